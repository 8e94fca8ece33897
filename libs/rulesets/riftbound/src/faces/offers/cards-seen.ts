import { actable } from '../../engine/actions/as-seen.js';
import { nameOf } from '../../reading/objects.js';
import type { Choice, RiftboundState } from '../../state/riftbound-state.js';
import type { Candidate } from './candidate.js';
import { pieceCandidates } from './cards.js';
import { itemOn } from '../../state/chain-item.js';

type ChoiceOf<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>;

/** What is revealed, told by those who see it. */
export const showCandidates = (state: RiftboundState, { seat, pieces }: ChoiceOf<'show'>): readonly Candidate[] => {
  const cards = pieces.map((piece) => state.pieces[piece]?.card ?? null);
  const slots = [{ name: 'cards', question: 'Which cards are revealed?', options: [], free: true }];
  return [{ play: { play: 'ShowCards', seat, cards }, label: 'Tell what is revealed', slots }];
};

/** Every choice of some of the pieces, none and all included. */
const subsets = (pieces: readonly number[]): readonly (readonly number[])[] =>
  pieces.reduce<readonly (readonly number[])[]>((all, piece) => [...all, ...all.map((some) => [...some, piece])], [[]]);

/** More than this many cards are offered to be kept or recycled only as a whole: nobody reads a thousand offers. */
const MOST_CARDS = 6;

const labelOf = (state: RiftboundState, recycle: readonly number[]): string =>
  recycle.length === 0 ? 'Put all back' : `Recycle ${recycle.map((piece) => nameOf(state, piece)).join(', ')}`;

/** What is recycled, and for each such choice the order of the rest. */
export const arrangeCandidates = (
  state: RiftboundState,
  { seat, pieces }: ChoiceOf<'arrange'>,
): readonly Candidate[] => {
  const ways = pieces.length > MOST_CARDS ? [[], pieces] : subsets(pieces);
  return ways.map((recycle) => {
    const keep = pieces.filter((piece) => !recycle.includes(piece));
    const options = keep.map((piece) => ({ value: piece, label: nameOf(state, piece) }));
    const many = { min: keep.length, max: keep.length };
    const slots = keep.length > 1 ? [{ name: 'keep', question: 'In what order, topmost first?', options, many }] : [];
    return { play: { play: 'ArrangeCards', seat, keep, recycle }, label: labelOf(state, recycle), slots };
  });
};

/** How a card is played that an instruction plays, or that it is not. */
export const playCandidates = (state: RiftboundState, { seat, item: id }: ChoiceOf<'play'>): readonly Candidate[] => {
  const item = itemOn(state, id);
  if (!item) return [];
  const declined = {
    play: 'FinalizeItem',
    seat,
    use: false,
    targets: [],
    to: null,
    declared: null,
    payment: null,
  } as const;
  return [...pieceCandidates(state, seat, item.piece), { play: declined, label: 'Decline', slots: [] }];
};

/** Cards that may be acted on as they are seen. */
export const seenCandidates = (state: RiftboundState, seat: number): readonly Candidate[] =>
  actable(state, seat).map((piece) => ({
    play: { play: 'ActOnSeen', seat, piece },
    label: `Do what ${nameOf(state, piece)} says`,
    slots: [],
  }));

/** Leaving what a revealed card lets its owner do. */
export const leaveSeen = (seat: number): Candidate => ({
  play: { play: 'ActOnSeen', seat, piece: null },
  label: 'Leave it',
  slots: [],
});
