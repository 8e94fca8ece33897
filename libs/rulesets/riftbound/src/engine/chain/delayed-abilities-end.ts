import { subjectOf } from '../../reading/history/subjects.js';
import { happenings } from '../../evolve/happenings.js';
import { delayedSetting, delayingStep } from '../../reading/triggers/delayed-abilities.js';
import type { FoundTrigger } from '../../reading/triggers/found-trigger.js';
import type { TriggerEvent } from '../../words/definition.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { DelayedInForce } from '../../state/lasting.js';
import { type Draft, emit } from '../draft.js';
import type { RiftboundFact } from '../../state/facts.js';

/** A fact with the table before it. */
interface Happened {
  readonly before: RiftboundState;
  readonly fact: RiftboundFact;
}

/** Whether the item that made it has resolved, where it is for no longer than that: nothing else resolves meanwhile. */
const hasResolved = ({ until }: DelayedInForce, fact: RiftboundFact): boolean =>
  until === 'resolved' && fact.type === 'ChainItemResolved';

const isOver = (state: RiftboundState, delayed: DelayedInForce, { before, fact }: Happened): boolean => {
  if (hasResolved(delayed, fact)) return true;
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

/** After a play that a delayed ability let somebody make: it was for one play, where it says so. */
export const endUsed = (draft: Draft, id: number | undefined): void => {
  const used = draft.state.delayed.find((delayed) => delayed.id === id);
  if (used && delayingStep(used)?.once)
    emit(draft, { type: 'DelayedEnded', data: { delayed: [used.id] }, because: ['ability.delayed'] });
};
