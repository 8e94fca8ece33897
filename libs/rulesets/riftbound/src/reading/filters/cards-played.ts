import { cardOf } from '../../cards/catalogue.js';
import { typesOf } from '../../cards/types.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { areFriendly, seatsOfSide } from '../../state/sides.js';
import { facedownAt, isSeatZone } from '../../state/zones.js';
import type { CardFilter } from '../../words/definition.js';
import type { PlayTarget, Declared } from '../../words/plays.js';
import { namedFor } from '../named.js';
import { objectsOf } from '../references.js';
import { cameFrom, type Setting } from '../setting.js';
import { giftsOnBoard, type Arriving, type InForce } from '../statics/statics.js';

/** A card as it is being played: what its costs depend on. */
export interface Played extends Arriving {
  readonly targets: readonly PlayTarget[];
  readonly declared: Declared | null;
  /** Whether it is played where Ambush lets it, which gives it Reaction (822.1.b). */
  readonly ambushes?: boolean;
}

/** Whether a card lies where it may be played from so; the Champion Zone is as good as the hand (419.1.a). */
export const isFrom = (state: RiftboundState, piece: number, from: 'hand' | 'trash'): boolean => {
  const zone = state.pieces[piece]?.zone ?? -1;
  return isSeatZone(zone, from) || (from === 'hand' && isSeatZone(zone, 'champion'));
};

/** The first of all that one and one's teammates play. */
const isFirst = ({ state, you }: Setting, filter: CardFilter): boolean => {
  const finalized = seatsOfSide(state, you).flatMap((seat) => state.seats[seat]?.finalized ?? []);
  return !finalized.some((piece) => {
    const card = state.pieces[piece]?.card ?? null;
    return card !== null && isOfPrint(card, filter);
  });
};

const isOfPrint = (card: string, { type, tag, energyAtMost }: CardFilter): boolean => {
  const print = cardOf(card);
  return (
    (type === undefined || typesOf(print).includes(type)) &&
    (tag === undefined || print.tags.includes(tag)) &&
    (energyAtMost === undefined || (print.energy ?? 0) <= energyAtMost)
  );
};

const isGivenFlow = (state: RiftboundState, piece: number): boolean =>
  giftsOnBoard(state, 'flow').some(({ gift, setting }) => objectsOf(setting, gift.to).includes(piece));

/** Reaction is a keyword of cards played from facedown (811.1.b) and by Ambush (822.1.b), too, and Flow of those that are given it. */
const KEYWORDS: Readonly<
  Record<NonNullable<CardFilter['keyword']>, (state: RiftboundState, played: Played) => boolean>
> = {
  Reaction: (state, { piece, card, ambushes }) =>
    ambushes === true || cardOf(card).timing === 'reaction' || facedownAt(state.pieces[piece]?.zone ?? -1) !== null,
  Flow: (state, { piece, card }) =>
    cardOf(card).keywords.some(({ keyword }) => keyword === 'Flow') || isGivenFlow(state, piece),
};

const choosesOne = (
  { targets, seat }: Played,
  { setting }: { setting: InForce<string>['setting'] },
  filter: CardFilter,
) => {
  if (filter.chooses === undefined) return true;
  const wanted = objectsOf({ ...setting, you: seat }, filter.chooses);
  return targets.some((target) => target.kind === 'piece' && wanted.includes(target.piece));
};

/** Whose card is meant, seen from the controller of the ability. */
const isPlayers = ({ state, you }: Setting, seat: number, { player }: CardFilter): boolean => {
  if (player === 'any') return true;
  if (player === undefined) return seat === you;
  return areFriendly(state, seat, you) === (player === 'friendly');
};

/** Whether a card has the name that was named for the source, where that is asked for. */
const isOfTheName = (setting: Setting, card: string, filter: CardFilter): boolean => {
  if (filter.named === undefined) return true;
  const named = namedFor(setting);
  return named !== null && cardOf(named).name === cardOf(card).name;
};

/** Whether what is played is what a static ability speaks of. */
export const isMeant = (
  force: { setting: InForce<string>['setting'] },
  played: Played,
  filter: CardFilter,
): boolean => {
  const { state } = force.setting;
  const { keyword } = filter;
  return (
    isOfPrint(played.card, filter) &&
    (keyword === undefined || KEYWORDS[keyword](state, played)) &&
    isPlayers(force.setting, played.seat, filter) &&
    isOfTheName(force.setting, played.card, filter) &&
    // A card that an effect plays is on the chain already as its costs are determined, and still played from where it was (419.3).
    (filter.from !== 'trash' || isSeatZone(cameFrom(state, played.piece), filter.from)) &&
    (filter.first === undefined || isFirst(force.setting, filter)) &&
    choosesOne(played, force, filter)
  );
};
