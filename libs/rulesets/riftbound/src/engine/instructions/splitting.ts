import type { Finding, Problem } from '#ruleset';
import type { PlayOf } from '../../words/plays.js';
import type { Draft } from '../draft.js';
import { cannot, illegal } from '../../words/findings.js';
import type { Choice, Frame, RiftboundState } from '../../state/riftbound-state.js';
import { policyOf } from '../../words/editions/editions.js';
import { objectsOf } from '../../reading/references.js';
import { stepUnderWay } from './step-setting.js';
import { goOn } from './steps.js';

/** Sharing an amount of damage out among targets (355.14). */
type Split = Extract<Choice, { kind: 'split' }>;
type ResolveFrame = Extract<Frame, { task: 'resolve' }>;
type Shares = PlayOf<'AssignDamage'>['damage'];

/** Shares of what is no target, or of one twice. */
export const splitProblem = ({ from }: Split, damage: Shares): Problem | null => {
  const units = damage.map(({ unit }) => unit);
  return units.every((unit) => from.includes(unit)) && new Set(units).size === units.length
    ? null
    : cannot(
        'bad-assignment',
        'Damage is split among others than the targets, or to one twice.',
        'Name targets, each once.',
      );
};

/** How many are dealt a share: where there are too many, older editions leave it to who splits (355.14.h). */
const countIsRight = (state: RiftboundState, { from, amount }: Split, count: number): boolean =>
  from.length > amount && policyOf(state).splitTargets === 'any of them'
    ? count <= amount
    : count === Math.min(from.length, amount);

/** Each gets at least 1, all of it is dealt, and as few targets as the damage allows are left out (355.14.f-h). */
export const splitFindings = (state: RiftboundState, split: Split, damage: Shares): readonly Finding[] => {
  const { from, amount } = split;
  const total = damage.reduce((sum, part) => sum + part.amount, 0);
  return [
    ...(damage.some((part) => part.amount < 1) ? [illegal('target.split-valid', 'Each is dealt at least 1.')] : []),
    ...(total === amount
      ? []
      : [illegal('target.split', `${String(total)} is split, where it is ${String(amount)} in all.`)]),
    ...(countIsRight(state, split, damage.length) ? [] : [countFinding(from.length, amount)]),
  ];
};

/** Who is left out: nobody where there is enough (355.14.f), else no more than that takes (355.14.h.1). */
const countFinding = (targets: number, amount: number): Finding =>
  targets > amount
    ? illegal('target.split-too-many', `${String(amount)} damage is split among ${String(amount)} of the targets.`)
    : illegal('target.split-valid', `Each of the ${String(targets)} targets is dealt at least 1.`);

/** The unit that deals what is split; undefined where the item itself does. */
const dealerOf = ({ state }: Draft, frame: ResolveFrame): number | undefined => {
  const doing = stepUnderWay(state, frame);
  if (doing?.step.do !== 'deal' || doing.step.by === undefined) return undefined;
  return objectsOf(doing.setting, doing.step.by)[0];
};

/** Deals the shares, and goes on behind the instruction. */
export const applySplit = (draft: Draft, damage: Shares): void => {
  const frame = draft.agenda.pop();
  if (frame?.task !== 'resolve') return;
  const by = dealerOf(draft, frame);
  goOn(draft, frame, [{ verb: 'split', ...(by !== undefined && { by }), shares: damage }]);
};
