import type { RuleKey } from '#rulebook';
import type { Level } from './roles.js';

/** Penalties, the mildest first. `none`: the error is noted, and counts for nothing. */
export const PENALTIES = ['none', 'warning', 'game-loss', 'match-loss', 'disqualification'] as const;

export type Penalty = (typeof PENALTIES)[number];

/** A penalty in words: "game loss". */
export const penaltyText = (penalty: Penalty): string => penalty.replace('-', ' ');

/** Another penalty that the rules name for an infraction, in cases that a judge sees; `levels`: only at these. */
export interface OtherPenalty {
  readonly penalty: Penalty;
  readonly rule: RuleKey;
  readonly levels?: readonly Level[];
}

/**
 * An infraction of the tournament rules.
 * - `key`: stable name, `mispaid`; `rule`: key of its rule; `section`: key of the part of the rules that counts it
 * - `penalty`: the usual one; `others`: those that the rules name beside it
 * - `upgrades`: false where repeating it never makes the penalty harder
 */
export interface Infraction {
  readonly key: string;
  readonly rule: RuleKey;
  readonly section: RuleKey;
  readonly penalty: Penalty;
  readonly others: readonly OtherPenalty[];
  readonly upgrades: boolean;
  /** Whether it is for the head judge alone to find. */
  readonly isCheating?: true;
}

/**
 * How repeated warnings of a section become a harder penalty.
 * - `of`: warnings for the same infraction, or for any of the section; `from`: the warning that is upgraded, counted from 1
 * - `levels`: at which events; all unless told
 */
export interface Upgrade {
  readonly section: RuleKey;
  readonly of: 'same' | 'any';
  readonly from: number;
  readonly levels?: readonly Level[];
  readonly to: Penalty;
  readonly rule: RuleKey;
}

/** A section of the rules whose penalties are milder at some levels, where a judge sees fit, and the rule that says so. */
export interface Lenience {
  readonly section: RuleKey;
  readonly levels: readonly Level[];
  readonly rule: RuleKey;
}

/** Warnings that a player has had before: for the same infraction, and for any of its section. */
export interface Warnings {
  readonly same: number;
  readonly any: number;
}

/** A penalty as it is to be, and the upgrade that has made it harder, with the number of warnings that it counts. */
export interface Upgraded {
  readonly penalty: Penalty;
  readonly rule: RuleKey;
  readonly count: number;
}

/** The upgrade that one more warning brings about; undefined where it brings none. */
export const upgradeOf = (
  table: readonly Upgrade[],
  { infraction: { section, upgrades }, level }: { readonly infraction: Infraction; readonly level: Level },
  before: Warnings,
): Upgraded | undefined => {
  if (!upgrades) return undefined;
  const reached = table.find(
    (each) => each.section === section && (each.levels?.includes(level) ?? true) && before[each.of] + 1 >= each.from,
  );
  return reached && { penalty: reached.to, rule: reached.rule, count: before[reached.of] + 1 };
};
