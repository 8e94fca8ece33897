import { propose } from '../gate.js';
import { lookAndArrange, topOf } from '../actions/predict.js';
import { revealTopOf, wouldComeFirst } from '../actions/reveal.js';
import { show as showCards } from '../actions/look.js';
import type { Draft } from '../draft.js';
import type { RuleKey } from '#rulebook';
import { isSeatZone, piecesIn, piecesInFacedownZones } from '../../state/zones.js';
import type { Performer } from './performer.js';
import type { InstructionOf } from '../../words/instruction.js';
import type { ChainItem } from '../../state/riftbound-state.js';
import { policyOf } from '../../words/editions/editions.js';
import { noteActedOn } from '../instructions/note-acted-on.js';
import { burnOutBefore } from '../actions/draw.js';

/** Actions on cards in hands and decks, which not everybody may see (128). */

const cardsOf = (draft: Draft, pieces: readonly number[]): readonly (string | null)[] =>
  pieces.map((number) => draft.state.pieces[number]?.card ?? null);

/** Looking at the top of a Main Deck, or revealing it. */
type Looking = InstructionOf<'look' | 'predict' | 'reveal-top'>;

/**
 * An empty Main Deck is looked at without burning out (431.1.c). In older editions its player burns out first and does it then: with the
 * cards that have come there, of which nobody could have known.
 */
const burnsOutFirst = (draft: Draft, instruction: Looking, { id, controller }: ChainItem): boolean => {
  const { seat, count } = instruction;
  if (policyOf(draft.state).emptyDeckLookedAt === 'nothing') return false;
  if (piecesIn(draft.state, { zone: 'main-deck', seat }).length > 0) {
    if (instruction.verb !== 'predict') noteActedOn(draft, () => topOf(draft.state, seat, count));
    return false;
  }
  const again = { task: 'perform', item: id, instructions: [instruction], by: controller } as const;
  burnOutBefore(draft, { seat, burnedOut: 0 }, again);
  return true;
};

/** Look at the top of one's own Main Deck. */
export const look: Performer<'look'> = (draft, instruction, item) => {
  const { seat, count } = instruction;
  if (!burnsOutFirst(draft, instruction, item)) showCards(draft, topOf(draft.state, seat, count), seat);
};

/** Reveal the top of a deck (424, 424.3). */
export const revealTop: Performer<'reveal-top'> = (draft, instruction, item) => {
  const { seat, count, deck } = instruction;
  if (deck !== 'main-deck' || !burnsOutFirst(draft, instruction, item)) revealTopOf(draft, { seat, count, deck });
};

/** Reveal a hand: the cards that are in it now (424.3.a). */
export const revealHand: Performer<'reveal-hand'> = (draft, { seat }) => {
  showCards(draft, piecesIn(draft.state, { zone: 'hand', seat }), null);
};

/** Reveal cards that are chosen: whether that is from a deck, where they lie in one, the book leaves open. */
export const show: Performer<'show'> = (draft, { pieces }) => {
  if (wouldComeFirst(draft.state, pieces)) draft.doubts.add('revealed-from-among');
  showCards(draft, pieces, null);
};

/** For this turn one may look at a player's facedown cards, those that are hidden later included. */
export const lookFacedown: Performer<'look-facedown'> = (draft, { seat: by, of }) => {
  const { state } = draft;
  const pieces = piecesInFacedownZones(state).filter((piece) => state.pieces[piece]?.controller === of);
  propose(draft, {
    type: 'FacedownShown',
    data: { by, of, pieces, cards: cardsOf(draft, pieces) },
    because: ['privacy.facedown'],
  });
};

/** Predict (436). */
export const predict: Performer<'predict'> = (draft, instruction, item) => {
  const { seat, count } = instruction;
  if (!burnsOutFirst(draft, instruction, item)) lookAndArrange(draft, { seat, deck: 'main-deck', count });
};

/** The pieces by owner, in seat order. */
const byOwner = (draft: Draft, pieces: readonly number[]): readonly (readonly [number, readonly number[]])[] =>
  draft.state.seats
    .map((_, seat) => [seat, pieces.filter((number) => draft.state.pieces[number]?.owner === seat)] as const)
    .filter(([, own]) => own.length > 0);

/** Draw cards that the effect names, from their owners' decks (413). */
export const drawThese: Performer<'draw-these'> = (draft, instruction) => {
  const inDeck = instruction.pieces.filter((number) => isSeatZone(draft.state.pieces[number]?.zone ?? -1, 'main-deck'));
  for (const [seat, pieces] of byOwner(draft, inDeck)) {
    propose(draft, {
      type: 'CardsDrawn',
      data: { seat, pieces, cards: cardsOf(draft, pieces) },
      because: ['action.draw'],
    });
  }
};

const PLACED: readonly RuleKey[] = ['zones.owners-zone'];

/** A card comes back to a Champion Zone only where there is none (108.3.c.1). */
const isChampionZoneTaken = ({ state }: Draft, seat: number): boolean =>
  piecesIn(state, { zone: 'champion', seat }).length > 0;

/** Put on top or at the bottom of the Main Deck, into the trash or the Champion Zone: always the owner's (056). */
export const place: Performer<'place'> = (draft, { pieces: named, on }) => {
  for (const [seat, pieces] of byOwner(draft, named)) {
    if (on === 'champion' && isChampionZoneTaken(draft, seat)) continue;
    const data = { pieces, cards: cardsOf(draft, pieces) };
    if (on === 'trash') propose(draft, { type: 'PiecesTrashed', data, because: PLACED });
    else propose(draft, { type: 'CardsPlaced', data: { seat, on, ...data }, because: PLACED });
  }
};
