import type { AnyRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';

/** The rulesets this server plays: the only place of the server that names a game. */
export const INSTALLED_RULESETS: readonly AnyRuleset[] = [riftbound];
