import { notation } from '../../../../libs/rulesets/riftbound/src/faces/notation.js';
import type { Play } from '../../../../libs/rulesets/riftbound/src/words/plays.js';
import { idOf, USUAL, usualTable } from './table.js';
import fc from '../../../support/fast-check.js';

const piece = fc.nat({ max: USUAL.length - 1 });
const seat = fc.nat({ max: 1 });
const number = fc.integer({ min: -3, max: 12 });
const count = fc.integer({ min: 0, max: 12 });
const pieces = fc.uniqueArray(piece, { maxLength: 5 });
const card = fc.constantFrom(
  ...['Vi, Destructive', 'Vi, Hotheaded', 'Cleave', 'Get Excited!', 'Back to Back', "Kai'Sa, Survivor", 'Recruit'].map(
    idOf,
  ),
);
const token = fc.constant(idOf('Recruit'));
const item = fc.integer({ min: 1, max: 12 });
const flag = fc.boolean();
const domain = fc.constantFrom('Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order');
const power = fc.array(fc.constantFrom('Fury', 'Mind', 'any'), { maxLength: 4 });
const location = fc.oneof(
  fc.record({ zone: fc.constant('base'), seat }),
  fc.record({ zone: fc.constant('battlefield'), at: seat }),
);
const until = fc.constantFrom('turn', 'combat', 'always');
const keyword = fc.constantFrom('Tank', 'Quick-Draw', 'Assault', 'odd one');

const verbs = {
  many: [
    'heal',
    'kill',
    'stun',
    'ready',
    'exhaust',
    'recall',
    'buff',
    'spend-buff',
    'banish',
    'return',
    'recycle',
    'discard',
  ],
  counted: ['draw', 'burn'],
};

const instruction = fc.oneof(
  fc.record({ verb: fc.constant('deal'), amount: count, to: pieces }),
  fc.record({ verb: fc.constant('strike'), by: piece, amount: count, to: pieces }),
  fc.record({ verb: fc.constant('extra-turn'), seat }),
  fc.record({ verb: fc.constant('replace'), seat, at: fc.nat(1), token }),
  fc.record({ verb: fc.constant('swap-back'), at: fc.nat(1) }),
  fc.record({ verb: fc.constantFrom(...verbs.many), pieces }),
  fc.record({ verb: fc.constantFrom(...verbs.counted), seat, count }),
  fc.record({ verb: fc.constant('move'), pieces, to: location }),
  fc.record({ verb: fc.constant('channel'), seat, count, exhausted: flag }),
  fc.record({ verb: fc.constant('score'), seat, points: count }),
  fc.record({ verb: fc.constant('gain-xp'), seat, amount: count }),
  fc.record({ verb: fc.constant('pay'), seat, energy: count, power }),
  fc.record({
    verb: fc.constant('add'),
    seat,
    energy: count,
    power,
    only: fc.constantFrom(null, 'spells', 'gear', 'units', 'showdowns'),
  }),
  fc.record({ verb: fc.constant('create'), token, seat, to: location, count, exhausted: flag }),
  fc.record({ verb: fc.constant('counter'), item }),
  fc.record({ verb: fc.constant('might'), pieces, amount: number, until }),
  fc.record({ verb: fc.constant('keyword'), pieces, keyword, value: count, until }),
  fc.record({ verb: fc.constant('control'), pieces, seat, until: fc.constantFrom('turn', 'leaves', 'always') }),
  fc.record({ verb: fc.constant('attach'), piece, to: piece }),
  fc.record({ verb: fc.constant('detach'), piece }),
  fc.record({ verb: fc.constant('put'), piece, card: fc.option(card), to: location }),
  fc.record({ verb: fc.constant('reveal'), piece, card }),
  fc.record({ verb: fc.constantFrom('look', 'predict'), seat, count }),
  fc.record({ verb: fc.constant('reveal-top'), seat, count, deck: fc.constantFrom('main-deck', 'rune-deck') }),
  fc.record({ verb: fc.constant('reveal-hand'), seat }),
  fc.record({ verb: fc.constant('look-facedown'), seat, of: seat }),
  fc.record({ verb: fc.constantFrom('show', 'draw-these'), pieces }),
  fc.record({ verb: fc.constant('place'), pieces, on: fc.constantFrom('top', 'bottom', 'hand', 'trash', 'champion') }),
  fc.record({
    verb: fc.constant('play'),
    seat,
    piece,
    card: fc.option(card),
    ignoring: fc.constantFrom(null, 'energy', 'cost', 'all'),
    cost: fc.option(fc.record({ energy: count, power })),
    less: count,
    only: fc.option(fc.array(location, { maxLength: 2 })),
    also: fc.array(location, { maxLength: 2 }),
    then: fc.constantFrom(null, 'recycle', 'banish'),
  }),
);
const instructions = fc.array(instruction, { maxLength: 4 });
const cost = fc.record({
  energy: count,
  power,
  exhaustSource: flag,
  instructions: fc.array(instruction, { maxLength: 2 }),
});
const payment = fc.record({
  exhaust: pieces,
  recycle: fc.uniqueArray(fc.record({ rune: piece, domain: fc.option(domain) }), {
    maxLength: 3,
    selector: ({ rune }) => rune,
  }),
});
const target = fc.oneof(
  fc.record({ kind: fc.constant('piece'), piece }),
  fc.record({ kind: fc.constant('item'), item: fc.constantFrom(3, 4) }),
  fc.record({ kind: fc.constant('seat'), seat }),
);
const targets = fc.array(target, { maxLength: 3 });

const named = (play: string, fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record({ play: fc.constant(play), ...fields });

const correction = fc.oneof(
  fc.record({
    change: fc.constant('move'),
    piece,
    zone: fc.constantFrom('main-deck', 'hand', 'champion', 'base'),
    seat,
  }),
  fc.record({ change: fc.constant('move-to-battlefield'), piece, at: seat }),
  fc.record({ change: fc.constantFrom('damage', 'buffs'), piece, amount: count }),
  fc.record({ change: fc.constantFrom('exhausted', 'stunned'), piece, value: flag }),
  fc.record({ change: fc.constant('controller'), piece, seat }),
  fc.record({ change: fc.constant('card'), piece, card: fc.option(card) }),
  fc.record({ change: fc.constant('points'), seat, points: count }),
  fc.record({ change: fc.constant('energy'), seat, energy: count }),
  fc.record({ change: fc.constant('power'), seat, domain: fc.constantFrom('Fury', 'any'), amount: count }),
  fc.record({ change: fc.constant('battlefield-controller'), at: seat, seat: fc.option(seat) }),
  fc.record({ change: fc.constant('remove-item'), item: fc.constantFrom(3, 9) }),
  fc.record({ change: fc.constant('priority'), seat }),
);

const cost20 = fc.nat(19);
const modes = fc.array(fc.nat(3), { maxLength: 2 });
const declared = fc.record(
  {
    modes,
    way: fc.option(cost20),
    using: pieces,
    extra: fc.array(fc.record({ cost: cost20, using: pieces }), { maxLength: 2 }),
    repeats: fc.array(fc.record({ cost: cost20, using: pieces, modes, targets, to: fc.option(location) }), {
      maxLength: 2,
    }),
    amount: fc.nat(9),
    also: fc.array(location, { minLength: 1, maxLength: 2 }),
    named: fc.constantFrom('Poro', 'Miss Fortune', 'Dr. Mundo', "Kai'Sa", 'The Void', 'Equipment', 'Vi'),
  },
  { requiredKeys: ['modes', 'way', 'using', 'extra', 'repeats', 'amount'] },
);

/** Told at the table, since it costs something that is said; of encoded abilities which there are says the table. */
const ability = {
  seat,
  source: piece,
  ability: fc.constant(null),
  to: fc.option(location),
  cost: cost.map((each) => ({ ...each, energy: each.energy + 1 })),
  targets,
  declared: fc.option(declared),
  instructions: fc.option(instructions),
  payment: fc.option(payment),
};

const anyPlay = fc.oneof(
  { maxDepth: 3 },
  named('ChooseFirstPlayer', { first: seat }),
  named('ChooseBattlefield', { seat, card: fc.option(card) }),
  named('Shuffle', {
    seat,
    deck: fc.constantFrom('main-deck', 'rune-deck'),
    cards: fc.option(fc.array(card, { maxLength: 6 })),
  }),
  named('OrderCards', { pieces }),
  named('Mulligan', { seat, pieces }),
  named('PlayCard', {
    seat,
    piece,
    card,
    to: fc.option(location),
    targets,
    accelerate: flag,
    declared: fc.option(declared),
    cost: fc.option(cost),
    instructions: fc.option(instructions),
    payment: fc.option(payment),
  }),
  named('ActivateAbility', ability),
  named('AnnounceTrigger', { seat, source: piece, targets, instructions: fc.option(instructions) }),
  named('UseRunes', { seat, payment }),
  named('MoveUnits', { seat, units: pieces, to: location }),
  named('HideCard', { seat, piece, card: fc.option(card), at: seat, payment: fc.option(payment) }),
  named('Pass', { seat }),
  named('EndTurn', { seat }),
  named('AssignDamage', {
    seat,
    damage: fc.uniqueArray(fc.record({ unit: piece, amount: count }), { maxLength: 3, selector: ({ unit }) => unit }),
  }),
  fc.oneof(
    fc.constantFrom(0, 1).map((each) => ({
      play: 'FinalizeItem',
      seat: each,
      use: false,
      targets: [],
      to: null,
      declared: null,
      payment: null,
    })),
    named('FinalizeItem', {
      seat,
      use: fc.constant(true),
      targets,
      to: fc.option(location),
      declared: fc.option(declared),
      payment: fc.option(payment),
    }),
  ),
  fc.oneof(
    fc.constantFrom(0, 1).map((each) => ({ play: 'Decide', seat: each, yes: false, declared: null, payment: null })),
    named('Decide', { seat, yes: fc.constant(true), declared: fc.option(declared), payment: fc.option(payment) }),
  ),
  named('PickObjects', { seat, pieces, cards: fc.array(fc.option(card), { maxLength: 3 }) }),
  named('ShowCards', { seat, cards: fc.array(fc.option(card), { minLength: 1, maxLength: 3 }) }),
  named('ActOnSeen', { seat, piece: fc.option(piece) }),
  named('ArrangeCards', { seat, keep: pieces, recycle: pieces }),
  fc.oneof(
    named('ApplyReplacement', { seat, source: piece, to: fc.option(piece), payment: fc.option(payment) }),
    seat.map((each) => ({ play: 'ApplyReplacement', seat: each, source: null, to: null, payment: null })),
  ),
  named('DescribeEffect', { seat, instructions }),
  named('ChooseShowdown', { seat, at: seat }),
  named('OrderTriggers', { seat, items: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }) }),
  named('RevealCard', { seat, piece, card }),
  named('Sideboard', {
    seat,
    out: fc.array(card, { maxLength: 4 }),
    in: fc.array(card, { maxLength: 4 }),
  }),
  named('Sideboard', {
    seat,
    out: fc.array(card, { maxLength: 2 }),
    in: fc.array(card, { maxLength: 2 }),
    champion: card,
  }),
  named('Invite', { seat, mate: seat }),
  named('ChoosePlace', { seat, to: location }),
  named('NameCard', { seat, card: fc.constantFrom('OGN-024', 'VEN-132', 'UNL-020') }),
  named('ChooseWord', { seat, word: fc.constantFrom('Cards', 'Runes', 'Elsewhere') }),
  named('ChooseOpponent', { seat, opponent: seat }),
  named('Concede', { seat }),
  named('AgreeDraw', {}),
  named('NextGame', { first: fc.option(seat) }),
  named('Correct', { correction, note: fc.string({ maxLength: 12 }) }),
) as fc.Arbitrary<unknown> as fc.Arbitrary<Play>;

/** Players whose names stand in the way: of each other, of cards, of words. */
const PLAYERS: readonly (readonly [string, string])[] = [
  ['Ana', 'Ben'],
  ['Ana', 'Ana Maria'],
  ['Vi', 'Teemo'],
  ['seat 2', 'first player'],
  ['Ann: the "best"', 'to'],
];

describe.each(PLAYERS)('between %s and %s', (...players) => {
  const state = usualTable(players);

  test('what is written is read back as the same play', () => {
    fc.assert(
      fc.property(anyPlay, (play) => {
        const line = notation.make(play, state);
        expect(notation.parse(line, state)).toEqual({ ok: true, value: play });
      }),
      { numRuns: 400 },
    );
  });
});

test('any line is answered with a play or with a column inside it', () => {
  const state = usualTable();
  const words = fc.constantFrom(
    'Ana:',
    'plays',
    'Vi',
    'to',
    '->',
    ':',
    ',',
    'deal',
    '3',
    'Zaun',
    '"',
    '#',
    '(',
    ')',
    'correct:',
  );
  const lines = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 12 }).map((each) => each.join(' ')),
  );
  fc.assert(
    fc.property(lines, (line) => {
      const answer = notation.parse(line, state);
      if (answer.ok) return;
      expect(answer.error.message).not.toBe('');
      expect(answer.error.column).toBeGreaterThanOrEqual(1);
      expect(answer.error.column).toBeLessThanOrEqual(line.length + 1);
    }),
    { numRuns: 2000 },
  );
});
