import type { Finding } from '#ruleset';
import type { RuleKey } from '#rulebook';
import type { Instruction } from '../../words/instruction.js';
import { illegal } from '../../words/findings.js';
import { isOnBoard, nameOf } from '../../reading/objects.js';
import type { Piece } from '../../state/riftbound-state.js';
import type { AbilityCost } from '../../words/definition.js';
import { matching } from '../../reading/filters/filters.js';
import type { Setting } from '../../reading/setting.js';
import type { ObjectCost } from '../../words/abilities/cost.js';
import { aThing } from '../../words/said/filters.js';
import { subsets, timesIn } from '../targets/subsets.js';

/** Costs that are paid with objects which the payer chooses: they are no targets (355.10.c). */
interface Bounds {
  readonly min: number;
  readonly max: number;
}

const boundsOf = ({ count = 1 }: ObjectCost): Bounds =>
  count === 'any' ? { min: 0, max: Infinity } : { min: count, max: count };

/** How often a cost can be done to something: a ready object is exhausted, each of its buffs spent (203.3, 702.2.b). */
const TIMES: Readonly<Partial<Record<ObjectCost['do'], (piece: Piece) => number>>> = {
  exhaust: ({ exhausted }) => (exhausted ? 0 : 1),
  'spend-buff': ({ buffs }) => buffs,
};

/** A card that is being played is on its way already: it pays for nothing. */
const timesToPay = ({ state, source }: Setting, { do: verb }: ObjectCost, number: number): number => {
  const piece = state.pieces[number];
  if (!piece || (number === source && !isOnBoard(state, number))) return 0;
  return TIMES[verb]?.(piece) ?? 1;
};

/**
 * Everything that the objects of a cost may be, each as often as it can pay; the card that is being played, or used up by its own
 * cost, is none.
 */
const costObjects = (setting: Setting, { objects }: AbilityCost): readonly number[] =>
  objects
    ? matching(setting, objects.what).flatMap((number) =>
        Array.from({ length: timesToPay(setting, objects, number) }, () => number),
      )
    : [];

/** Whether there is enough to pay with: a cost of recycling (416.3) or discarding (422.3) is paid whole or not at all. */
export const hasCostObjects = (setting: Setting, cost: AbilityCost): boolean =>
  !cost.objects || costObjects(setting, cost).length >= boundsOf(cost.objects).min;

/** What is done to the objects, where its own word does not say it. */
const DONE: Readonly<Partial<Record<ObjectCost['do'], string>>> = { 'spend-buff': 'spend the buff of' };

const words = ({ min, max }: Bounds): string =>
  max === Infinity ? 'any number' : min === max ? String(min) : `${String(min)} to ${String(max)}`;

const wrongNumber = (objects: ObjectCost, named: number, key: RuleKey): readonly Finding[] => {
  const bounds = boundsOf(objects);
  if (named >= bounds.min && named <= bounds.max) return [];
  const done = `${words(bounds)} to ${DONE[objects.do] ?? objects.do}, each ${aThing(objects.what)}`;
  return [illegal(key, `The cost takes ${done}; ${String(named)} are named.`)];
};

/** What the rules hold against the objects that a cost is to be paid with. */
export const costObjectFindings = (
  setting: Setting,
  cost: AbilityCost,
  { using, key }: { readonly using: readonly number[]; readonly key: RuleKey },
): readonly Finding[] => {
  const { objects } = cost;
  if (!objects) return using.length === 0 ? [] : [illegal(key, 'This cost is not paid with objects.')];
  const findings = [...wrongNumber(objects, using.length, key)];
  const fitting = costObjects(setting, cost);
  for (const piece of new Set(using)) {
    const times = timesIn(fitting, piece);
    const name = nameOf(setting.state, piece);
    if (times === 0) {
      findings.push(illegal(key, `${name} cannot be used to pay this cost, which takes ${aThing(objects.what)}.`));
    } else if (times < timesIn(using, piece))
      findings.push(illegal(key, `${name} is named more often than it can pay.`));
  }
  return findings;
};

const MOST_WAYS = 16;

/** Ways to name the objects of a cost: one each where it takes one, else the first so many, and for any number none to all. */
export const waysToUse = (setting: Setting, cost: AbilityCost): readonly (readonly number[])[] => {
  if (!cost.objects) return [[]];
  const from = costObjects(setting, cost);
  const { min, max } = boundsOf(cost.objects);
  if (from.length < min) return [];
  return subsets(from, { min, max }).slice(0, MOST_WAYS);
};

/** What is done to the objects. */
export const costInstructions = ({ objects }: AbilityCost, using: readonly number[]): readonly Instruction[] =>
  objects && using.length > 0 ? [{ verb: objects.do, pieces: using }] : [];
