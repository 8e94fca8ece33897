import type { FactType, RiftboundFact } from '../../events.js';
import type { RiftboundState } from '../../state.js';

/** A replacement effect: what it applies to, and the event that happens instead (370). */
export interface Replacement {
  readonly name: string;
  readonly applies: (state: RiftboundState, fact: RiftboundFact) => boolean;
  readonly replace: (state: RiftboundState, fact: RiftboundFact) => RiftboundFact;
}

/** Accelerate: the unit whose additional cost was paid enters ready; it does not become ready (805). */
const accelerate: Replacement = {
  name: 'Accelerate',
  applies: (state, fact) =>
    fact.type === 'PermanentEntered' &&
    fact.data.exhausted &&
    state.chain.some((item) => item.id === fact.data.item && item.accelerated),
  replace: (_state, fact) =>
    fact.type === 'PermanentEntered'
      ? { ...fact, data: { ...fact.data, exhausted: false }, because: [...fact.because, 'keyword.accelerate'] }
      : fact,
};

/** Replacements that the keywords bring, by the events they apply to, in no order: two never meet on one event here. */
const REPLACEMENTS: Partial<Readonly<Record<FactType, readonly Replacement[]>>> = { PermanentEntered: [accelerate] };

const NONE: readonly Replacement[] = [];

/** What may apply to events of a type. */
export const replacementsOn = (type: FactType): readonly Replacement[] => REPLACEMENTS[type] ?? NONE;
