import { riftbound, type RiftboundFact, type RiftboundState } from '#rulesets/riftbound';
import { after, firstIn, firstMainPhase, piecesIn } from './support/table.js';

const state = firstMainPhase();
const piece = firstIn(state, 'hand-0');

const changed = (number: number, change: Partial<RiftboundState['pieces'][number]>): RiftboundState => ({
  ...state,
  pieces: state.pieces.map((each, index) => (index === number ? { ...each, ...change } : each)),
});

const seat = (change: Partial<RiftboundState['seats'][number]>): RiftboundState => ({
  ...state,
  seats: state.seats.map((each, index) => (index === 0 ? { ...each, ...change } : each)),
});

const fact = (type: string, data: unknown): RiftboundState =>
  after(state, { type, data, because: [] } as unknown as RiftboundFact);

test('a table that was played to keeps every law', () => {
  expect(riftbound.brokenInvariants(state)).toEqual([]);
});

test('a copy counts as the card that is printed on it', () => {
  const copy = changed(piece, { card: 'OGN-248', print: state.pieces[piece]?.card ?? null });
  expect(riftbound.brokenInvariants(copy).filter((broken) => broken.includes('OGN-248'))).toEqual([]);
});

test.each<readonly [string, RiftboundState, RegExp]>([
  [
    'a piece in no zone',
    { ...state, zones: state.zones.map((zone) => zone.filter((each) => each !== piece)) },
    /listed in 0 zones/,
  ],
  [
    'a piece in two zones',
    { ...state, zones: state.zones.map((zone, index) => (index === 5 ? [...zone, piece] : zone)) },
    /which is elsewhere/,
  ],
  ['one object twice', changed(piece, { object: state.pieces[0]?.object ?? 0 }), /same object/],
  ['an object that was never given a number', changed(piece, { object: -1 }), /not given out/],
  [
    'a battlefield that is a rune',
    changed(state.battlefields[0]?.piece ?? -1, { rune: true }),
    /Battlefield 0 has no card/,
  ],
  [
    'a battlefield that lies elsewhere',
    fact('PiecesBanished', { pieces: [state.battlefields[0]?.piece ?? -1], cards: [null] }),
    /Battlefield 0 has no card/,
  ],
  ['a card that changed its owner', changed(piece, { owner: 1 }), /owns \d+ cards/],
  ['a card that became another', changed(piece, { card: 'OGN-248' }), /more OGN-248/],
  ['damage off the board', changed(piece, { damage: 1 }), /off the board/],
  ['damage below zero', changed(firstIn(state, 'legend-0'), { damage: -1 }), /-1 damage/],
  [
    'an effect that has no number of its own',
    {
      ...state,
      effects: [{ id: state.nextEffect, piece, object: 0, might: 1, keyword: null, value: 0, until: 'always' }],
    },
    /not numbered one by one/,
  ],
  ['points below zero', seat({ points: -1 }), /below zero/],
  ['a game that should be won', seat({ points: 8 }), /The game goes on/],
  [
    'an attacker without a combat',
    changed(firstIn(state, 'legend-0'), { designation: 'attacker' }),
    /outside of a combat/,
  ],
  ['a facedown card in the open', changed(firstIn(state, 'legend-0'), { faceDown: true }), /face down/],
  ['an attachment without its host', changed(firstIn(state, 'legend-0'), { attachedTo: piece }), /where its host/],
  ['a staged combat that does not begin', fact('CombatStaged', { at: 0, staged: true }), /contested or staged/],
  ['control without units', fact('ControlEstablished', { at: 0, seat: 0 }), /controlled without units/],
  ['priority beside a choice', { ...state, choice: { kind: 'mulligan', seat: 0 } }, /has priority while a choice/],
  ['priority of nobody', { ...state, priority: 7 }, /nobody at the table/],
  ['nothing to wait for', { ...state, priority: null }, /nothing is awaited/],
  [
    'a match over that goes on',
    { ...state, result: { winners: [0], reason: { kind: 'draw' }, because: [] } },
    /something is awaited/,
  ],
  [
    'a card on the chain without an item',
    fact('PiecePut', { piece, card: null, to: { zone: 'chain' }, exhausted: false }),
    /zone holds/,
  ],
])('%s is noticed', (_, broken, sentence) => {
  expect(riftbound.brokenInvariants(broken).join(' ')).toMatch(sentence);
});

test('both players own as many pieces as they brought', () => {
  const { pieces } = state;
  expect(pieces.filter(({ owner }) => owner === 0)).toHaveLength(pieces.length / 2);
  expect(piecesIn(state, 'rune-deck-0').length + piecesIn(state, 'base-0').length).toBe(12);
});
