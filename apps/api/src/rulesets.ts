import type { AnyRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';

/** The rulesets this server plays: the only place of the server that names games. */
export const INSTALLED_RULESETS: readonly AnyRuleset[] = [riftbound, runeterra];
