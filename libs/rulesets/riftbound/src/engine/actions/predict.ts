import type { Problem } from '#ruleset';
import { awaitChoice, push, type Draft } from '../draft.js';
import { cannot } from '../../words/findings.js';
import type { PlayOf } from '../../words/plays.js';
import { freely, type PlayRule } from '../play-rule.js';
import type { Frame, RiftboundState } from '../../state/riftbound-state.js';
import { piecesIn } from '../../state/zones.js';
import { layInOrder } from './lay.js';
import { show } from './look.js';

/** Predict (436): look at the top cards, recycle any of them, put the others back in any order. */
type ArrangeFrame = Extract<Frame, { task: 'arrange' }>;

/** The top cards of a player's Main Deck, as many as there are (436.4). */
export const topOf = (state: RiftboundState, seat: number, count: number): readonly number[] =>
  piecesIn(state, { zone: 'main-deck', seat }).slice(0, count);

/** Looks at the cards first: what is done with them is asked once they are seen. */
export const predict = (draft: Draft, seat: number, count: number): void => {
  const pieces = topOf(draft.state, seat, count);
  if (pieces.length === 0) return;
  push(draft, { task: 'arrange', seat, pieces });
  show(draft, pieces, seat);
};

/** Asks what is recycled and how the rest lies, of the cards that are still there. */
export const runArrange = (draft: Draft, { seat, pieces }: ArrangeFrame): void => {
  const deck = piecesIn(draft.state, { zone: 'main-deck', seat });
  const there = deck.filter((piece) => pieces.includes(piece));
  if (there.length === 0) return;
  push(draft, { task: 'arrange', seat, pieces: there });
  awaitChoice(draft, { kind: 'arrange', seat, pieces: there }, ['action.predict']);
};

const arrangeProblem = ({ choice }: RiftboundState, { keep, recycle }: PlayOf<'ArrangeCards'>): Problem | null => {
  const wanted = choice?.kind === 'arrange' ? choice.pieces : [];
  const named = [...keep, ...recycle];
  const same = new Set(named).size === named.length && wanted.length === named.length;
  return same && wanted.every((piece) => named.includes(piece))
    ? null
    : cannot(
        'other-cards',
        'Other cards are named than were looked at.',
        'Name each of them once, to keep or to recycle.',
      );
};

export const arrangeCards: PlayRule<'ArrangeCards'> = {
  cannot: arrangeProblem,
  may: freely,
  apply: (draft, { seat, keep, recycle }) => {
    const frame = draft.agenda.pop();
    if (frame?.task !== 'arrange') return;
    const places = layInOrder(draft, seat, [...keep, ...recycle]);
    const pieces = places.slice(keep.length);
    if (pieces.length > 0) push(draft, { task: 'recycle', seat, pieces, because: ['action.predict'] });
  },
};
