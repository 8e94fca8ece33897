import type { AnyRuleset, HeldRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';

const held = (ruleset: AnyRuleset): HeldRuleset => ruleset as HeldRuleset;

/** The rulesets whose recorded games are kept. */
export const RULESETS: readonly HeldRuleset[] = [held(riftbound), held(runeterra)];

/** How many random games of each mode are kept. */
export const MODES = [
  { ruleset: held(riftbound), mode: 'duel', games: 10 },
  { ruleset: held(riftbound), mode: '2v2', games: 3 },
  { ruleset: held(riftbound), mode: 'ffa4', games: 2 },
  { ruleset: held(runeterra), mode: held(runeterra).modes[0]?.id ?? '', games: 10 },
];

/** The seeds of that many games. */
export const seedsOf = (games: number): readonly number[] => Array.from({ length: games }, (_, index) => index + 1);
