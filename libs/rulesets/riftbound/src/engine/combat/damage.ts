import type { Finding } from '#ruleset';
import { ignoresWhileAssigning, type Assigning } from '../../reading/statics/ignoring.js';
import { doubtful, illegal } from '../../words/findings.js';
import { nameOf, unitsAt } from '../../reading/objects.js';
import { hasKeyword } from '../../reading/layers/keywords.js';
import { areFriendly } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { combatMight } from '../../reading/combat-might.js';
import { isExempt, lethalFor } from './lethal-damage.js';
import { policyOf } from '../../words/editions/editions.js';

/** The Combat Damage Step (465): assigning damage. */
export type Damage = readonly { readonly unit: number; readonly amount: number }[];

/** The other side's units, stunned ones as any (423.1.c): what a seat assigns its damage among. */
export const assignableUnits = (state: RiftboundState, at: number, seat: number): readonly number[] =>
  unitsAt(state, at).filter((number) => !areFriendly(state, state.pieces[number]?.controller ?? seat, seat));

/** Damage assigned beyond what is lethal to each unit, summed: "excess damage". */
export const excessOf = (state: RiftboundState, damage: Damage): number =>
  damage.reduce((sum, { unit, amount }) => sum + Math.max(0, amount - lethalFor(state, unit)), 0);

/** Ranks in the order of assignment: Tank first (815), Backline last (826); a unit with both has either (465.2.c.6, 465.2.c.8). */
export const ranksOf = (state: RiftboundState, unit: number, by: Assigning): readonly number[] => {
  const tank = hasKeyword(state, unit, 'Tank') && !ignoresWhileAssigning(state, by, 'Tank');
  const backline = hasKeyword(state, unit, 'Backline') && !ignoresWhileAssigning(state, by, 'Backline');
  if (tank && backline) return [0, 2];
  return tank ? [0] : [backline ? 2 : 1];
};

/** The one assignment that there is, or null where the player has to choose. */
export const onlyAssignment = (state: RiftboundState, at: number, seat: number): Damage | null => {
  const total = combatMight(state, at, seat);
  const units = assignableUnits(state, at, seat);
  const [unit] = units;
  if (total === 0 || unit === undefined) return [];
  return units.length === 1 ? [{ unit, amount: total }] : null;
};

/** What a unit is assigned; `exempt`: it cannot be dealt damage, so that no amount is lethal to it (465.2.c.10). */
interface Given {
  readonly unit: number;
  readonly amount: number;
  readonly lethal: number;
  readonly exempt: boolean;
}

const givenTo = (state: RiftboundState, units: readonly number[], damage: Damage): readonly Given[] =>
  units.map((unit) => ({
    unit,
    amount: damage.filter((part) => part.unit === unit).reduce((sum, part) => sum + part.amount, 0),
    lethal: lethalFor(state, unit),
    exempt: isExempt(state, unit),
  }));

/** Every way to give each unit one of its ranks: each is chosen by itself (465.2.c.9). */
const rankings = (state: RiftboundState, given: readonly Given[], by: Assigning): readonly (readonly number[])[] =>
  given.reduce<readonly (readonly number[])[]>(
    (all, { unit }) => all.flatMap((ranks) => ranksOf(state, unit, by).map((rank) => [...ranks, rank])),
    [[]],
  );

/** Whether units of an earlier rank have what is lethal before any of a later one gets damage; within a rank in any order (465.2.c.7). */
const keepsRanks = (given: readonly Given[], ranks: readonly number[]): boolean =>
  given.every(
    (unit, index) =>
      unit.amount === 0 ||
      given.every((other, i) => (ranks[i] ?? 1) >= (ranks[index] ?? 1) || other.amount >= other.lethal),
  );

const keepsSomeRanks = (state: RiftboundState, given: readonly Given[], by: Assigning): boolean =>
  rankings(state, given, by).some((ranks) => keepsRanks(given, ranks));

const amountFindings = (state: RiftboundState, given: readonly Given[]): readonly Finding[] => {
  const partial = given.filter(({ amount, lethal }) => amount > 0 && amount < lethal);
  const over = given.find(({ amount, lethal }) => amount > lethal);
  const waiting = given.find(({ amount, lethal }) => amount < lethal);
  const findings: Finding[] = [];
  if (partial.length > 1) {
    const names = partial.map(({ unit }) => nameOf(state, unit)).join(' and ');
    findings.push(
      illegal('combat.assign-lethal-first', `${names} are both assigned less than lethal damage; fill one first.`),
    );
  }
  if (over && waiting && policyOf(state).excessDamage === 'forbidden') {
    const message = `${nameOf(state, over.unit)} is assigned ${String(over.amount)} where ${String(over.lethal)} is lethal, while ${nameOf(state, waiting.unit)} still waits.`;
    findings.push(illegal('combat.assign-no-excess', message));
  }
  return findings;
};

/** What takes no damage never has what is lethal to it, so nothing goes to it before the others have theirs (465.2.c.3, 465.2.c.10). */
const exemptFindings = (state: RiftboundState, given: readonly Given[]): readonly Finding[] => {
  const waiting = given.find(({ amount, lethal, exempt }) => !exempt && amount < lethal);
  if (!waiting) return [];
  return given
    .filter(({ amount, exempt }) => exempt && amount > 0)
    .map(({ unit }) => {
      const name = nameOf(state, unit);
      const message = `${name} cannot be dealt damage, so nothing is lethal to it; ${nameOf(state, waiting.unit)} comes first.`;
      return illegal('combat.assign-undamageable', message);
    });
};

interface Assigned {
  readonly seat: number;
  readonly damage: Damage;
}

/** Damage that is not in the order of ranks: of a unit alone that has two of them an older edition does not say that it has to be. */
const outOfOrder = (state: RiftboundState, byContradiction: boolean): Finding => {
  const message = 'Units with Tank must be assigned lethal damage first, units with Backline last.';
  if (!byContradiction) return illegal('combat.assign-requirements', message);
  return policyOf(state).contradictions === 'open'
    ? doubtful('combat.assign-contradiction', `${message} What has both, this edition does not say.`)
    : illegal('combat.assign-contradiction', message);
};

/** What the rules hold against an assignment in the combat at a battlefield (465.2.c). */
export const assignmentFindings = (
  state: RiftboundState,
  at: number,
  { seat, damage }: Assigned,
): readonly Finding[] => {
  const total = combatMight(state, at, seat);
  const all = givenTo(state, assignableUnits(state, at, seat), damage);
  const given = all.filter(({ exempt }) => !exempt);
  const sum = all.reduce((amounts, { amount }) => amounts + amount, 0);
  const findings = [...amountFindings(state, given), ...exemptFindings(state, all)];
  if (sum !== total) {
    findings.push(
      illegal('combat.assign', `${String(sum)} damage is assigned where the units bring ${String(total)}.`),
    );
  }
  if (!keepsSomeRanks(state, given, { at, seat })) {
    // Whether it is a unit with both that is in between, the others say: without it they are in order.
    const others = given.filter(({ unit }) => ranksOf(state, unit, { at, seat }).length === 1);
    findings.push(outOfOrder(state, keepsSomeRanks(state, others, { at, seat })));
  }
  return findings;
};
