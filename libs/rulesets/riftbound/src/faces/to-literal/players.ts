import type { Json, JsonObject } from '#kernel';
import { unusual } from '#ruleset';
import { isCardItem } from '../../state/chain-item.js';
import type { RiftboundState, SeatState } from '../../state/riftbound-state.js';
import { piecesIn } from '../../state/zones.js';
import { DOMAINS, type SeatZone } from '../../words/vocabulary.js';
import { laidPiece, standing } from './pieces.js';
import { cardName, type Walk } from './walk.js';

const inZone = (state: RiftboundState, zone: SeatZone, seat: number): readonly number[] =>
  piecesIn(state, { zone, seat });

/** The cards of pieces, which the lay-out numbers in this order. */
const named = ({ state, named: said }: Walk, numbers: readonly number[]): readonly string[] => {
  said.push(...numbers);
  return numbers.map((number) => cardName(state.pieces[number]?.card ?? null));
};

const cards = (walk: Walk, name: string, numbers: readonly number[]): JsonObject =>
  unusual(name, named(walk, numbers), numbers.length === 0);

/** What is on the chain is laid out from the hands of those who play it. */
const played = ({ chain }: RiftboundState, seat: number): readonly number[] =>
  chain.filter((item) => isCardItem(item) && item.controller === seat).map(({ piece }) => piece);

const hand = (walk: Walk, seat: number): JsonObject => {
  const names = named(walk, [...inZone(walk.state, 'hand', seat), ...played(walk.state, seat)]);
  const isSecret = names.every((name) => name === 'unknown');
  return unusual<Json>('hand', isSecret ? names.length : names, names.length === 0);
};

/** The top of a deck as far down as anybody knows a card of it. */
const knownTop = (state: RiftboundState, deck: readonly number[]): readonly number[] =>
  deck.slice(0, deck.findLastIndex((number) => (state.pieces[number]?.card ?? null) !== null) + 1);

const RUNE_KINDS = [...DOMAINS, 'unknown'] as const;

/** The runes on the board of one domain, or unknown ones: ready ones first. */
const runesOf = (state: RiftboundState, seat: number, kind: (typeof RUNE_KINDS)[number]): readonly number[] => {
  const name = kind === 'unknown' ? kind : `${kind} Rune`;
  const own = inZone(state, 'base', seat).filter((number) => {
    const piece = state.pieces[number];
    return piece?.rune === true && cardName(piece.card) === name;
  });
  const isExhausted = (number: number): boolean => state.pieces[number]?.exhausted ?? false;
  return [...own.filter((number) => !isExhausted(number)), ...own.filter(isExhausted)];
};

/** A seat's runes on the board in the order in which the lay-out numbers them. */
export const runesInOrder = (state: RiftboundState, seat: number): readonly number[] =>
  RUNE_KINDS.flatMap((kind) => runesOf(state, seat, kind));

const runes = (state: RiftboundState, seat: number): JsonObject => {
  const said = RUNE_KINDS.flatMap((domain): readonly [string, Json][] => {
    const own = runesOf(state, seat, domain);
    const exhausted = own.filter((number) => state.pieces[number]?.exhausted).length;
    const ready = own.length - exhausted;
    if (own.length === 0) return [];
    return [[domain, exhausted === 0 ? ready : { ...unusual('ready', ready, ready === 0), exhausted }]];
  });
  return unusual('runes', Object.fromEntries(said), said.length === 0);
};

const legend = (state: RiftboundState, seat: number): JsonObject => {
  const [number = -1] = inZone(state, 'legend', seat);
  const { card = null, exhausted = false, empowered = 0 } = state.pieces[number] ?? {};
  const like = { ...unusual('exhausted', true, !exhausted), ...unusual('empowered', empowered, empowered === 0) };
  if (Object.keys(like).length > 0) return { legend: { card: cardName(card), ...like } };
  return unusual('legend', cardName(card), card === null);
};

const champion = (state: RiftboundState, seat: number): JsonObject => {
  const [number] = inZone(state, 'champion', seat);
  if (number === undefined) return { champion: 'none' };
  const card = state.pieces[number]?.card ?? null;
  return unusual('champion', cardName(card), card === null);
};

const resources = ({ pool }: SeatState): JsonObject => {
  const power = [...DOMAINS, 'any' as const].flatMap((kind) => Array.from({ length: pool.power[kind] }, () => kind));
  return {
    ...unusual('energy', pool.energy, pool.energy === 0),
    ...unusual('power', power, power.length === 0),
  };
};

/** Cards on the chain count as they are laid out on it. */
const numbers = ({ points, xp, wins, played: all }: SeatState, onChain: number): JsonObject => {
  const count = Math.max(0, all - onChain);
  return {
    ...unusual('points', points, points === 0),
    ...unusual('xp', xp, xp === 0),
    ...unusual('wins', wins, wins === 0),
    ...unusual('played', count, count === 0),
  };
};

/** What is unusual about a player: the order of the named pieces is that in which the lay-out numbers them. */
export const laidPlayer = (walk: Walk, player: SeatState, seat: number): JsonObject => {
  const { state } = walk;
  const isGear = (number: number): boolean => state.pieces[number]?.rune === false;
  const base = standing(state, inZone(state, 'base', seat)).filter(isGear);
  const deck = inZone(state, 'main-deck', seat);
  const runeDeck = knownTop(state, inZone(state, 'rune-deck', seat));
  const laidBase = base.map((number) => laidPiece(walk, number));
  return {
    ...numbers(player, played(state, seat).length),
    ...legend(state, seat),
    ...champion(state, seat),
    ...resources(player),
    ...runes(state, seat),
    ...unusual('base', laidBase, base.length === 0),
    ...hand(walk, seat),
    ...cards(walk, 'trash', inZone(state, 'trash', seat)),
    ...cards(walk, 'banished', inZone(state, 'banishment', seat)),
    ...cards(walk, 'deck', knownTop(state, deck)),
    deckSize: deck.length,
    ...unusual(
      'runeDeck',
      runeDeck.map((number) => cardName(state.pieces[number]?.card ?? null)),
      runeDeck.length === 0,
    ),
  };
};
