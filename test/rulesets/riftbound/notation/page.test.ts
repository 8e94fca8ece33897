import { readFileSync } from 'node:fs';
import { notation } from '../../../../libs/rulesets/riftbound/src/faces/notation.js';
import { CORRECTION_FORMS } from '../../../../libs/rulesets/riftbound/src/faces/notation/corrections.js';
import { INSTRUCTION_FORMS } from '../../../../libs/rulesets/riftbound/src/faces/notation/instructions.js';
import { PLAYER_FORMS, TABLE_FORMS } from '../../../../libs/rulesets/riftbound/src/faces/notation/lines.js';
import { examplesIn } from '../../support/page-examples.js';
import { layTable, USUAL } from './table.js';

const page = readFileSync(new URL('../../../../docs/reference/notation-riftbound.md', import.meta.url), 'utf8');

/** A table where everything that the page's examples speak of is once. */
const state = (() => {
  const grove = { zone: 'battlefield', at: 1 } as const;
  const more = ['Long Sword', 'Sprite'].map((name) => ({ name, place: grove, owner: 0 }));
  const hand = ['Challenge', 'Tideturner', 'Vi, Destructive'].map((name) => ({
    name,
    place: { zone: 'hand', seat: 0 } as const,
    owner: 0,
  }));
  const usual = USUAL.filter(({ name, owner }) => !(name?.startsWith('Vi,') === true && owner === 1))
    .filter(({ place }) => place.zone !== 'chain' && place.zone !== 'facedown')
    .map((laid) => ({ ...laid, exhausted: false }));
  const unknown = [
    { name: 'Caitlyn, Patrolling', place: { zone: 'base', seat: 1 } as const, owner: 1 },
    { name: null, place: { zone: 'hand', seat: 0 } as const, owner: 0 },
    { name: null, place: { zone: 'champion', seat: 1 } as const, owner: 1 },
    { name: 'Defy', place: { zone: 'hand', seat: 1 } as const, owner: 1 },
    { name: 'Falling Star', place: { zone: 'chain' } as const, owner: 0 },
    { name: 'Challenge', place: { zone: 'chain' } as const, owner: 1 },
  ];
  const laid = [...usual, ...more, ...hand, ...unknown];
  const table = layTable(laid);
  const item = (id: number, piece: number) => ({ id, piece, controller: 0, targets: [], status: 'finalized' });
  const chain = [item(1, laid.length - 2), item(2, laid.length - 1)];
  return { ...table, chain: chain as unknown as typeof table.chain };
})();

const examplesOf = (heading: string): readonly string[] =>
  examplesIn(page, heading).filter((example) => example.includes(' ') || heading === 'Effects');

const lines = [
  ...examplesOf('Plays of a player').map((line) => (/^\w+: /.test(line) ? line : `Ana: ${line}`)),
  ...examplesOf('Plays of the table'),
  ...examplesOf('Effects').map((line) => `Ana: resolves: ${line}`),
  ...examplesOf('Corrections'),
];

const spoken = lines.filter((line) => !line.endsWith(': 2 cards') && !line.endsWith(': chooses showdown at Grove'));

test.each(spoken)('the page says %s', (line) => {
  const answer = notation.parse(line, state);
  expect(answer.ok ? '' : answer.error.message).toBe('');
});

test('every form stands on the page', () => {
  const forms = [...PLAYER_FORMS, ...TABLE_FORMS, ...INSTRUCTION_FORMS, ...CORRECTION_FORMS];
  const kinds = ({ play, verb, change }: Record<string, unknown>): string => JSON.stringify([play, verb, change]);
  const said = new Set<string>();
  const note = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    said.add(kinds(value as Record<string, unknown>));
    for (const part of Object.values(value)) note(part);
  };
  for (const line of spoken) {
    const answer = notation.parse(line, state);
    if (answer.ok) note(answer.value);
  }
  const missing = forms.map(({ fixed }) => kinds(fixed)).filter((kind) => !said.has(kind));
  expect(missing).toEqual([]);
});
