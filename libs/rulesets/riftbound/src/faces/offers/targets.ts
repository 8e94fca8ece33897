import type { Json } from '#kernel';
import type { Slot } from '#ruleset';
import { targetLists } from '../../judging/targets/choosing-targets.js';
import { MOST_LISTS } from '../../judging/targets/subsets.js';
import { countDestinations } from '../../judging/places/destinations.js';
import { choicesIn, type Text } from '../../judging/targets/executions.js';
import type { Setting } from '../../reading/setting.js';
import { giftsOnBoard } from '../../reading/statics/statics.js';
import type { PlayOf, PlayTarget } from '../../words/plays.js';
import { deflectCost } from '../../judging/costs/total-cost.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { isAccepted } from './accepted.js';
import { type Candidate, placeLabel, targetLabel } from './candidate.js';
import { NOTHING_DECLARED } from '../../judging/targets/declaring.js';
import { isOpen, type DeclaredOption, type Variant } from './declared.js';
import { placeLists } from '../../judging/places/all-places.js';

/** Plays whose targets, destination and declarations an encoded text asks for. */
export type Choosable = PlayOf<'PlayCard'> | PlayOf<'ActivateAbility'> | PlayOf<'FinalizeItem'>;

/** What is chosen besides what is declared: the lists of targets, or where a permanent enters. */
interface Axis {
  readonly name: 'targets' | 'to';
  readonly question: string;
  readonly options: Slot['options'];
  /** There are more ways than are listed. */
  readonly free?: boolean;
}

const MOST_CHECKED = 60;
const MOST_APART = 4;

const slotOf = (name: string, question: string, options: Slot['options']): readonly Slot[] =>
  options.length > 1 || (name === 'to' && options.some(({ value }) => value !== null))
    ? [{ name, question, options }]
    : [];

/** The question for what is chosen besides what is declared, where there are several ways. */
export const axisSlot = ({ name, question, free = false }: Axis, fitting: Slot['options']): readonly Slot[] =>
  slotOf(name, question, fitting).map((slot) => (free ? { ...slot, free } : slot));

/** `free`: there are more ways than are listed. */
const declaredSlot = (options: readonly DeclaredOption[], free: boolean): readonly Slot[] =>
  slotOf(
    'declared',
    'Paid with what, and what for each repeat?',
    options.map(({ declared, label }) => ({ value: declared as Json, label })),
  ).map((slot) => (free ? { ...slot, free } : slot));

interface Filling {
  readonly play: Choosable;
  readonly label: string;
  readonly axis: Axis;
}

/** The play that somebody comes to by a choice, where it is accepted; null where it is not. */
type Accepted = (option: DeclaredOption, value: Json) => Choosable | null;

/** The same question is asked several times on the way; it is judged once. */
const asked = (accepted: Accepted): Accepted => {
  const answers = new Map<DeclaredOption, Map<Json, Choosable | null>>();
  return (option, value) => {
    const ofOption = answers.get(option) ?? new Map<Json, Choosable | null>();
    answers.set(option, ofOption);
    const known = ofOption.get(value);
    if (known !== undefined) return known;
    const answer = accepted(option, value);
    ofOption.set(value, answer);
    return answer;
  };
};

const usesObjects = ({ declared }: DeclaredOption): boolean =>
  declared !== null &&
  [declared.using, ...[...declared.extra, ...declared.repeats].map(({ using }) => using)].some(
    (using) => using.length > 0,
  );

/**
 * Of what may be chosen, what tells whether something declared goes with all of it: all, where objects pay that might be chosen
 * or be missed, or where a choice makes the play cheaper; else the first, and what costs most to choose (809).
 */
const telling = (state: RiftboundState, seat: number, { fitting, options }: Fitting): Slot['options'] => {
  const cheaper = giftsOnBoard(state, 'costs').some(({ gift: { of } }) => of !== 'this' && 'chooses' in of);
  if (cheaper || options.some(usesObjects)) return fitting;
  const taxOf = ({ value }: Slot['options'][number]): number =>
    Array.isArray(value) ? deflectCost(state, seat, value).power.length : 0;
  const dearest = fitting.reduce((worst, each) => (taxOf(each) > taxOf(worst) ? each : worst), fitting[0] ?? NO_OPTION);
  return [...new Set([...fitting.slice(0, 1), dearest])];
};

interface Fitting {
  readonly fitting: Slot['options'];
  readonly options: readonly DeclaredOption[];
}

const NO_OPTION = { value: null, label: '' } as const;

/** What is declared that goes with everything else to choose, in one offer; what does not, for itself. */
export const withOptions = (
  state: RiftboundState,
  { play, label, axis }: Filling,
  options: readonly DeclaredOption[],
): readonly Candidate[] => {
  const made = ({ declared }: DeclaredOption, value: Json): Choosable => ({ ...play, declared, [axis.name]: value });
  const accepted = asked((option, value) => {
    const each = made(option, value);
    return isAccepted(state, each) ? each : null;
  });
  const open = isOpen(options) ? { ...axis, free: true } : axis;
  const accepts = (option: DeclaredOption, value: Json): boolean => accepted(option, value) !== null;
  const fittingFor = (option: DeclaredOption) => axis.options.filter(({ value }) => accepts(option, value));
  const offer = (
    option: DeclaredOption,
    fitting: Slot['options'],
    alike: readonly DeclaredOption[],
  ): readonly Candidate[] => {
    const [first] = fitting;
    if (!first) return [];
    const slots = [...axisSlot(open, fitting), ...declaredSlot(alike, isOpen(options))];
    const unsaid = axis.name === 'to' ? accepted(option, null) : null;
    const offered = unsaid ?? accepted(option, first.value);
    return offered ? [{ play: offered, label, slots }] : [];
  };
  const first = options.find((option) => axis.options.some(({ value }) => accepts(option, value)));
  if (!first) return [{ play: { ...play, declared: options[0]?.declared ?? null }, label, slots: [] }];
  const fitting = fittingFor(first);
  const tried = telling(state, play.seat, { fitting, options });
  const checked = options.slice(0, Math.max(1, Math.floor(MOST_CHECKED / tried.length)));
  const alike = checked.filter((option) => option === first || tried.every(({ value }) => accepts(option, value)));
  const apart = options.filter((option) => !alike.includes(option)).slice(0, MOST_APART);
  return [...offer(first, fitting, alike), ...apart.flatMap((option) => offer(option, fittingFor(option), []))];
};

/** Lists of targets to choose between. */
export const targetsAxis = (state: RiftboundState, lists: readonly (readonly PlayTarget[])[]): Axis => ({
  name: 'targets',
  question: 'Which targets?',
  free: lists.length >= MOST_LISTS,
  options: lists.map((targets) => ({
    value: targets,
    label: targets.map((target) => targetLabel(state, target)).join(', ') || 'none',
  })),
});

interface Choices {
  readonly setting: Setting;
  readonly text: Text;
  readonly variants: readonly Variant[];
  /** Destinations to choose among, where one is chosen. */
  readonly places: readonly Location[];
}

const movingAlso =
  (also: readonly Location[]) =>
  (option: DeclaredOption): DeclaredOption => ({
    ...option,
    declared: { ...(option.declared ?? NOTHING_DECLARED), also },
  });

/** A candidate for each destination and each way to declare it, with slots of the targets that are accepted so. */
export const chosen = (
  play: Choosable,
  label: string,
  { setting, text, variants, places }: Choices,
): readonly Candidate[] =>
  variants.flatMap(({ modes, words, options }) => {
    const { state } = setting;
    const judged: Setting = { ...setting, paid: options[0]?.declared?.extra ?? setting.paid };
    const choices = choicesIn(judged, text, modes);
    const axis = targetsAxis(state, targetLists({ ...judged, choices }, choices));
    return placeLists(places, countDestinations(choices)).flatMap((list) => {
      const [to = null, ...also] = list;
      const where = list.map((place) => ` to ${placeLabel(state, place, play.seat)}`).join(', then');
      const filling = { play: { ...play, to }, label: `${label}${words}${where}`, axis };
      return withOptions(state, filling, also.length === 0 ? options : options.map(movingAlso(also)));
    });
  });
