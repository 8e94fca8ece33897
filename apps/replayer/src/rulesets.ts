import type { AnyRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';

/** The rulesets that this page was built with; the first is the one a new match begins with. */
export const INSTALLED: readonly [AnyRuleset, ...AnyRuleset[]] = [riftbound, runeterra];

/** The installed ruleset of that id; undefined where this page was built without it. */
export const rulesetOf = (id: string): AnyRuleset | undefined => INSTALLED.find((ruleset) => ruleset.id === id);
