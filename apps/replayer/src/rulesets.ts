import type { AnyRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';

const INSTALLED: readonly AnyRuleset[] = [riftbound];

/** The installed ruleset of that id; undefined where this page was built without it. */
export const rulesetOf = (id: string): AnyRuleset | undefined => INSTALLED.find((ruleset) => ruleset.id === id);
