import type { AnyRuleset } from '#ruleset';
import { noughtsAndCrosses } from '../rulesets/smallest/noughts-and-crosses.js';
import { noughts } from './noughts.js';

/** Stands in for the replayer's list of rulesets. */
export const INSTALLED: readonly [AnyRuleset, ...AnyRuleset[]] = [noughts, noughtsAndCrosses];

export const rulesetOf = (id: string): AnyRuleset | undefined => INSTALLED.find((ruleset) => ruleset.id === id);
