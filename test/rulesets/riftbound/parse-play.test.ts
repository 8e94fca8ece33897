import type { Json } from '#kernel';
import { riftbound } from '#rulesets/riftbound';

const PAYMENT = { exhaust: [80], recycle: [{ rune: 81, domain: 'Fury' }] };
const COST = {
  energy: 2,
  power: ['Fury', 'any'],
  exhaustSource: true,
  instructions: [{ verb: 'discard', pieces: [9] }],
};

/** One play of each kind, as it comes over the wire. */
const PLAYS: readonly Json[] = [
  { play: 'ChooseFirstPlayer', first: 1 },
  { play: 'ChooseBattlefield', seat: 0, card: 'OGN-275' },
  { play: 'Shuffle', seat: 0, deck: 'main-deck', cards: ['OGN-001', 'OGN-002'] },
  { play: 'Shuffle', seat: 0, deck: 'rune-deck', cards: null },
  { play: 'OrderCards', pieces: [3, 2] },
  { play: 'Mulligan', seat: 1, pieces: [] },
  {
    play: 'PlayCard',
    seat: 0,
    piece: 12,
    card: 'OGN-001',
    to: { zone: 'battlefield', at: 1 },
    targets: [
      { kind: 'piece', piece: 4 },
      { kind: 'item', item: 2 },
      { kind: 'seat', seat: 1 },
    ],
    accelerate: true,
    declared: {
      modes: ['deal 2'],
      way: { card: 'UNL-025', ability: 'static' },
      using: [],
      extra: [{ cost: { card: 'VEN-157', ability: 'static', source: 30 }, using: [4] }],
      repeats: [
        {
          cost: { card: 'SFD-077', ability: 'Repeat', instance: 0 },
          using: [],
          modes: [0],
          targets: [{ kind: 'piece', piece: 4 }],
          to: null,
        },
      ],
      amount: 0,
    },
    cost: COST,
    instructions: [{ verb: 'deal', amount: 3, to: [4] }],
    payment: PAYMENT,
  },
  {
    play: 'ActivateAbility',
    seat: 0,
    source: 1,
    ability: null,
    cost: COST,
    to: null,
    targets: [],
    declared: null,
    instructions: null,
    payment: null,
  },
  { play: 'AnnounceTrigger', seat: 0, source: 1, targets: [], instructions: [{ verb: 'draw', seat: 0, count: 1 }] },
  { play: 'UseRunes', seat: 0, payment: PAYMENT },
  { play: 'MoveUnits', seat: 0, units: [12, 13], to: { zone: 'base', seat: 0 } },
  { play: 'HideCard', seat: 0, piece: 9, card: null, at: 0, payment: null },
  { play: 'Pass', seat: 0 },
  { play: 'EndTurn', seat: 0 },
  { play: 'AssignDamage', seat: 0, damage: [{ unit: 4, amount: 3 }] },
  { play: 'DescribeEffect', seat: 0, instructions: [{ verb: 'might', pieces: [4], amount: -2, until: 'turn' }] },
  { play: 'ChooseShowdown', seat: 0, at: 1 },
  { play: 'OrderTriggers', seat: 0, items: [2, 1] },
  { play: 'RevealCard', seat: 1, piece: 60, card: 'OGN-001' },
  { play: 'Concede', seat: 1 },
  { play: 'AgreeDraw' },
  { play: 'NextGame', first: null },
  { play: 'Correct', correction: { change: 'power', seat: 0, domain: 'any', amount: 1 }, note: 'forgotten' },
];

test.each(PLAYS)('%j is a play', (json) => {
  expect(riftbound.parsePlay(json)).toEqual({ ok: true, value: json });
});

/** [what was sent, where it is wrong, what is accepted there] */
const WRONG: readonly (readonly [Json, string, string])[] = [
  [null, 'This is not a play.', 'an object with play'],
  [[], 'This is not a play.', 'an object with play'],
  [{}, 'at /play.', 'one of ChooseFirstPlayer, ChooseBattlefield'],
  [{ play: 'Cheat' }, 'at /play.', 'one of ChooseFirstPlayer'],
  [{ play: 'Pass' }, 'at /seat.', 'a whole number from 0 to 3'],
  [{ play: 'Pass', seat: 0.5 }, 'at /seat.', 'a whole number'],
  [{ play: 'Pass', seat: '0' }, 'at /seat.', 'a whole number'],
  [{ play: 'Pass', seat: 4 }, 'at /seat.', 'a whole number from 0 to 3'],
  [{ play: 'Pass', seat: 0, note: 'x' }, 'at /note.', 'no such property; accepted are play, seat'],
  [{ play: 'Pass', seat: 0, __proto__x: 1 }, 'at /__proto__x.', 'no such property'],
  [{ play: 'RevealCard', seat: 0, piece: 1, card: 'Vi' }, 'at /card.', 'the id of a card'],
  [{ play: 'ChooseBattlefield', seat: 0, card: null }, 'at /card.', 'the id of a card'],
  [
    { play: 'MoveUnits', seat: 0, units: [1, -1], to: { zone: 'base', seat: 0 } },
    'at /units/1.',
    'a whole number from 0',
  ],
  [
    {
      ...{ play: 'Decide', seat: 0, yes: true, payment: null },
      declared: { modes: [], way: 0, using: [], extra: [], repeats: [], amount: 0 },
    },
    'at /declared/way.',
    'an object with card, ability',
  ],
  [{ play: 'MoveUnits', seat: 0, units: 1, to: { zone: 'base', seat: 0 } }, 'at /units.', 'a list of at most'],
  [
    { play: 'MoveUnits', seat: 0, units: [1], to: { zone: 'hand', seat: 0 } },
    'at /to/zone.',
    'one of base, battlefield',
  ],
  [{ play: 'DescribeEffect', seat: 0, instructions: [{ verb: 'fly' }] }, 'at /instructions/0/verb.', 'one of deal,'],
  [
    {
      play: 'DescribeEffect',
      seat: 0,
      instructions: [
        { verb: 'create', token: 'OGN-001', seat: 0, to: { zone: 'base', seat: 0 }, count: 1, exhausted: true },
      ],
    },
    'at /instructions/0/token.',
    'the id of a token',
  ],
  [
    { play: 'HideCard', seat: 0, piece: 1, card: 5, at: 0, payment: null },
    'at /card.',
    'the id of a card, such as OGN-013, or null',
  ],
  [
    { play: 'Correct', correction: { change: 'card', piece: 1, card: null }, note: '' },
    'at /correction/card.',
    'the id of a card',
  ],
];

test.each(WRONG)('%j is refused', (json, where, accepted) => {
  const parsed = riftbound.parsePlay(json);
  expect(parsed).toMatchObject({ ok: false, error: { code: 'riftbound/not-a-play' } });
  if (parsed.ok) return;
  expect(parsed.error.message).toContain(where);
  expect(parsed.error.remedy).toContain(accepted);
});

test('a property that comes by inheritance is not read', () => {
  const json = JSON.parse('{"play":"Pass","__proto__":{"seat":0}}') as Json;
  expect(riftbound.parsePlay(json).ok).toBe(false);
});
