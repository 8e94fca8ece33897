import type { Viewer } from '#ruleset';
import { cardOf } from '../cards/catalogue.js';
import type { Card } from '../words/card.js';
import type { Piece, RiftboundState } from '../state/riftbound-state.js';
import { placeOf } from '../state/zones.js';

/** Privacy of what lies in a zone (128): nobody may look, its owner may, or everybody may. */
export type Privacy = 'secret' | 'private' | 'public';

const PRIVACY_OF_ZONE: Readonly<Record<string, Privacy>> = {
  'main-deck': 'secret', // 108.4.d
  'rune-deck': 'secret', // 108.5.d
  hand: 'private', // 108.7.c
  aside: 'private',
  facedown: 'private', // 129.4
};

/**
 * Privacy of a zone by its name. Whatever is not named above is public (109): bases, battlefields, the chain, trashes and Champion
 * Zones (107.1.d, 107.2.c, 108.1.b, 108.2.d, 108.3.e).
 */
export const privacyOfZone = (zone: string): Privacy => PRIVACY_OF_ZONE[zone] ?? 'public';

/** Privacy of a piece: its zone's (130.5). Whatever lies face down is in a facedown zone, for its owner alone (128.2.a, 129.4). */
export const privacyOf = (piece: Piece): Privacy => privacyOfZone(placeOf(piece.zone).zone);

/** Whether an effect lets the viewer look at the facedown cards of a player this turn. */
export const maySeeFacedown = ({ seats }: RiftboundState, of: number, viewer: Viewer): boolean =>
  typeof viewer === 'number' && (seats[viewer]?.looksAt.includes(of) ?? false);

/** Whether an effect lets the viewer look at the piece for now (424). */
export const isShown = ({ shownTo }: Piece, viewer: Viewer): boolean =>
  shownTo === 'all' || (typeof viewer === 'number' && shownTo.includes(viewer));

/**
 * Whether the viewer may look at the piece's face. Private pieces are for their owner: a card is hidden from its owner's own
 * hand or champion zone, so that the owner is also the controller the book names for facedown cards (811.1.b).
 */
export const maySee = (state: RiftboundState, piece: Piece, viewer: Viewer): boolean => {
  if (viewer === 'recorder') return true;
  if (piece.faceDown && maySeeFacedown(state, piece.controller, viewer)) return true;
  if (isShown(piece, viewer)) return true;
  const privacy = privacyOf(piece);
  return privacy === 'public' || (privacy === 'private' && piece.owner === viewer);
};

/** The card id of a piece as far as the viewer may know it: null where it is hidden or unknown to the recorder too. */
export const cardSeen = (state: RiftboundState, number: number, viewer: Viewer): string | null => {
  const piece = state.pieces[number];
  return piece && maySee(state, piece, viewer) ? piece.card : null;
};

/** The card facts of a piece as far as the viewer may know them. */
export const factsSeen = (state: RiftboundState, number: number, viewer: Viewer): Card | null => {
  const id = cardSeen(state, number, viewer);
  return id === null ? null : cardOf(id);
};

/** The name to speak of a piece by to the viewer. */
export const nameSeen = (state: RiftboundState, number: number, viewer: Viewer): string =>
  factsSeen(state, number, viewer)?.name ?? (state.pieces[number]?.rune ? 'a rune' : 'a card');
