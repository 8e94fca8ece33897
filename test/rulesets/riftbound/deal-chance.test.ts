import { drawBelow, seedRandom } from '#kernel';
import { riftbound, type RiftboundState } from '#rulesets/riftbound';
import { firstMainPhase, piecesIn } from './support/table.js';
import { randomDuel } from './support/random-duel.js';

const random = seedRandom(3);
const { rests } = randomDuel({ seed: 9, plays: 60 });
const table = firstMainPhase();

const asking = (kind: string): RiftboundState => {
  const state = rests.find(({ choice }) => choice?.kind === kind);
  if (!state) throw new Error(`The game of seed 9 never asks for ${kind}.`);
  return state;
};

const answer = (state: RiftboundState): unknown => riftbound.drawChance(state, random)?.value ?? null;

test.each(['first-player', 'battlefield', 'shuffle'])('the dealer answers %s with a play the table accepts', (kind) => {
  const draw = riftbound.drawChance(asking(kind), random);
  expect(draw?.next).not.toEqual(random);
  expect(draw && riftbound.decide(asking(kind), draw.value, 'strict').outcome).toBe('accepted');
});

test('a deck is shuffled from its list', () => {
  const state = asking('shuffle');
  const cards =
    state.choice?.kind === 'shuffle'
      ? state.seats[state.choice.of]?.deck?.main.flatMap(({ card, count }) => Array<string>(count).fill(card))
      : [];
  const shuffled = answer(state) as { readonly cards: readonly string[] };
  expect([...shuffled.cards].sort()).toEqual([...(cards ?? [])].sort());
  expect(shuffled.cards).not.toEqual(cards);
});

test.each(['battlefield', 'shuffle'])(
  'while %s is asked for, no deck is changed by hand: it would be dealt for ever',
  (kind) => {
    const state = asking(kind);
    const [rune = -1] = piecesIn(state, 'rune-deck-0');
    const [other = -1] = piecesIn(state, 'rune-deck-1');
    const into = { change: 'move', piece: other, zone: 'rune-deck', seat: 0 } as const;
    const outOf = { change: 'move', piece: rune, zone: 'hand', seat: 0 } as const;
    const known = { change: 'card', piece: rune, card: state.seats[0]?.deck?.runes[0]?.card ?? '' } as const;
    for (const correction of [into, outOf, known]) {
      expect(riftbound.decide(state, { play: 'Correct', correction, note: '' }, 'as-played')).toMatchObject({
        outcome: 'impossible',
        problem: { code: 'riftbound/deck-not-dealt' },
      });
    }
  },
);

const pieceFrom = (state: RiftboundState, zone: string): number => piecesIn(state, zone)[0] ?? -1;

const moved = (state: RiftboundState, piece: number, zone: 'main-deck' | 'hand'): unknown => {
  const correction = { change: 'move', piece, zone, seat: 0 } as const;
  return riftbound.decide(state, { play: 'Correct', correction, note: '' }, 'as-played');
};

const NOT_DEALT = { outcome: 'impossible', problem: { code: 'riftbound/deck-not-dealt' } };

test('nor is anything put into a Main Deck, or taken out of it, until the last deck is dealt', () => {
  const shuffles = rests.filter(({ choice }) => choice?.kind === 'shuffle');
  expect(shuffles).toHaveLength(4);
  for (const state of shuffles) {
    expect(moved(state, pieceFrom(state, 'champion-0'), 'main-deck')).toMatchObject(NOT_DEALT);
    expect(moved(state, pieceFrom(state, 'champion-0'), 'hand')).toMatchObject({ outcome: 'accepted' });
  }
  for (const state of shuffles.slice(1))
    expect(moved(state, pieceFrom(state, 'main-deck-0'), 'hand')).toMatchObject(NOT_DEALT);
  const dealt = asking('mulligan');
  expect(moved(dealt, pieceFrom(dealt, 'main-deck-0'), 'hand')).toMatchObject({ outcome: 'accepted' });
});

test('after set-up a shuffle is of the trash: what a burn out recycles', () => {
  const piece = piecesIn(table, 'hand-0')[0] ?? -1;
  const card = table.pieces[piece]?.card ?? '';
  const discarded = riftbound.evolve(table, {
    type: 'CardsDiscarded',
    data: { seat: 0, pieces: [piece], cards: [card] },
    because: [],
  });
  const choice = { kind: 'shuffle', seat: null, of: 0, deck: 'main-deck' } as const;
  expect(answer({ ...discarded, choice })).toMatchObject({ play: 'Shuffle', seat: 0, cards: [card] });
});

test('recycled runes keep their places while cards change theirs', () => {
  const [rune = -1] = piecesIn(table, 'rune-deck-0');
  const cards = piecesIn(table, 'main-deck-0').slice(0, 12);
  const pieces = [...cards.slice(0, 6), rune, ...cards.slice(6)];
  const order = answer({ ...table, choice: { kind: 'order', seat: null, pieces } }) as {
    readonly pieces: readonly number[];
  };
  expect(order.pieces[6]).toBe(rune);
  expect([...order.pieces].sort()).toEqual([...pieces].sort());
  expect(order.pieces).not.toEqual(pieces);
});

test('the same seed draws the same', () => {
  expect(answer(asking('shuffle'))).toEqual(answer(asking('shuffle')));
  expect(drawBelow(random, 2).value).toBe(drawBelow(random, 2).value);
});

test.each<readonly [string, RiftboundState]>([
  ['on paper', { ...asking('first-player'), digital: false }],
  ['for a choice that a player makes', asking('mulligan')],
  ['where nothing is asked', { ...table, choice: null }],
  ['for the next game', { ...table, choice: { kind: 'next-game', seat: null } }],
  [
    'for a battlefield of an unknown deck',
    { ...table, choice: { kind: 'battlefield', seat: 0, byChance: true, options: null } },
  ],
])('chance does not answer %s', (_, state) => {
  expect(riftbound.drawChance(state, random)).toBeNull();
});
