import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Doubt } from '#ruleset';
import { DOUBTFUL_POINTS as RIFTBOUND } from '#rulesets/riftbound';
import { DOUBTFUL_POINTS as RUNETERRA } from '#rulesets/runeterra';

interface Expecting {
  readonly expect?: { readonly verdict?: string; readonly because?: readonly string[] };
  readonly cases?: readonly Expecting[];
  readonly plays?: readonly unknown[] | string;
}

/** Expectations at the end, and between the plays. */
const expectations = (ruling: Expecting): readonly NonNullable<Expecting['expect']>[] => [
  ...(ruling.expect ? [ruling.expect] : []),
  ...(Array.isArray(ruling.plays) ? (ruling.plays as readonly Expecting[]).flatMap(({ expect }) => expect ?? []) : []),
  ...(ruling.cases ?? []).flatMap(expectations),
];

/** What the rulings of a game expect to be doubtful. */
const doubtedIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => expectations(parse(readFileSync(join(folder, name), 'utf8')) as Expecting))
    .filter(({ verdict }) => verdict === 'doubtful');

describe.each<readonly [string, Readonly<Record<string, Doubt>>]>([
  ['riftbound', RIFTBOUND],
  ['runeterra', RUNETERRA],
])('rulings of %s', (game, points) => {
  const doubted = doubtedIn(join('rulings', game));

  test.each(Object.entries(points))('one is doubtful by both readings: %s', (_name, { taken, other }) => {
    const both = doubted.filter(({ because = [] }) => because.includes(taken.rule) && because.includes(other.rule));
    expect(both.length).toBeGreaterThan(0);
  });
});
