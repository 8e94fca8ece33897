import type { Viewer } from '#ruleset';
import type { Play } from './commands.js';
import type { FactOf, FactType, RiftboundFact } from './events.js';
import { FACT_REDACTORS, type FactRedactor } from './redact/facts.js';
import type { Look } from './redact/look.js';
import { PLAY_REDACTORS, type PlayRedactor } from './redact/plays.js';
import type { RiftboundState } from './state.js';

const redactData = <Type extends FactType>(
  type: Type,
  data: FactOf<Type>['data'],
  look: Look,
): FactOf<Type>['data'] => {
  const redactor: FactRedactor<Type> | undefined = FACT_REDACTORS[type];
  return redactor ? redactor(data, look) : data;
};

/**
 * The fact as the viewer may know it, given the state before it: cards that the viewer may see neither where they come from
 * nor where they go are null. The facts redacted for a viewer fold to a state with the same view for that viewer.
 */
export const redactFact = (fact: RiftboundFact, before: RiftboundState, viewer: Viewer): RiftboundFact =>
  viewer === 'recorder'
    ? fact
    : ({ ...fact, data: redactData(fact.type, fact.data, { before, viewer }) } as RiftboundFact);

/** The play as the viewer may know it, given the state before it. */
export const redactPlay = (play: Play, before: RiftboundState, viewer: Viewer): Play => {
  if (viewer === 'recorder') return play;
  const redactor = PLAY_REDACTORS[play.play] as PlayRedactor | undefined;
  return redactor ? redactor(play, { before, viewer }) : play;
};
