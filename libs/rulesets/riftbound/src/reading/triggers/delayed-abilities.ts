import { emit, type Draft } from '../../engine/draft.js';
import type { RiftboundFact } from '../../state/facts.js';
import type { FoundTrigger } from './keywords.js';
import type { DelayedInForce, RiftboundState } from '../../state/riftbound-state.js';
import type { TriggerEvent } from '../../words/definition.js';
import { abilityOf } from '../../cards/encodings.js';
import { happenings } from '../../evolve/happenings.js';
import { makingSteps, type MakingStep } from '../../cards/abilities-within.js';
import { plainSetting, type Setting } from '../setting.js';
import { subjectOf } from '../history/subjects.js';

/** Delayed abilities in force (389-392). */
type Delaying = Extract<MakingStep, { readonly do: 'delay' }>;

/** What the symbols of a delayed ability are read against: "it" is what it was made about, as far as that is still there. */
export const delayedSetting = (
  state: RiftboundState,
  { source, controller, attachment, item, here, about }: DelayedInForce,
): Setting => ({
  ...plainSetting(state, source.piece, controller),
  object: source.object,
  attachment,
  item,
  here,
  there: here,
  it: about.flatMap(({ piece, object }) => (state.pieces[piece]?.object === object ? [piece] : [])),
});

/** The instruction that made a delayed ability. */
export const delayingStep = ({ name }: DelayedInForce): Delaying | null => {
  const within = name.within ?? [];
  const outer = abilityOf({ ...name, within: within.slice(0, -1) });
  const step = outer ? makingSteps(outer)[within.at(-1) ?? -1] : undefined;
  return step?.do === 'delay' ? step : null;
};

/** A fact with the table before it. */
interface Happened {
  readonly before: RiftboundState;
  readonly fact: RiftboundFact;
}

const isOver = (state: RiftboundState, delayed: DelayedInForce, { before, fact }: Happened): boolean => {
  const ends: TriggerEvent | undefined = delayingStep(delayed)?.ends;
  if (!ends) return false;
  const setting = delayedSetting(state, delayed);
  return happenings(before, fact, state).some((what) => subjectOf(ends, setting, what) !== null);
};

/** After a fact: delayed abilities that were to be performed once and have triggered end, and those that end with it. */
export const endDelayed = (draft: Draft, happened: Happened, found: readonly FoundTrigger[]): void => {
  const { delayed } = happened.before;
  if (delayed.length === 0) return;
  const done = found.flatMap((trigger) => (trigger.delayed === undefined ? [] : [trigger.delayed]));
  const over = delayed.filter(
    (each) => (delayingStep(each)?.once === true && done.includes(each.id)) || isOver(draft.state, each, happened),
  );
  if (over.length === 0) return;
  emit(draft, { type: 'DelayedEnded', data: { delayed: over.map(({ id }) => id) }, because: ['ability.delayed'] });
};
