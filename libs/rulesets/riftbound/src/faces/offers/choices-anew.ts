import { type WayAnew, waysAnew } from '../../judging/targets/new-choices.js';
import { MOST_LISTS } from '../../judging/targets/subsets.js';
import { evenSplit } from './shares.js';
import type { Play, PlayOf, PlayTarget } from '../../words/plays.js';
import type { Location } from '../../words/vocabulary.js';
import { nameOf } from '../../reading/objects.js';
import type { ChainItem, Choice, RiftboundState } from '../../state/riftbound-state.js';
import { isAccepted } from './accepted.js';
import { type Candidate, placeLabel, targetLabel } from './candidate.js';
import { modesSaid } from './declared.js';
import { allPlaces, placeLists } from '../../judging/places/all-places.js';
import { axisSlot, targetsAxis } from './targets.js';
import { itemOn } from '../../state/chain-item.js';

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

/** What is chosen anew besides the targets: modes, and where what is moved goes. */
interface Anew {
  readonly seat: number;
  readonly item: ChainItem;
  readonly way: WayAnew;
  readonly places: readonly Location[];
}

const wordsFor = (state: RiftboundState, { seat, item, way, places }: Anew): string => {
  const modes = way.modes ? ` mode ${modesSaid(item.definition, way.modes).join(', ')}` : '';
  return `Choose anew${modes}${places.map((place) => ` to ${placeLabel(state, place, seat)}`).join(', then')}`;
};

/** One offer for modes and destinations, with the targets that are legal so. */
const offerFor = (state: RiftboundState, anew: Anew): readonly Candidate[] => {
  const { seat, way, places } = anew;
  const [to = null, ...also] = places;
  const { modes } = way;
  const made = (targets: readonly PlayTarget[]): PlayOf<'ChooseAnew'> => ({
    play: 'ChooseAnew',
    seat,
    targets,
    to,
    ...(also.length > 0 && { also }),
    ...(modes && { modes }),
  });
  const accepted = way.targets.filter((targets) => isAccepted(state, made(targets)));
  const [first] = accepted;
  if (!first) return [];
  const axis = { ...targetsAxis(state, accepted), free: way.targets.length >= MOST_LISTS };
  const only = first.map((target) => targetLabel(state, target)).join(', ');
  const named = accepted.length > 1 || only === '' ? '' : `: ${only}`;
  return [{ play: made(first), label: `${wordsFor(state, anew)}${named}`, slots: axisSlot(axis, axis.options) }];
};

/** Keeping the choices of an item, or other modes, targets and places that are legal for it. */
export const anewCandidates = (
  state: RiftboundState,
  { seat, about }: Extract<Choice, { kind: 'choose-anew' }>,
): readonly Candidate[] => {
  const item = itemOn(state, about);
  const keep: Candidate = {
    play: { play: 'ChooseAnew', seat, targets: null, to: null },
    label: 'Keep the choices',
    slots: [],
  };
  if (!item) return [keep];
  const anew = waysAnew(state, item).flatMap((way) =>
    placeLists(allPlaces(state, seat), way.destinations).flatMap((places) =>
      offerFor(state, { seat, item, way, places }),
    ),
  );
  return [keep, ...anew];
};
