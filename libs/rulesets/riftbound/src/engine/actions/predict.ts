import type { RuleKey } from '#rulebook';
import type { Problem } from '#ruleset';
import { awaitChoice, push, type Draft } from '../draft.js';
import { cannot } from '../../words/findings.js';
import type { DeckName } from '../../words/instruction.js';
import type { PlayOf } from '../../words/plays.js';
import { freely, type PlayRule } from '../play-rule.js';
import type { Frame, RiftboundState } from '../../state/riftbound-state.js';
import { piecesIn } from '../../state/zones.js';
import { layInOrder } from './lay.js';
import { show } from './look.js';

/** Predict (436), or as a replacement effect says: look at the top cards, recycle any of them, put the others back in any order. */
type ArrangeFrame = Extract<Frame, { task: 'arrange' }>;

const PREDICT: readonly RuleKey[] = ['action.predict'];

/** The top cards of a player's Main Deck, as many as there are (436.4). */
export const topOf = (state: RiftboundState, seat: number, count: number): readonly number[] =>
  piecesIn(state, { zone: 'main-deck', seat }).slice(0, count);

/** Cards on top of a player's deck to be looked at, and by what rules. */
interface Looking {
  readonly seat: number;
  readonly deck: DeckName;
  readonly count: number;
  readonly because?: readonly RuleKey[];
}

/** Looks at the cards first: what is done with them is asked once they are seen. */
export const lookAndArrange = (draft: Draft, { seat, deck, count, because }: Looking): void => {
  const pieces = piecesIn(draft.state, { zone: deck, seat }).slice(0, count);
  if (pieces.length === 0) return;
  push(draft, { task: 'arrange', seat, pieces, ...(because && { because }) });
  show(draft, pieces, seat);
};

/** Asks what is recycled and how the rest lies, of the cards that are still there. */
export const runArrange = (draft: Draft, frame: ArrangeFrame): void => {
  const { seat, pieces, because = PREDICT } = frame;
  const decks = (['main-deck', 'rune-deck'] as const).flatMap((zone) => piecesIn(draft.state, { zone, seat }));
  const there = decks.filter((piece) => pieces.includes(piece));
  if (there.length === 0) return;
  push(draft, { ...frame, pieces: there });
  awaitChoice(draft, { kind: 'arrange', seat, pieces: there }, because);
};

const arrangeProblem = ({ choice }: RiftboundState, { keep, recycle }: PlayOf<'ArrangeCards'>): Problem | null => {
  const wanted = choice?.kind === 'arrange' ? choice.pieces : [];
  const named = [...keep, ...recycle];
  return wanted.length === named.length && wanted.every((piece) => named.includes(piece))
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
    const { because = PREDICT } = frame;
    if (pieces.length > 0) push(draft, { task: 'recycle', seat, pieces, because });
  },
};
