/**
 * A task of an older tape numbers the ability that it is of, and goes on meaning that one whatever becomes of their order: here the
 * abilities of a card are turned round.
 * @jest-environment-options {"alone": true}
 */
import { definitionOf } from '../../../libs/rulesets/runeterra/src/cards/definitions.js';
import type { Fact } from '#kernel';
import { runeterra } from '#rulesets/runeterra';
import { laid } from './support/lay.js';

const JARVAN = '04DE008T1';
(definitionOf(JARVAN)?.abilities as unknown[]).reverse();

const table = laid({
  players: { Ana: { bench: [{ card: 'Jarvan IV', level: 2 }, 'Lounging Lizard'] }, Ben: null },
});

/** What a task of an ability causes, named or numbered. */
const facts = (card: string, ability: unknown): readonly Fact[] => {
  const source = table.pieces.findIndex((piece) => piece.card === card);
  const asked = runeterra.evolve(table, {
    type: 'ChoiceAwaited',
    data: {
      choice: { kind: 'first-player', seat: null },
      agenda: [{ task: 'ability', source, ability, it: null }],
    },
    because: [],
  } as unknown as Parameters<typeof runeterra.evolve>[1]);
  const decision = runeterra.decide(asked, { play: 'ChooseFirstPlayer', first: 0 } as never, 'strict');
  return decision.outcome === 'accepted' ? decision.facts : [];
};

test('of a card with several abilities each number means the moment that it meant', () => {
  expect([1, 2].map((number) => facts(JARVAN, number))).toEqual(
    ['round-start', 'challenge'].map((moment) => facts(JARVAN, moment)),
  );
  expect(facts(JARVAN, 1).map(({ type }) => type)).toContain('CardsCreated');
  expect(facts(JARVAN, 2).map(({ type }) => type)).toContain('UnitGrew');
});

test('of a card with one ability the only number means that', () => {
  expect(facts('03BW002', 0)).toEqual(facts('03BW002', 'round-start'));
  expect(facts('03BW002', 0).map(({ type }) => type)).toContain('DamageDealt');
});
