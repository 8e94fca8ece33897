import type { RiftboundState } from '../../state/riftbound-state.js';
import { isSeatZone } from '../../state/zones.js';
import type { Doing, Filter, Ref, Step } from '../../words/definition.js';
import { amountOf } from '../../reading/amounts.js';
import { matching, matches } from '../../reading/filters/filters.js';
import type { Setting } from '../../reading/setting.js';

/** What a player still has to pick before an instruction can be executed (355.17): not chosen before, so no target (416.6). */
export interface PickWanted {
  readonly from: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Whether a player has to be asked: also where only hidden cards would say that there is nothing to pick. */
  readonly asks: boolean;
}

type PickRef = Extract<Ref, { pick: Filter }>;

const isPick = (ref: unknown): ref is PickRef => typeof ref === 'object' && ref !== null && 'pick' in ref;

/** The pick that a step needs next, in the order of its references; undefined where all are made. */
export const pickWanted = (setting: Setting, step: Doing): PickRef | undefined =>
  Object.values(step).filter(isPick)[setting.picks.length];

/** Parts of a filter that say where something is or whose, and nothing of what it is. */
const PLACING: ReadonlySet<string> = new Set(['zone', 'side', 'other', 'not', 'among']);

/** Whether a filter asks for a type or quality of card (128.6). */
export const isQualified = (filter: Filter): boolean =>
  Object.entries(filter).some(([key, value]) => !PLACING.has(key) && !(key === 'is' && value === 'card'));

/** Cards that not everybody may look at: those of hands and decks that are not revealed. */
export const isHidden = ({ pieces }: RiftboundState, number: number): boolean => {
  const { zone = -1, shownTo } = pieces[number] ?? {};
  return shownTo !== 'all' && (isSeatZone(zone, 'hand') || isSeatZone(zone, 'main-deck'));
};

const isUnknown = ({ pieces }: RiftboundState, number: number): boolean => (pieces[number]?.card ?? null) === null;

/** The hidden cards in the zone of a filter, and what of them may be picked: those that fit, or that nobody has told. */
const hiddenPick = (setting: Setting, filter: Filter): readonly [pool: readonly number[], from: readonly number[]] => {
  const { state } = setting;
  const pool = setting.state.pieces.flatMap((_, number) =>
    isHidden(state, number) && matches(setting, number, placeOf(filter)) ? [number] : [],
  );
  return [pool, pool.filter((number) => isUnknown(state, number) || matches(setting, number, filter))];
};

const placeOf = ({ zone, side, not }: Filter): Filter => ({
  ...(zone && { zone }),
  ...(side && { side }),
  ...(not && { not }),
});

/** Who looks at cards of a deck is always asked: they may want to act on one of them first, which nobody else knows. */
const isLookedAt = (state: RiftboundState, number: number): boolean =>
  isHidden(state, number) && isSeatZone(state.pieces[number]?.zone ?? -1, 'main-deck');

const countOf = (setting: Setting, { count = 1 }: PickRef): number =>
  count === 'any' ? Infinity : amountOf(setting, count);

/** How often something can be picked: for each of its buffs, where those are picked (702.2.b). */
const timesToPick = ({ pieces }: RiftboundState, { of }: PickRef, number: number): number =>
  of === 'buffs' ? (pieces[number]?.buffs ?? 0) : 1;

/**
 * What can be picked: as many as there are, where there are too few (416.4, 422.4). Nobody is compelled to pick a hidden card of a
 * kind (128.6), and whether there is one is not told by leaving the question out.
 */
export const nextPick = (setting: Setting, step: Step): PickWanted | null => {
  const wanted = pickWanted(setting, step);
  if (!wanted) return null;
  const { state } = setting;
  const count = countOf(setting, wanted);
  const [pool, hidden] = isQualified(wanted.pick) ? hiddenPick(setting, wanted.pick) : [[], []];
  const open = matching(setting, wanted.pick)
    .filter((number) => !pool.includes(number))
    .flatMap((number) => Array.from({ length: timesToPick(state, wanted, number) }, () => number));
  const from = [...open, ...hidden];
  const max = Math.min(from.length, count);
  const min = wanted.upTo === true || wanted.count === 'any' ? 0 : Math.min(open.length, max);
  return { from, min, max, asks: from.length > min || pool.length > 0 || from.some((each) => isLookedAt(state, each)) };
};
