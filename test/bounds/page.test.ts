import { readFileSync } from 'node:fs';
import { BOUNDS as RIFTBOUND } from '../../libs/rulesets/riftbound/src/words/bounds.js';
import { BOUNDS as RUNETERRA } from '../../libs/rulesets/runeterra/src/words/bounds.js';
import { RULING_BOUNDS } from '../../libs/rulings/src/bounds.js';
import { ACCESS_BOUNDS } from '#access';
import { TAPE_BOUNDS } from '#match';
import { DECK_BOUNDS, LINE_BOUNDS } from '#notation';
import { LITERAL_BOUNDS, MOST_STEPS, shapes } from '#ruleset';

const page = readFileSync(new URL('../../docs/reference/bounds.md', import.meta.url), 'utf8');

const PARTS: readonly (readonly [title: string, bounds: Readonly<Record<string, number>>])[] = [
  ['A play of Riftbound, and its table', RIFTBOUND],
  ['A play of Legends of Runeterra, and its table', RUNETERRA],
  ['A line', LINE_BOUNDS],
  ['A play, whatever its game', { parts: shapes.MOST_PARTS, steps: MOST_STEPS }],
  ['A deck', DECK_BOUNDS],
  ['A tape file', TAPE_BOUNDS],
  ['A table literal', LITERAL_BOUNDS],
  ['A ruling file', RULING_BOUNDS],
  ['A link', ACCESS_BOUNDS],
];

test.each(PARTS)('%s has on the page the bounds that the program has', (title, bounds) => {
  const [, section = ''] = page.split(`## ${title}\n`);
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)`\s*\| (\d+)\s*\|/gm)];
  expect(Object.fromEntries(rows.map(([, name = '', most]) => [name, Number(most)]))).toEqual({ ...bounds });
});
