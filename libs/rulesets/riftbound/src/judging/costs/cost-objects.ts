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

/** Costs that are paid with objects which the payer chooses: they are no targets (355.10.c). */
interface Bounds {
  readonly min: number;
  readonly max: number;
}

const boundsOf = ({ count = 1 }: ObjectCost): Bounds =>
  count === 'any' ? { min: 0, max: Infinity } : { min: count, max: count };

/** What a cost can be done to: a ready object is exhausted, a buff spent where there is one (203.3). */
const HAS: Readonly<Partial<Record<ObjectCost['do'], (piece: Piece) => boolean>>> = {
  exhaust: ({ exhausted }) => !exhausted,
  disempower: ({ empowered }) => empowered > 0,
  'spend-buff': ({ buffs }) => buffs > 0,
};

/** A card that is being played is on its way already: it pays for nothing. */
const canPay = ({ state, source }: Setting, { do: verb }: ObjectCost, number: number): boolean => {
  const piece = state.pieces[number];
  if (!piece || (number === source && !isOnBoard(state, number))) return false;
  return HAS[verb]?.(piece) ?? true;
};

/** Everything that the objects of a cost may be; the card that is being played, or used up by its own cost, is none. */
export const costObjects = (setting: Setting, { objects }: AbilityCost): readonly number[] =>
  objects ? matching(setting, objects.what).filter((number) => canPay(setting, objects, number)) : [];

/** Whether there is enough to pay with: a cost of recycling (416.3) or discarding (422.3) is paid whole or not at all. */
export const hasCostObjects = (setting: Setting, cost: AbilityCost): boolean =>
  !cost.objects || costObjects(setting, cost).length >= boundsOf(cost.objects).min;

const words = ({ min, max }: Bounds): string =>
  max === Infinity ? 'any number' : min === max ? String(min) : `${String(min)} to ${String(max)}`;

/** What the rules hold against the objects that a cost is to be paid with. */
export const costObjectFindings = (
  setting: Setting,
  cost: AbilityCost,
  { using, key }: { readonly using: readonly number[]; readonly key: RuleKey },
): readonly Finding[] => {
  const { objects } = cost;
  if (!objects) return using.length === 0 ? [] : [illegal(key, 'This cost is not paid with objects.')];
  const bounds = boundsOf(objects);
  const findings: Finding[] = [];
  if (using.length < bounds.min || using.length > bounds.max) {
    const message = `The cost takes ${words(bounds)} to ${objects.do}, and ${String(using.length)} are named.`;
    findings.push(illegal(key, message));
  }
  if (new Set(using).size < using.length) findings.push(illegal(key, 'Something is named twice to pay with.'));
  const fitting = costObjects(setting, cost);
  for (const piece of using.filter((each) => !fitting.includes(each))) {
    findings.push(illegal(key, `${nameOf(setting.state, piece)} cannot be used to pay this cost.`));
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
  if (min === 1 && max === 1) return from.slice(0, MOST_WAYS).map((piece) => [piece]);
  return subsets(from, min, Math.min(max, from.length)).slice(0, MOST_WAYS);
};

/** Sublists of the sizes wanted, the smallest first, in the order of the items. */
const subsets = (items: readonly number[], min: number, max: number): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = [];
  let current: readonly (readonly number[])[] = [[]];
  for (let size = 0; size <= max; size++) {
    if (size >= min) found.push(...current);
    if (found.length >= MOST_WAYS) break;
    current = current
      .flatMap((list) => items.slice(items.indexOf(list.at(-1) ?? -1) + 1).map((item) => [...list, item]))
      .slice(0, MOST_WAYS * 4);
  }
  return found;
};

/** What is done to the objects. */
export const costInstructions = ({ objects }: AbilityCost, using: readonly number[]): readonly Instruction[] =>
  objects && using.length > 0 ? [{ verb: objects.do, pieces: using }] : [];
