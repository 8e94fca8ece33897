import { readFileSync } from 'node:fs';
import { runeterra } from '#rulesets/runeterra';
import { CORRECTION_FORMS } from '../../../../libs/rulesets/runeterra/src/faces/notation/corrections.js';
import { EFFECT_FORMS } from '../../../../libs/rulesets/runeterra/src/faces/notation/effects.js';
import { PLAYER_FORMS, TABLE_FORMS } from '../../../../libs/rulesets/runeterra/src/faces/notation/lines.js';
import { examplesIn } from '../../support/page-examples.js';
import { usualTable } from './table.js';

const { parse } = runeterra.notation;
const page = readFileSync(new URL('../../../../docs/reference/notation-runeterra.md', import.meta.url), 'utf8');
const state = usualTable();

const lines = [
  ...examplesIn(page, 'Plays of a player').filter((example) => /^\w+: /.test(example)),
  ...examplesIn(page, 'Plays of the table'),
  ...examplesIn(page, 'Effects').map((effect) => `Ana: describes ${effect}`),
  ...examplesIn(page, 'Corrections'),
];

test.each(lines)('the page says %s', (line) => {
  const answer = parse(line, state);
  expect(answer.ok ? '' : answer.error.message).toBe('');
});

/** What tells one form from another. */
const kindOf = (value: object): string =>
  JSON.stringify(['play', 'do', 'change'].map((tag) => (value as Record<string, unknown>)[tag] ?? null));

const kindsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? [kindOf(value), ...Object.values(value).flatMap(kindsIn)] : [];

test('every form stands on the page', () => {
  const said = new Set(
    lines.flatMap((line) => {
      const answer = parse(line, state);
      return answer.ok ? kindsIn(answer.value) : [];
    }),
  );
  const forms = [...PLAYER_FORMS, ...TABLE_FORMS, ...EFFECT_FORMS, ...CORRECTION_FORMS];
  expect(forms.map(({ fixed }) => kindOf(fixed)).filter((kind) => !said.has(kind))).toEqual([]);
});
