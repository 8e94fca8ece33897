import type { LookAt } from '#ruleset';
import { maySee, type Privacy } from '../../reading/sight.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** Who looks, and at which table. */
export type Look = LookAt<RiftboundState>;

/** Whether the viewer learns a piece's card as it arrives somewhere: a card leaving face-down play is shown to all (421.4). */
const learns = ({ before, viewer }: Look, number: number, arrival: Privacy): boolean => {
  const piece = before.pieces[number];
  if (arrival === 'public' || !piece) return arrival === 'public';
  return piece.faceDown || (arrival === 'private' && piece.owner === viewer);
};

/** Whether the viewer may look at the piece where it is. */
export const isSeen = ({ before, viewer }: Look, number: number): boolean => {
  const piece = before.pieces[number];
  return piece !== undefined && maySee(before, piece, viewer);
};

/** A piece that goes to a zone of some privacy, and the card that a fact names with it. */
interface Arriving {
  readonly number: number;
  readonly arrival: Privacy;
  readonly card: string | null;
}

/** The card of an arriving piece: kept where the viewer sees it before or after. */
export const knownCard = (look: Look, { number, arrival, card }: Arriving): string | null =>
  isSeen(look, number) || learns(look, number, arrival) ? card : null;

/** Pieces and their cards as facts hold them. */
interface Moved {
  readonly pieces: readonly number[];
  readonly cards: readonly (string | null)[];
}

/** Cards of a fact that moves pieces. */
export const movedTo =
  (arrival: Privacy) =>
  <Data extends Moved>(data: Data, look: Look): Data => ({
    ...data,
    cards: data.cards.map((card, index) => knownCard(look, { number: data.pieces[index] ?? -1, arrival, card })),
  });

/** Cards of a fact that puts pieces in an order nobody knows: a card by itself may be known, among others it is lost. */
export const shuffledInto = <Data extends Moved>(data: Data, look: Look): Data =>
  data.cards.length > 1 ? { ...data, cards: data.cards.map(() => null) } : movedTo('secret')(data, look);
