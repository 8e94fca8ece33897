import { NEWEST_CORE, type EditionId, type RuleKey } from '#rulebook';
import { CORE_1_0 } from './core-1.0.js';
import { CORE_1_1 } from './core-1.1.js';
import { CORE_1_2 } from './core-1.2.js';
import { CORE_1_3 } from './core-1.3.js';
import { NEWEST } from './newest.js';
import type { Differences, Policy, SwitchName } from './policy.js';

/** The editions before the newest, the newest of them first: each differs from the one above it, and the first from the newest. */
const OLDER: readonly (readonly [edition: EditionId, differences: Differences])[] = [
  ['core-1.3', CORE_1_3],
  ['core-1.2', CORE_1_2],
  ['core-1.1', CORE_1_1],
  ['core-1.0', CORE_1_0],
];

/** The edition that decides where none is named. */
export const NEWEST_EDITION: EditionId = NEWEST_CORE;

const changed = (policy: Policy, differences: Differences): Policy => ({
  ...policy,
  ...(Object.fromEntries(Object.entries(differences).map(([name, [value]]) => [name, value])) as Partial<Policy>),
});

const rowsOf = (): ReadonlyMap<string, Policy> => {
  const rows = new Map<string, Policy>([[NEWEST_EDITION, NEWEST]]);
  let policy = NEWEST;
  for (const [edition, differences] of OLDER) {
    policy = changed(policy, differences);
    rows.set(edition, policy);
  }
  return rows;
};

const ROWS = rowsOf();

/** Editions that this engine decides under, newest last. */
export const EDITIONS: readonly EditionId[] = [...OLDER.map(([edition]) => edition).toReversed(), NEWEST_EDITION];

/** What the edition of a table decides. */
export const policyOf = ({ edition }: { readonly edition: string }): Policy => ROWS.get(edition) ?? NEWEST;

const rulesIn = (differences: Differences, name: SwitchName): readonly RuleKey[] => {
  const [, ...rules] = differences[name] ?? [];
  return rules;
};

/** A switch that an edition has otherwise than the newest, and the rules that say so. */
export interface SwitchedRule {
  readonly name: SwitchName;
  readonly rules: readonly RuleKey[];
  readonly newest: Policy[SwitchName];
  readonly here: Policy[SwitchName];
}

/** All that an edition decides otherwise than the newest, by its own rules. */
export const switchesOf = (edition: string): readonly SwitchedRule[] => {
  const policy = policyOf({ edition });
  const at = OLDER.findIndex(([id]) => id === edition);
  return (Object.keys(NEWEST) as SwitchName[]).flatMap((name): readonly SwitchedRule[] => {
    if (policy[name] === NEWEST[name]) return [];
    const said = OLDER.slice(0, at + 1).flatMap(([, differences]) => rulesIn(differences, name));
    return [{ name, rules: [...new Set(said)], newest: NEWEST[name], here: policy[name] }];
  });
};
