import type { Finding, Problem } from '#ruleset';
import { cardOf } from '../cards/catalogue.js';
import { locationName, nameOf } from '../reading/objects.js';
import type { ChainItem, Instructed } from '../state/chain-item.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { CHAIN_ZONE, zoneOf } from '../state/zones.js';
import { cannot, illegal } from '../words/findings.js';
import type { PlayOf } from '../words/plays.js';
import type { Location } from '../words/vocabulary.js';

/**
 * A card that an instruction plays (419.3) is on the chain before its choices are made and its costs are paid. Then it is
 * played as any other, but for what the instruction says: it is no matter of timing, and where it comes from is settled.
 */
export type Played = Pick<PlayOf<'PlayCard'>, 'piece'>;

/** The pending item of a card that waits to be played as instructed, or undefined. */
export const instructedItem = ({ chain, pieces }: RiftboundState, { piece }: Played): ChainItem | undefined =>
  pieces[piece]?.zone === CHAIN_ZONE
    ? chain.find((item) => item.piece === piece && item.status === 'pending' && item.instructed?.settled === false)
    : undefined;

/** How the card is played by instruction; null where it is played freely. */
export const termsOf = (state: RiftboundState, play: Played): Instructed | null =>
  instructedItem(state, play)?.instructed ?? null;

/** Who waits for an answer about another card, or none. */
export const instructedProblem = (state: RiftboundState, play: Played): Problem | null => {
  const { choice } = state;
  if (choice?.kind !== 'play') return null;
  const item = state.chain.find(({ id }) => id === choice.item);
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

/** The place that an instruction leaves no choice of; null where it leaves one. */
export const onlyPlace = (terms: Instructed | null): Location | null =>
  terms?.only?.length === 1 ? (terms.only[0] ?? null) : null;

/** A permanent has to enter where the instruction says (FAQ: where restrictions cannot all be met, it is not played). */
export const onlyThere = (state: RiftboundState, terms: Instructed, play: PlayOf<'PlayCard'>): readonly Finding[] => {
  const { only } = terms;
  const to = play.to ?? onlyPlace(terms) ?? { zone: 'base', seat: play.seat };
  if (only === null || cardOf(play.card).type !== 'Unit' || only.some((place) => isSame(place, to))) return [];
  const where = only.map((place) => locationName(state, place)).join(' or ') || 'nowhere now';
  const message = `${nameOf(state, play.piece)} has to be played where the effect says: ${where}.`;
  return [illegal('action.play-by-effect', message)];
};
