import type { Naming } from '#notation';
import type { Card } from '../../cards/index.js';
import { cardAt } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import type { PlaceName } from '../../words/vocabulary.js';
import { cardGroups } from './lexicon.js';
import type { Asker, Scope } from './source.js';

/** Every piece that is somewhere. */
const everywhere = ({ pieces }: RuneterraState): readonly number[] =>
  pieces.flatMap(({ place }, piece) => (place === 'gone' ? [] : [piece]));

const inPlace = ({ pieces }: RuneterraState, ...places: readonly PlaceName[]): readonly number[] =>
  pieces.flatMap(({ place }, piece) => (places.includes(place) ? [piece] : []));

const owned = ({ pieces }: RuneterraState, among: readonly number[], seat: number | null): readonly number[] =>
  among.filter((piece) => pieces[piece]?.owner === seat);

const handOf = ({ state, seat }: Asker): readonly number[] => (seat === null ? [] : (state.seats[seat]?.hand ?? []));

type Accepts = (card: Card) => boolean;

const kept = new WeakMap<readonly Card[], Map<Accepts, readonly Card[]>>();

/** The cards of a group that are of some sort; worked out once, for the groups are long and stay the same. */
const ofSort = (group: readonly Card[], accepts: Accepts): readonly Card[] => {
  const sorts = kept.get(group) ?? new Map<Accepts, readonly Card[]>();
  const cards = sorts.get(accepts) ?? group.filter(accepts);
  kept.set(group, sorts.set(accepts, cards));
  return cards;
};

/** Cards in hand that nobody knows take the name they are played under. */
const unknownIn = ({ state, seat }: Asker, hand: readonly number[], accepts: Accepts): readonly Naming<Card>[] => {
  const pieces = hand.filter((piece) => (state.pieces[piece]?.card ?? null) === null);
  return cardGroups(state, seat).map((group) => ({ pieces, cards: ofSort(group, accepts) }));
};

const anyCard = (): boolean => true;

/** Cards in hand of some sort, which may be named for the first time. */
const handCards =
  (what: string, accepts: Accepts) =>
  (asker: Asker): Scope => {
    const fits = (piece: number): boolean => {
      const card = cardAt(asker.state, piece);
      return card === null || accepts(card);
    };
    const hand = handOf(asker).filter(fits);
    const others = everywhere(asker.state).filter(fits);
    return { what, groups: [hand, others], naming: unknownIn(asker, hand, accepts) };
  };

/** Cards in hand. */
export const handScope = handCards('a card in hand', anyCard);

/** Units and landmarks in hand. */
export const unitCardScope = handCards('a unit or landmark in hand', ({ type }) => type !== 'spell');

/** Spells in hand. */
export const spellScope = handCards('a spell in hand', ({ type }) => type === 'spell');

/** Slow and fast spells in hand. */
export const stackedSpellScope = handCards(
  'a slow or fast spell in hand',
  ({ type, speed }) => type === 'spell' && (speed === 'slow' || speed === 'fast'),
);

/** Burst and focus spells in hand. */
export const castSpellScope = handCards(
  'a burst or focus spell in hand',
  ({ type, speed }) => type === 'spell' && (speed === 'burst' || speed === 'focus'),
);

/** The acting player's units and landmarks, then anybody's, then what lies elsewhere. */
const ownFirst =
  (what: string, ...places: readonly PlaceName[]) =>
  ({ state, seat }: Asker): Scope => {
    const likely = inPlace(state, ...places);
    const board = inPlace(state, 'battlefield', 'bench');
    return {
      what,
      groups: [owned(state, likely, seat), owned(state, board, seat), board, everywhere(state)],
      numberedFrom: 1,
    };
  };

/** Units that may attack or block. */
export const benchScope = ownFirst('a unit on the bench', 'bench');

/** Units and landmarks of the acting player. */
export const ownBoardScope = ownFirst('a unit or landmark of theirs', 'bench', 'battlefield');

/** Units of the opponent: who is challenged, who is blocked. */
export const enemyScope = ({ state, seat }: Asker): Scope => {
  const board = inPlace(state, 'battlefield', 'bench');
  const enemies = board.filter((piece) => state.pieces[piece]?.owner !== seat);
  const attacking = (state.combat?.lanes ?? []).flatMap(({ attacker }) => attacker ?? []);
  const first = enemies.filter((piece) => attacking.includes(piece));
  return { what: 'an enemy unit', groups: [first, enemies, board, everywhere(state)], numberedFrom: 1 };
};

/** Whatever effects speak of: the board, then hands and graveyards, then all else. */
export const objectScope = ({ state }: Pick<Asker, 'state'>): Scope => ({
  what: 'a unit or landmark here',
  groups: [inPlace(state, 'battlefield', 'bench'), inPlace(state, 'graveyard', 'hand'), everywhere(state)],
});
