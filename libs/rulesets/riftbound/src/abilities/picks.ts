import type { Doing, Filter, Ref, Step } from './definition.js';
import { amountOf } from './amounts.js';
import { matching } from './filters.js';
import type { Setting } from './setting.js';

/** What a player still has to pick before an instruction can be executed (355.17): not chosen before, so no target. */
export interface PickWanted {
  readonly from: readonly number[];
  readonly min: number;
  readonly max: number;
}

type PickRef = Extract<Ref, { pick: Filter }>;

const isPick = (ref: unknown): ref is PickRef => typeof ref === 'object' && ref !== null && 'pick' in ref;

const refsOf = (doing: Doing): readonly Ref[] => Object.values(doing).filter((value): value is Ref => isPick(value));

/** The next pick that a step needs, in the order of its references; null where all are made. */
export const nextPick = (setting: Setting, step: Step): PickWanted | null => {
  const wanted = refsOf(step).filter(isPick)[setting.picks.length];
  if (!wanted) return null;
  const from = matching(setting, wanted.pick);
  const count = Math.min(from.length, wanted.count === undefined ? 1 : amountOf(setting, wanted.count));
  return { from, min: wanted.upTo === true ? 0 : count, max: count };
};
