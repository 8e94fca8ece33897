import type { Finding, Problem } from '#ruleset';
import { cardOf } from '../cards/catalogue.js';
import { locationName, nameOf } from '../reading/objects.js';
import type { ChainItem, Instructed } from '../state/chain-item.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { CHAIN_ZONE, zoneOf } from '../state/zones.js';
import { cannot, illegal } from '../words/findings.js';
import type { PlayOf } from '../words/plays.js';
import type { Location } from '../words/vocabulary.js';
import { arrivalOf } from './places/presence.js';
import { itemOn } from '../state/chain-item.js';

/**
 * A card that an instruction plays (419.3) is on the chain before its choices are made and its costs are paid. Then it is
 * played as any other, but for what the instruction says: it is no matter of timing, and where it comes from is settled.
 */
export type Played = Pick<PlayOf<'PlayCard'>, 'piece'>;

/** A card that is played to a place. */
type Entering = Pick<PlayOf<'PlayCard'>, 'card' | 'piece' | 'seat'> & { readonly to: Location };

/** The pending item of a card that waits to be played as instructed, or undefined. */
export const instructedItem = ({ chain, pieces }: RiftboundState, { piece }: Played): ChainItem | undefined =>
  pieces[piece]?.zone === CHAIN_ZONE
    ? chain.find((item) => item.piece === piece && item.status === 'pending' && item.instructed?.settled === false)
    : undefined;

/** How the card is played by instruction; null where it is played freely. */
export const termsOf = (state: RiftboundState, play: Played): Instructed | null =>
  instructedItem(state, play)?.instructed ?? null;

/** Whether an instruction has all of the base cost ignored (356.1.b.1, 356.5.a). */
export const ignoresBaseCost = (state: RiftboundState, play: Played): boolean => {
  const ignoring = termsOf(state, play)?.ignoring ?? null;
  return ignoring === 'cost' || ignoring === 'all';
};

/** Who waits for an answer about another card, or none. */
export const instructedProblem = (state: RiftboundState, play: Played): Problem | null => {
  const { choice } = state;
  if (choice?.kind !== 'play') return null;
  const item = itemOn(state, choice.item);
  return item === undefined || item.piece === play.piece
    ? null
    : cannot('other-card', `${nameOf(state, item.piece)} is played now.`, 'Say how it is played, or that it is not.');
};

const isSame = (one: Location, other: Location): boolean => zoneOf(one) === zoneOf(other);

/** Whether the instruction itself lets the card be played there. */
export const isAllowedThere = ({ only, also }: Instructed, to: Location): boolean =>
  [...(only ?? []), ...also].some((place) => isSame(place, to));

/** Whether the instruction has the card played there, and to no place but those that it names. */
export const isKeptThere = ({ only }: Instructed, to: Location): boolean =>
  only?.some((place) => isSame(place, to)) ?? false;

/**
 * The places that an instruction names, as far as its player's unit can be there; where it could be at none of the battlefields,
 * it is played to its player's base instead (462.2.a). Null where the instruction names none.
 */
const placesLeft = (state: RiftboundState, { only }: Instructed, seat: number): readonly Location[] | null => {
  if (only === null || only.length === 0) return only;
  const isOpen = (place: Location): boolean => zoneOf(arrivalOf(state, place, seat)) === zoneOf(place);
  const open = only.filter(isOpen);
  return open.length > 0 ? open : [{ zone: 'base', seat }];
};

/** The place that an instruction leaves no choice of; null where it leaves one. */
export const onlyPlace = (state: RiftboundState, terms: Instructed | null, seat: number): Location | null => {
  const places = terms && placesLeft(state, terms, seat);
  return places?.length === 1 ? (places[0] ?? null) : null;
};

/** A permanent has to enter where the instruction says (FAQ: where restrictions cannot all be met, it is not played). */
export const onlyThere = (
  state: RiftboundState,
  terms: Instructed,
  { card, piece, seat, to }: Entering,
): readonly Finding[] => {
  const only = placesLeft(state, terms, seat);
  if (only === null || cardOf(card).type !== 'Unit' || only.some((place) => isSame(place, to))) return [];
  const where = only.map((place) => locationName(state, place)).join(' or ') || 'nowhere now';
  return [
    illegal('action.play-by-effect', `${nameOf(state, piece)} has to be played where the effect says: ${where}.`),
  ];
};
