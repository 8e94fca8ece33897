import type { RuleOfPlay } from '#ruleset';
import type { PlayName, PlayOf } from '../words/plays.js';
import type { Draft } from './draft.js';
import type { RiftboundState } from '../state/riftbound-state.js';

export { firstProblem, freely, inParts } from '#ruleset';

/** How one kind of play is judged and applied. */
export type PlayRule<Name extends PlayName> = RuleOfPlay<RiftboundState, Draft, PlayOf<Name>>;
