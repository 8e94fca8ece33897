import type { Envelope, Fact } from '#kernel';
import { schemasOf } from '#match';
import { runeterra } from '#rulesets/runeterra';
import { laid } from './support/lay.js';

test('an ability that has acted is named by its moment, and was by its number in schema 1', () => {
  const event = { type: 'AbilityActed', schema: 1, data: { piece: 3, ability: 0 } } as unknown as Envelope;
  expect(schemasOf(runeterra).read(event)).toMatchObject({ schema: 2, data: { piece: 3, ability: 'card-played' } });
});

test('a task of an older tape is of the ability that had its number', () => {
  const table = laid({ players: { Ana: { bench: [{ card: 'Jarvan IV', level: 2 }] }, Ben: null } });
  const source = table.pieces.findIndex(({ card }) => card === '04DE008T1');
  const asked = (ability: unknown) =>
    runeterra.evolve(table, {
      type: 'ChoiceAwaited',
      data: {
        choice: { kind: 'first-player', seat: null },
        agenda: [{ task: 'ability', source, ability, it: null }],
      },
      because: [],
    } as unknown as Parameters<typeof runeterra.evolve>[1]);
  const facts = (ability: unknown): readonly Fact[] => {
    const decision = runeterra.decide(asked(ability), { play: 'ChooseFirstPlayer', first: 0 } as never, 'strict');
    return decision.outcome === 'accepted' ? decision.facts : [];
  };
  expect([1, 2].map(facts)).toEqual(['round-start', 'challenge'].map(facts));
  expect(facts(1).map(({ type }) => type)).toContain('CardsCreated');
  expect(facts(2).map(({ type }) => type)).toContain('UnitGrew');
});
