import { delayingStep } from '../../reading/triggers/delayed-abilities.js';
import type { EventFact } from '../../state/facts.js';
import type { DelayedInForce } from '../../state/lasting.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** Whether a delayed ability is for the next play alone: performed once then, or over with it. */
export const isForNextPlay = (delayed: DelayedInForce): boolean => {
  const step = delayingStep(delayed);
  if (step?.ends?.event === 'played') return true;
  return step?.once === true && step.ability.kind === 'triggered' && step.ability.when.some(isPlay);
};

const isPlay = ({ event }: { readonly event: string }): boolean => event === 'played';

/** Of several tokens that are played at once one alone is the next unit that an effect waits for (390): it comes before the others. */
export const oneByOne = ({ delayed }: RiftboundState, fact: EventFact): readonly EventFact[] => {
  if (fact.type !== 'TokensCreated' || fact.data.count < 2 || !delayed.some(isForNextPlay)) return [fact];
  const { count } = fact.data;
  return [1, count - 1].map((some) => ({ ...fact, data: { ...fact.data, count: some } }));
};
