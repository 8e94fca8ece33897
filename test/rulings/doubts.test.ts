import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { DOUBTFUL_POINTS } from '#rulesets/riftbound';

const folder = 'rulings/riftbound';
const rulings = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

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

const doubted = rulings
  .flatMap((text) => expectations(parse(text) as Expecting))
  .filter(({ verdict }) => verdict === 'doubtful');

test.each(Object.entries(DOUBTFUL_POINTS))('a ruling is doubtful by both readings: %s', (_name, { taken, other }) => {
  const both = doubted.filter(({ because = [] }) => because.includes(taken.rule) && because.includes(other.rule));
  expect(both.length).toBeGreaterThan(0);
});
