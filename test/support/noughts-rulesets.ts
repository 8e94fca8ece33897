import type { AnyRuleset } from '#ruleset';
import { noughts } from './noughts.js';

/** Stands in for the replayer's list of rulesets. */
export const INSTALLED: readonly [AnyRuleset] = [noughts];

export const rulesetOf = (id: string): AnyRuleset | undefined => (id === noughts.id ? noughts : undefined);
