import { awaitChoice, emit, type Draft } from '../draft.js';
import { cannot } from '../../words/findings.js';
import { freely, type PlayRule } from '../play-rule.js';
import type { ChainItem, Frame, RiftboundState } from '../../state/riftbound-state.js';

/** The order of one player's triggers that wait together (383.3.d). */
type OrderFrame = Extract<Frame, { task: 'order-triggers' }>;

const onlyGivesExperience = ({ instructions }: ChainItem): boolean =>
  instructions?.every(({ verb }) => verb === 'gain-xp') ?? false;

/** Triggers of the same card for the same reason, and Hunts of any: nobody could tell one order from another. */
const isLike = (state: RiftboundState, one: ChainItem, other: ChainItem): boolean =>
  one.label === other.label &&
  JSON.stringify(one.definition) === JSON.stringify(other.definition) &&
  (state.pieces[one.piece]?.card === state.pieces[other.piece]?.card || onlyGivesExperience(one));

/** One task for each player with several different triggers among the items just put on the chain, the first to place first. */
export const ordersToAsk = (state: RiftboundState, items: readonly ChainItem[]): readonly OrderFrame[] =>
  [...new Set(items.map(({ controller }) => controller))].flatMap((seat): readonly OrderFrame[] => {
    const own = items.filter(({ controller }) => controller === seat);
    const [first] = own;
    if (!first || own.every((item) => isLike(state, first, item))) return [];
    return [{ task: 'order-triggers', seat, items: own.map(({ id }) => id) }];
  });

/** The player is asked once what triggered at once lies on the chain, before anything of it is finalized. */
export const askForOrder = (draft: Draft, { seat, items }: OrderFrame): void => {
  awaitChoice(draft, { kind: 'order-triggers', seat, items }, ['trigger.order', 'trigger.order-players']);
};

/** The items that the choice awaited is about, as far as they are still on the chain. */
export const triggersToOrder = ({ choice, chain }: RiftboundState): readonly number[] =>
  choice?.kind === 'order-triggers' ? choice.items.filter((id) => chain.some((item) => item.id === id)) : [];

const inNumber = (items: readonly number[]): string => [...items].sort((a, b) => a - b).join();

/** The answer: all of them, first placed first. */
export const orderTriggers: PlayRule<'OrderTriggers'> = {
  cannot: (state, { items }) =>
    inNumber(items) === inNumber(triggersToOrder(state))
      ? null
      : cannot('other-items', 'The order names other items than wait to be ordered.', 'Name each of them once.'),
  may: freely,
  apply: (draft, { seat, items }) => {
    emit(draft, { type: 'TriggersOrdered', data: { seat, items }, because: ['trigger.order'] });
  },
};
