import type { Problem } from '#ruleset';
import { actable, doneAsSeen, mayAsSeen } from './as-seen.js';
import type { PlayOf } from '../../words/plays.js';
import { awaitChoice, push, type Draft } from '../draft.js';
import { cannot } from '../../words/findings.js';
import { freely, type PlayRule } from '../play-rule.js';
import type { Frame, RiftboundState } from '../../state/riftbound-state.js';
import { layInOrder } from './lay.js';

/**
 * Cards that do something as they are looked at or revealed. Who looks alone is not asked, which would tell the others that
 * there is such a card: they may act on it while they choose among the cards. Of a card that all see its owner is asked.
 */
type SeenFrame = Extract<Frame, { task: 'seen' }>;

const underway = ({ chain }: RiftboundState): number | null =>
  chain.find(({ status }) => status === 'resolving')?.id ?? null;

/** After cards have been shown: what they do by themselves, and what their owners may do with those that all see. */
export const afterShowing = (draft: Draft, pieces: readonly number[], by: number | null): void => {
  const item = underway(draft.state);
  if (item === null) return;
  const frames = pieces.flatMap((piece): readonly Frame[] => {
    const instructions = doneAsSeen(draft.state, piece, by);
    if (instructions.length > 0) return [{ task: 'perform', item, instructions }];
    return by === null && mayAsSeen(draft.state, piece, null).length > 0 ? [{ task: 'seen', piece }] : [];
  });
  push(draft, ...frames);
};

/** Asks the owner of a card that all see. */
export const runSeen = (draft: Draft, { piece }: SeenFrame): void => {
  const seat = draft.state.pieces[piece]?.owner;
  if (seat === undefined || mayAsSeen(draft.state, piece, null).length === 0) return;
  push(draft, { task: 'seen', piece });
  awaitChoice(draft, { kind: 'seen', seat, piece }, ['action.reveal']);
};

const actProblem = (state: RiftboundState, { seat, piece }: PlayOf<'ActOnSeen'>): Problem | null => {
  const { choice } = state;
  if (choice?.kind === 'seen' && (piece === null || piece === choice.piece)) return null;
  return piece !== null && choice?.kind !== 'seen' && actable(state, seat).includes(piece)
    ? null
    : cannot('nothing-to-act-on', 'That card does nothing as it is seen.', 'Answer what is asked.');
};

/** A card that its owner alone sees comes to lie first: its place then tells nothing. */
const laidFirst = (draft: Draft, seat: number, piece: number): number => {
  const others = draft.state.pieces.flatMap(({ shownTo, owner, zone }, each) =>
    each !== piece &&
    owner === seat &&
    shownTo !== 'all' &&
    shownTo.length > 0 &&
    zone === draft.state.pieces[piece]?.zone
      ? [each]
      : [],
  );
  return draft.state.pieces[piece]?.shownTo === 'all'
    ? piece
    : (layInOrder(draft, seat, [piece, ...others])[0] ?? piece);
};

export const actOnSeen: PlayRule<'ActOnSeen'> = {
  cannot: actProblem,
  may: freely,
  apply: (draft, { seat, piece: chosen }) => {
    if (draft.agenda.at(-1)?.task === 'seen') draft.agenda.pop();
    const item = underway(draft.state);
    if (chosen === null || item === null) return;
    const piece = laidFirst(draft, seat, chosen);
    const by = draft.state.pieces[piece]?.shownTo === 'all' ? null : seat;
    push(draft, { task: 'perform', item, instructions: mayAsSeen(draft.state, piece, by) });
  },
};
