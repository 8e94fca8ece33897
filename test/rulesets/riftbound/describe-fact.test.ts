import type { Viewer } from '#ruleset';
import { riftbound, type RiftboundFact } from '#rulesets/riftbound';
import { after, firstIn, firstMainPhase, piecesIn } from './support/table.js';
import { randomDuel } from './support/random-duel.js';

const state = firstMainPhase();
const [one = -1, two = -1] = piecesIn(state, 'main-deck-0');
const inHand = firstIn(state, 'hand-0');
const POUTY = 'OGN-013';

const tell = (fact: Omit<RiftboundFact, 'because'>, viewer: Viewer = 'public', before = state): string =>
  riftbound.describeFact({ ...fact, because: [] } as RiftboundFact, before, viewer);

describe('a sentence tells no more than the viewer knows', () => {
  const drawn = { type: 'CardsDrawn', data: { seat: 0, pieces: [one, two], cards: [POUTY, POUTY] } } as const;
  test.each<readonly [Viewer, string]>([
    [0, 'Ana draws Pouty Poro (2).'],
    [1, 'Ana draws 2 cards.'],
    ['public', 'Ana draws 2 cards.'],
    ['recorder', 'Ana draws Pouty Poro (2).'],
  ])('a draw, for %s', (viewer, sentence) => {
    expect(tell(drawn, viewer)).toBe(sentence);
  });

  const hidden = { type: 'CardHidden', data: { seat: 0, piece: inHand, card: POUTY, at: 0 } } as const;
  test.each<readonly [Viewer, RegExp]>([
    [0, /^Ana hides Pouty Poro at /],
    [1, /^Ana hides a card at /],
  ])('a hidden card, for %s', (viewer, sentence) => {
    expect(tell(hidden, viewer)).toMatch(sentence);
  });

  test('a reveal tells everybody', () => {
    expect(tell({ type: 'CardRevealed', data: { piece: inHand, card: POUTY } }, 1)).toBe(
      "Ana's Pouty Poro is revealed.",
    );
  });
});

const board = after(state, {
  type: 'PiecePut',
  data: { piece: inHand, card: POUTY, to: { zone: 'base', seat: 0 }, exhausted: false },
  because: [],
});

test.each<readonly [string, Omit<RiftboundFact, 'because'>]>([
  [
    "Ana moves Pouty Poro to Ben's base.",
    { type: 'UnitsMoved', data: { seat: 0, units: [inHand], to: { zone: 'base', seat: 1 }, standard: true } },
  ],
  [
    'Combat: 3 against 1: 3 damage to Pouty Poro.',
    {
      type: 'DamageDealt',
      data: { parts: [{ unit: inHand, amount: 3 }], source: { kind: 'combat', attacker: 3, defender: 1 } },
    },
  ],
  [
    'Ana pays 2 energy, 2 Fury power and 1 universal power.',
    { type: 'CostPaid', data: { seat: 0, energy: 2, power: ['Fury', 'any', 'Fury'], unpaid: 0 } },
  ],
  [
    'Ana pays nothing; 2 of the cost stays unpaid.',
    { type: 'CostPaid', data: { seat: 0, energy: 0, power: [], unpaid: 2 } },
  ],
  [
    'Ben gains 1 point (Burn Out) and has 3.',
    { type: 'PointsGained', data: { seat: 1, points: 1, total: 3, source: { kind: 'burn-out' } } },
  ],
  [
    'Corrected: Pouty Poro has 2 damage.',
    {
      type: 'TableCorrected',
      data: { correction: { change: 'damage', piece: inHand, amount: 2 }, note: 'forgotten', card: null },
    },
  ],
  [
    'Corrected: Ana has 1 Calm power.',
    {
      type: 'TableCorrected',
      data: { correction: { change: 'power', seat: 0, domain: 'Calm', amount: 1 }, note: '', card: null },
    },
  ],
  ['Ana keeps the hand.', { type: 'MulliganTaken', data: { seat: 0, count: 0 } }],
  [
    'Pouty Poro gets +2 Might this turn; Pouty Poro gets Tank.',
    {
      type: 'EffectsBegan',
      data: {
        effects: [
          { id: 1, piece: inHand, object: 1, might: 2, keyword: null, value: 0, until: 'turn' },
          { id: 2, piece: inHand, object: 1, might: 0, keyword: 'Tank', value: 1, until: 'always' },
        ],
      },
    },
  ],
])('%s', (sentence, fact) => {
  expect(tell(fact, 'public', board)).toBe(sentence);
});

test('the note of a correction is told to the recorder alone, whose words it is in', () => {
  const correction = { change: 'damage', piece: inHand, amount: 2 } as const;
  const fact = { type: 'TableCorrected', data: { correction, note: 'forgotten', card: null } } as const;
  expect(tell(fact, 'recorder', board)).toBe('Corrected: Pouty Poro has 2 damage (forgotten).');
  expect(tell(fact, 1, board)).not.toContain('forgotten');
});

test('every fact of a game is one sentence', () => {
  for (const { fact, before } of randomDuel({ seed: 5, plays: 150, mode: 'match' }).steps) {
    const sentence = riftbound.describeFact(fact, before, 'public');
    expect(sentence).toMatch(/^\P{Ll}.*[.?]$/u);
    expect(sentence).not.toMatch(/undefined|null|NaN|\[object|unknown/);
  }
});
