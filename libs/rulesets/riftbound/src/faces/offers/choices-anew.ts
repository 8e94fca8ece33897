import { anewLists, destinationsNow } from '../../engine/chain/choosing-anew.js';
import { evenSplit } from './shares.js';
import type { Play, PlayOf } from '../../words/plays.js';
import { nameOf } from '../../reading/objects.js';
import type { Choice, RiftboundState } from '../../state/riftbound-state.js';
import { isAccepted } from './accepted.js';
import { type Candidate, targetLabel } from './candidate.js';
import { destinations, placeLists } from './destinations.js';

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
  const places = placeLists(destinations(state, seat), destinationsNow(state, item));
  const plays = anewLists(state, item).flatMap((targets) =>
    places.map(([to = null, ...also]): PlayOf<'ChooseAnew'> => ({
      play: 'ChooseAnew',
      seat,
      targets,
      to,
      ...(also.length > 0 && { also }),
    })),
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
