import { notation } from '../../../../libs/rulesets/riftbound/src/faces/notation.js';
import type { Play } from '../../../../libs/rulesets/riftbound/src/words/plays.js';
import { idOf, usualTable } from './table.js';

const state = usualTable();

const card = {
  to: null,
  accelerate: false,
  declared: null,
  cost: null,
  targets: [],
  payment: null,
  instructions: null,
} as const;
const piece = (number: number) => ({ kind: 'piece', piece: number }) as const;

/** Lines as they are written, with the play each is. Piece numbers are those of `USUAL`. */
const LINES: readonly (readonly [line: string, play: Play])[] = [
  ['first player: Ben', { play: 'ChooseFirstPlayer', first: 1 }],
  ['Ana: picks Zaun Warrens', { play: 'ChooseBattlefield', seat: 0, card: idOf('Zaun Warrens') }],
  ['Ana: shuffles main deck', { play: 'Shuffle', seat: 0, deck: 'main-deck', cards: null }],
  [
    'Ben: shuffles rune deck: Mind Rune, Fury Rune',
    { play: 'Shuffle', seat: 1, deck: 'rune-deck', cards: [idOf('Mind Rune'), idOf('Fury Rune')] },
  ],
  ['Ana: keeps', { play: 'Mulligan', seat: 0, pieces: [] }],
  ['Ana: mulligans Falling Star, Cleave', { play: 'Mulligan', seat: 0, pieces: [12, 13] }],
  ['Ben: mulligans 2 unknown', { play: 'Mulligan', seat: 1, pieces: [15, 16] }],
  ['Ana: plays Cleave', { play: 'PlayCard', seat: 0, piece: 13, card: idOf('Cleave'), ...card }],
  ['Ana: plays Call to Glory', { play: 'PlayCard', seat: 0, piece: 22, card: idOf('Call to Glory'), ...card }],
  [
    "Ana: plays Falling Star -> Ben's Vi, Teemo: deal 3 to Ben's Vi; draw 1",
    {
      play: 'PlayCard',
      seat: 0,
      piece: 12,
      card: idOf('Falling Star'),
      ...card,
      targets: [piece(4), piece(3)],
      instructions: [
        { verb: 'deal', amount: 3, to: [4] },
        { verb: 'draw', seat: 0, count: 1 },
      ],
    },
  ],
  [
    'Ana: plays Annie to Zaun Warrens accelerated exhausting 2 Fury Rune, Mind Rune recycling rune 4 for Fury',
    {
      play: 'PlayCard',
      seat: 0,
      piece: 18,
      card: idOf('Annie, Fiery'),
      ...card,
      to: { zone: 'battlefield', at: 0 },
      accelerate: true,
      payment: { exhaust: [8, 9, 10], recycle: [{ rune: 11, domain: 'Fury' }] },
    },
  ],
  [
    'Ben: plays Vi, Hotheaded to base',
    { play: 'PlayCard', seat: 1, piece: 15, card: idOf('Vi, Hotheaded'), ...card, to: { zone: 'base', seat: 1 } },
  ],
  [
    'Ana: plays Tideturner (1 any) -> Challenge on the chain, Ben: nothing',
    {
      play: 'PlayCard',
      seat: 0,
      piece: 19,
      card: idOf('Tideturner'),
      ...card,
      cost: { energy: 0, power: ['any'], exhaustSource: false, instructions: [] },
      targets: [
        { kind: 'item', item: 3 },
        { kind: 'seat', seat: 1 },
      ],
      instructions: [],
    },
  ],
  [
    "Ana: uses Dark Child (exhaust, 2 energy, 1 Fury; kill Recruit #1, Teemo) -> Ben's Vi: ready Ana's Vi",
    {
      play: 'ActivateAbility',
      seat: 0,
      source: 17,
      ability: null,
      to: null,
      cost: {
        energy: 2,
        power: ['Fury'],
        exhaustSource: true,
        instructions: [{ verb: 'kill', pieces: [5, 3] }],
      },
      targets: [piece(4)],
      declared: null,
      instructions: [{ verb: 'ready', pieces: [2] }],
      payment: null,
    },
  ],
  [
    'Ana: triggers Zaun Warrens: discard Cleave; reveal Falling Star; put Falling Comet to base',
    {
      play: 'AnnounceTrigger',
      seat: 0,
      source: 0,
      targets: [],
      instructions: [
        { verb: 'discard', pieces: [13] },
        { verb: 'reveal', piece: 12, card: idOf('Falling Star') },
        { verb: 'put', piece: 20, card: idOf('Falling Comet'), to: { zone: 'base', seat: 0 } },
      ],
    },
  ],
  ['Ana: exhausts Fury Rune, rune 4', { play: 'UseRunes', seat: 0, payment: { exhaust: [8, 11], recycle: [] } }],
  [
    'Ana: recycles Fury Rune for Fury, Mind Rune',
    {
      play: 'UseRunes',
      seat: 0,
      payment: {
        exhaust: [],
        recycle: [
          { rune: 8, domain: 'Fury' },
          { rune: 10, domain: null },
        ],
      },
    },
  ],
  ['Ana: moves Vi, 2 Recruit to base', { play: 'MoveUnits', seat: 0, units: [2, 5, 6], to: { zone: 'base', seat: 0 } }],
  [
    'Ana: moves Teemo to Grove of the God-Willow',
    { play: 'MoveUnits', seat: 0, units: [3], to: { zone: 'battlefield', at: 1 } },
  ],
  [
    'Ana: hides Cleave at Zaun Warrens',
    { play: 'HideCard', seat: 0, piece: 13, card: idOf('Cleave'), at: 0, payment: null },
  ],
  ['Ben: hides unknown at Zaun Warrens', { play: 'HideCard', seat: 1, piece: 15, card: null, at: 0, payment: null }],
  ['Ben: passes', { play: 'Pass', seat: 1 }],
  ['Ana: ends turn', { play: 'EndTurn', seat: 0 }],
  [
    "Ana: assigns 3 to Ben's Vi, 2 to Teemo",
    {
      play: 'AssignDamage',
      seat: 0,
      damage: [
        { unit: 4, amount: 3 },
        { unit: 3, amount: 2 },
      ],
    },
  ],
  [
    "Ben: resolves: counter Challenge; create 2 Recruit at Zaun Warrens exhausted; Ana draws 1; give +2 Might to Ben's Vi this turn; give Tank to Teemo always; give Assault 3 to Teemo this combat",
    {
      play: 'DescribeEffect',
      seat: 1,
      instructions: [
        { verb: 'counter', item: 3 },
        {
          verb: 'create',
          token: idOf('Recruit'),
          seat: 1,
          to: { zone: 'battlefield', at: 0 },
          count: 2,
          exhausted: true,
        },
        { verb: 'draw', seat: 0, count: 1 },
        { verb: 'might', pieces: [4], amount: 2, until: 'turn' },
        { verb: 'keyword', pieces: [3], keyword: 'Tank', value: 1, until: 'always' },
        { verb: 'keyword', pieces: [3], keyword: 'Assault', value: 3, until: 'combat' },
      ],
    },
  ],
  ['Ana: chooses Zaun Warrens', { play: 'ChooseShowdown', seat: 0, at: 0 }],
  ['Ben: orders Challenge, item 4', { play: 'OrderTriggers', seat: 1, items: [3, 4] }],
  ['Ben: reveals Teemo, Scout', { play: 'RevealCard', seat: 1, piece: 15, card: idOf('Teemo, Scout') }],
  ['Ana: invites Ben', { play: 'Invite', seat: 0, mate: 1 }],
  ['Ana: places the token at Zaun Warrens', { play: 'ChoosePlace', seat: 0, to: { zone: 'battlefield', at: 0 } }],
  ['Ben: names Super Mega Death Rocket!', { play: 'NameCard', seat: 1, card: idOf('Super Mega Death Rocket!') }],
  ['Ben: chooses word Cards', { play: 'ChooseWord', seat: 1, word: 'Cards' }],
  ['Ana: gives the point to Ben', { play: 'ChooseOpponent', seat: 0, opponent: 1 }],
  ['Ana: concedes', { play: 'Concede', seat: 0 }],
  ['draw agreed', { play: 'AgreeDraw' }],
  ['next game', { play: 'NextGame', first: null }],
  ['next game, Ben first', { play: 'NextGame', first: 1 }],
  ['order: Falling Star, 2 Cleave', { play: 'OrderCards', pieces: [12, 13, 14] }],
  [
    'correct: Teemo has 3 damage # seen on camera',
    { play: 'Correct', correction: { change: 'damage', piece: 3, amount: 3 }, note: 'seen on camera' },
  ],
  [
    "correct: move Teemo to Ana's hand",
    { play: 'Correct', correction: { change: 'move', piece: 3, zone: 'hand', seat: 0 }, note: '' },
  ],
  [
    'correct: move Teemo to Zaun Warrens',
    { play: 'Correct', correction: { change: 'move-to-battlefield', piece: 3, at: 0 }, note: '' },
  ],
  ['correct: Ana has 5 points', { play: 'Correct', correction: { change: 'points', seat: 0, points: 5 }, note: '' }],
  [
    'correct: Zaun Warrens is controlled by nobody',
    { play: 'Correct', correction: { change: 'battlefield-controller', at: 0, seat: null }, note: '' },
  ],
  [
    'correct: Teemo is controlled by Ben',
    { play: 'Correct', correction: { change: 'controller', piece: 3, seat: 1 }, note: '' },
  ],
  [
    'correct: Teemo is ready',
    { play: 'Correct', correction: { change: 'exhausted', piece: 3, value: false }, note: '' },
  ],
  [
    "correct: Ben's unknown is Cleave",
    { play: 'Correct', correction: { change: 'card', piece: 15, card: idOf('Cleave') }, note: '' },
  ],
  [
    'correct: remove Challenge from the chain',
    { play: 'Correct', correction: { change: 'remove-item', item: 3 }, note: '' },
  ],
  [
    'correct: Ben has 1 any power',
    { play: 'Correct', correction: { change: 'power', seat: 1, domain: 'any', amount: 1 }, note: '' },
  ],
];

test.each(LINES)('%s', (line, play) => {
  expect(notation.parse(line, state)).toEqual({ ok: true, value: play });
  expect(notation.make(play, state)).toBe(line);
});

/** Lines that people type and that mean the same as a line above. */
test.each([
  ['ana:   PASSES', 'Ana: passes'],
  ['b: mulligans 2 cards', 'Ben: mulligans 2 unknown'],
  ['Ana: moves Vi, Recruit, Recruit to base # in a hurry', 'Ana: moves Vi, 2 Recruit to base'],
  ['Ana: plays "Call to Glory"', 'Ana: plays Call to Glory'],
  ['Ana: plays fallin', 'Ana: plays Falling Star'],
  ['Ana: ends the turn', 'Ana: ends turn'],
  ['Ana: chooses showdown at zaun', 'Ana: chooses Zaun Warrens'],
  ['Ana: moves teemo to grove', 'Ana: moves Teemo to Grove of the God-Willow'],
])('%s is %s', (typed, line) => {
  expect(notation.parse(typed, state)).toEqual(notation.parse(line, state));
  expect(notation.parse(line, state).ok).toBe(true);
});
