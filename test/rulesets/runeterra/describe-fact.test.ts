import type { Viewer } from '#ruleset';
import { runeterra, type RuneterraFact } from '#rulesets/runeterra';
import { laid } from './support/lay.js';

const state = laid({
  players: {
    Ana: { hand: ['Judgment', 'Single Combat'], bench: ['Garen', { card: 'Twisted Fate', level: 2 }] },
    Ben: { hand: ['Mystic Shot'], bench: ['Teemo'] },
  },
  attack: "Ana: attacks with Garen challenging Ben's Teemo",
  stack: ['Ana: announces Twisted Fate as a skill: use Gold Card'],
});

/** Numbers of the pieces above. */
const [GAREN, TEEMO, JUDGMENT, MYSTIC] = ['Garen', 'Teemo', 'Judgment', 'Mystic Shot'].map((name) =>
  Number(runeterra.view(state, 'recorder').pieces.find((piece) => piece.name === name)?.id),
) as [number, number, number, number];

const tell = (fact: Omit<RuneterraFact, 'because'>, viewer: Viewer = 'public'): string =>
  runeterra.describeFact({ ...fact, because: [] } as RuneterraFact, state, viewer);

describe('a sentence tells no more than the viewer knows', () => {
  test.each<readonly [Viewer, string]>([
    [0, 'Ana draws Garen (2).'],
    [1, 'Ana draws 2 cards.'],
    ['public', 'Ana draws 2 cards.'],
    ['recorder', 'Ana draws Garen (2).'],
  ])('a draw, for %s', (viewer, sentence) => {
    const data = { seat: 0, pieces: [90, 91], cards: ['01DE012', '01DE012'] };
    expect(tell({ type: 'CardsDrawn', data }, viewer)).toBe(sentence);
  });

  test.each<readonly [Viewer, string]>([
    [0, 'What happens of Gold Card is told: discard Judgment.'],
    [1, 'What happens of Gold Card is told: discard unknown.'],
  ])('an effect about a card in hand, for %s', (viewer, sentence) => {
    const effects = [{ do: 'discard', to: { who: 'piece', piece: JUDGMENT } }] as const;
    expect(tell({ type: 'EffectDescribed', data: { seat: 0, item: 1, effects } }, viewer)).toBe(sentence);
  });

  test.each<readonly [Viewer, string]>([
    ['public', 'A hidden card is told.'],
    [1, "Ben's Mystic Shot is Mystic Shot."],
  ])('a card that is told where it is hidden, for %s', (viewer, sentence) => {
    expect(tell({ type: 'CardRevealed', data: { piece: MYSTIC, card: '01PZ052' } }, viewer)).toBe(sentence);
  });
});

test.each<readonly [string, Omit<RuneterraFact, 'because'>]>([
  [
    "Ana attacks with Garen, Garen challenging Ben's Teemo.",
    {
      type: 'AttackCommitted',
      data: { seat: 0, attackers: [GAREN], challenges: [{ by: GAREN, enemy: TEEMO }], free: false },
    },
  ],
  [
    'Ben blocks Garen with Teemo.',
    { type: 'BlocksCommitted', data: { seat: 1, blocks: [{ by: TEEMO, attacker: GAREN }] } },
  ],
  ['Ben blocks nothing.', { type: 'BlocksCommitted', data: { seat: 1, blocks: [] } }],
  ["Ana's Garen strikes Ben's Teemo for 5.", { type: 'UnitStruck', data: { by: GAREN, target: TEEMO, amount: 5 } }],
  [
    "Ben's nexus takes 5 damage from Garen and has 15 health.",
    { type: 'NexusDamaged', data: { seat: 1, amount: 5, health: 15, source: GAREN } },
  ],
  ['Ana pays 2 spell mana and 1 mana.', { type: 'ManaPaid', data: { seat: 0, spellMana: 2, mana: 1, for: JUDGMENT } }],
  [
    "Ana's Garen gets -2|+0 and Barrier this round.",
    { type: 'UnitGrew', data: { piece: GAREN, grant: { power: -2, health: 0, keyword: 'Barrier', until: 'round' } } },
  ],
  [
    'Ben gets Fleeting Cataclysm (2) into the deck.',
    {
      type: 'CardsCreated',
      data: { seat: 1, where: 'deck', fleeting: true, pieces: [], cards: ['04DE003', '04DE003'] },
    },
  ],
  [
    "Gold Card fizzles: Ben's Teemo cannot be reached any more.",
    { type: 'ItemFizzled', data: { item: 1, targets: [{ kind: 'piece', piece: TEEMO, object: 0 }] } },
  ],
  [
    "Corrected: Ben's nexus has 7 health (a slip).",
    { type: 'TableCorrected', data: { correction: { change: 'nexus', seat: 1, health: 7 }, note: 'a slip' } },
  ],
])('%s', (sentence, fact) => {
  expect(tell(fact, 'recorder')).toBe(sentence);
});
