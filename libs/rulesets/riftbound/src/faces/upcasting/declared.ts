import type { Json, JsonObject, Upcaster } from '#kernel';
import { ownCostByNumber } from '../../cards/extra-costs-by-number.js';
import { COUNTED_MODES, modesNamed } from '../../cards/modes-by-number.js';
import type { ItemDeclared, PaidCost } from '../../state/chain-item.js';
import type { AbilityName } from '../../words/definition.js';
import type { ModeNamed } from '../../words/plays.js';

/** What was declared, of facts that numbered modes and costs: -1 was the cost of the ability itself. */
interface Declaring {
  readonly declared: ItemDeclared | null;
}

interface Calling {
  readonly modes: (modes: readonly ModeNamed[]) => readonly ModeNamed[];
  readonly cost: (cost: PaidCost['cost']) => PaidCost['cost'];
}

const calledSo = <Data extends Declaring>(data: Data, { modes, cost }: Calling): Data => {
  const { declared } = data;
  if (declared === null) return data;
  return {
    ...data,
    declared: {
      ...declared,
      modes: modes(declared.modes),
      paid: declared.paid.map((each) => ({ ...each, cost: cost(each.cost) })),
      repeats: declared.repeats.map((each) => ({ ...each, modes: modes(each.modes) })),
    },
  };
};

const same = <Value>(value: Value): Value => value;

interface WithItem {
  readonly item: Declaring & { readonly definition: AbilityName | null };
  readonly card?: string | null;
}

/** The change made to the item that a fact has. */
const inItem =
  (callingOf: (data: WithItem) => Calling) =>
  (data: Json): Json => {
    const fact = data as unknown as WithItem;
    return { ...(data as JsonObject), item: calledSo(fact.item, callingOf(fact)) as unknown as Json };
  };

/** Modes as the item's text has them, and the additional cost of its card; others' costs cannot be told from the fact alone. */
const named = inItem(({ item: { definition }, card = definition?.card ?? null }) => ({
  modes: (modes) => modesNamed(definition, modes),
  cost: (cost) => {
    if (typeof cost !== 'number') return cost;
    return cost < 0 ? null : (ownCostByNumber(card, cost) ?? cost);
  },
}));

/** That an additional cost was paid, and not which. */
const anyCost = (cost: PaidCost['cost']): PaidCost['cost'] => (cost === null ? null : 0);

const isOthers = (cost: PaidCost['cost']): boolean =>
  typeof cost === 'number' || cost?.source !== undefined || cost?.delayed !== undefined;

/** The names of modes that triggers had: each stood at one number, whichever list it was in. */
const NUMBERS: ReadonlyMap<ModeNamed, number> = new Map(
  COUNTED_MODES.filter(([text]) => text.endsWith('/triggered')).flatMap(([, names]) =>
    names.map((name, number) => [name, number] as const),
  ),
);

const chosen =
  (calling: Calling) =>
  (data: Json): Json =>
    calledSo(data as unknown as Declaring, calling) as unknown as Json;

/** Facts that say by name which modes were chosen and which costs were paid, where older shapes number them. */
export const declaredByName: readonly Upcaster[] = [
  {
    type: 'ItemPutOnChain',
    from: 2,
    upcast: named,
    said: inItem(() => ({ modes: same, cost: (cost) => (isOthers(cost) ? 0 : cost) })),
  },
  { type: 'PlaySettled', from: 2, upcast: named, said: inItem(() => ({ modes: same, cost: anyCost })) },
  {
    // The item is not told here: what it has is numbered still, and read by its text.
    type: 'TargetsChosen',
    from: 1,
    upcast: chosen({ modes: same, cost: (cost) => (typeof cost === 'number' && cost < 0 ? null : cost) }),
    said: chosen({ modes: (modes) => modes.map((mode) => NUMBERS.get(mode) ?? mode), cost: anyCost }),
  },
];
