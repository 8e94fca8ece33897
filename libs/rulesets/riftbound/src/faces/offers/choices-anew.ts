import { anewLists, destinationNow } from '../../engine/chain/choosing-anew.js';
import { evenSplit } from './shares.js';
import type { Play, PlayOf } from '../../words/plays.js';
import { nameOf } from '../../reading/objects.js';
import type { Choice, RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { isAccepted } from './accepted.js';
import { type Candidate, targetLabel } from './candidate.js';

/** How damage is split: evenly to begin with, and as one likes. */
export const splitCandidates = (
  state: RiftboundState,
  choice: Extract<Choice, { kind: 'split' }>,
): readonly Candidate[] => {
  const damage = evenSplit(choice);
  const label = damage.map(({ unit, amount }) => `${String(amount)} to ${nameOf(state, unit)}`).join(', ');
  const play: Play = { play: 'AssignDamage', seat: choice.seat, damage };
  const options = [{ value: damage, label }];
  return [
    {
      play,
      label: `Deal ${label}`,
      slots: [{ name: 'damage', question: 'How much to which unit?', options, free: true }],
    },
  ];
};

const locations = (state: RiftboundState): readonly Location[] => [
  ...state.seats.map((_, seat): Location => ({ zone: 'base', seat })),
  ...state.battlefields.map((_, at): Location => ({ zone: 'battlefield', at })),
];

/** Keeping the choices of an item, or other targets and places that are legal for it. */
export const anewCandidates = (
  state: RiftboundState,
  { seat, about }: Extract<Choice, { kind: 'choose-anew' }>,
): readonly Candidate[] => {
  const item = state.chain.find(({ id }) => id === about);
  const keep: Candidate = {
    play: { play: 'ChooseAnew', seat, targets: null, to: null },
    label: 'Keep the choices',
    slots: [],
  };
  if (!item) return [keep];
  const places = destinationNow(item) === null ? [null] : locations(state);
  const plays = anewLists(state, item).flatMap((targets) =>
    places.map((to): PlayOf<'ChooseAnew'> => ({ play: 'ChooseAnew', seat, targets, to })),
  );
  const accepted = plays.filter((play) => isAccepted(state, play));
  return [
    keep,
    ...accepted.map((play) => ({
      play,
      label: `Choose anew: ${(play.targets ?? []).map((target) => targetLabel(state, target)).join(', ')}`,
      slots: [],
    })),
  ];
};
