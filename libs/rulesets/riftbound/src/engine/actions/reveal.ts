import { applying } from '../../reading/replacements/replaceable.js';
import type { EventFact } from '../../state/facts.js';
import type { Frame, RiftboundState } from '../../state/riftbound-state.js';
import { isSeatZone, piecesIn } from '../../state/zones.js';
import type { InstructionOf } from '../../words/instruction.js';
import { push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import { noteActedOn } from '../instructions/note-acted-on.js';
import { show } from './look.js';

/** Revealing cards from the top of a deck (424, 424.3). */
type RevealFrame = Extract<Frame, { task: 'reveal' }>;
type Reveal = Pick<InstructionOf<'reveal-top'>, 'seat' | 'deck' | 'count'>;

const isRevealed = (state: RiftboundState, piece: number): boolean => state.pieces[piece]?.shownTo === 'all';

const topOf = (state: RiftboundState, { seat, deck, count }: Reveal): readonly number[] =>
  piecesIn(state, { zone: deck, seat }).slice(0, count);

const beginning = ({ seat, deck, count }: Reveal): EventFact => ({
  type: 'RevealBegan',
  data: { seat, deck, count },
  because: ['action.reveal'],
});

const revealNow = (draft: Draft, reveal: Reveal): void => {
  const hidden = topOf(draft.state, reveal).filter((piece) => !isRevealed(draft.state, piece));
  show(draft, hidden, null);
};

/**
 * Reveals the top cards. Where something comes before that, it does so once (370.2): not again before each further card of a reveal
 * that goes on until something is found.
 */
export const revealTopOf = (draft: Draft, reveal: Reveal): void => {
  const top = topOf(draft.state, reveal);
  const isBegun = top.length === 0 || top.some((piece) => isRevealed(draft.state, piece));
  const event = beginning(reveal);
  if (isBegun || applying(draft.state, event).length === 0) {
    revealNow(draft, reveal);
    return;
  }
  const { seat, deck, count } = reveal;
  push(draft, { task: 'reveal', seat, deck, count });
  propose(draft, event);
};

export const runReveal = (draft: Draft, frame: RevealFrame): void => {
  // What lies on top now is what the instruction reveals, and what later ones speak of.
  const those = topOf(draft.state, frame);
  noteActedOn(draft, () => those);
  revealNow(draft, frame);
};

/** Whether revealing cards that were looked at would have something come before it, if that is revealing from a deck. */
export const wouldComeFirst = (state: RiftboundState, pieces: readonly number[]): boolean =>
  pieces.some((piece) => {
    const { zone = -1, owner = -1 } = state.pieces[piece] ?? {};
    const isInDeck = isSeatZone(zone, 'main-deck');
    return isInDeck && applying(state, beginning({ seat: owner, deck: 'main-deck', count: 1 })).length > 0;
  });
