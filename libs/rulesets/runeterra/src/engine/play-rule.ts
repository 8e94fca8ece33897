import type { RuleOfPlay } from '#ruleset';
import type { PlayName, PlayOf } from '../words/plays.js';
import type { Draft } from './draft.js';
import type { RuneterraState } from '../state/runeterra-state.js';

export { firstProblem, freely } from '#ruleset';

/** How one kind of play is judged and applied. */
export type PlayRule<Name extends PlayName> = RuleOfPlay<RuneterraState, Draft, PlayOf<Name>>;
