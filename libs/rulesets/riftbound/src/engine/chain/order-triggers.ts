import { abilityOf } from '../../cards/encodings.js';
import type { Step } from '../../words/definition.js';
import { awaitChoice, emit, type Draft } from '../draft.js';
import { cannot } from '../../words/findings.js';
import { freely, type PlayRule } from '../play-rule.js';
import type { ChainItem, Frame, RiftboundState } from '../../state/riftbound-state.js';

/** The order of one player's triggers that wait together (383.3.d). */
type OrderFrame = Extract<Frame, { task: 'order-triggers' }>;

/** What a player gets by these, they get whatever the source is and whatever it triggered on. */
const FOR_ITS_PLAYER: ReadonlySet<string> = new Set(['draw', 'gain-xp', 'channel', 'predict', 'score']);

/** An instruction that is followed in any case, and speaks of its player and of numbers alone. */
const isPlain = (step: Step): boolean =>
  FOR_ITS_PLAYER.has(step.do) && Object.values(step).every((part) => typeof part !== 'object');

/**
 * What a trigger comes to, where that is the same whatever it is of: nothing is chosen, paid or refused for it, and none of its
 * instructions speaks of its source or of its event. Null where it is not so.
 */
const plainEffect = ({ instructions, definition }: ChainItem): string | null => {
  if (instructions?.every(({ verb }) => verb === 'gain-xp')) return 'experience';
  const ability = abilityOf(definition);
  if (ability?.kind !== 'triggered') return null;
  const { may, cost, choices, modes, does } = ability;
  const isSettled = [may, cost, choices, modes].every((part) => part === undefined);
  return isSettled && does.every(isPlain) ? JSON.stringify(does) : null;
};

const isPlainlySame = (one: ChainItem, other: ChainItem): boolean => {
  const effect = plainEffect(one);
  return effect !== null && effect === plainEffect(other);
};

const isSameText = (state: RiftboundState, one: ChainItem, other: ChainItem): boolean =>
  one.label === other.label &&
  JSON.stringify(one.definition) === JSON.stringify(other.definition) &&
  state.pieces[one.piece]?.card === state.pieces[other.piece]?.card;

/**
 * What a trigger speaks of, by what means it; of an ability that goes by what it has done before, which one it is as well. By what attachment the
 * object has it tells nothing: a text that is copied from a unit speaks of none.
 */
const spokenOf = ({ piece, object, definition, it, that, between, here }: ChainItem): string => {
  const ability = abilityOf(definition);
  const name = ability && 'different' in ability ? definition : null;
  return JSON.stringify([piece, object, name, ability, it, that, between, here]);
};

/** One text that an object has twice, as it is copied or given. */
const isTwiceTheSame = (one: ChainItem, other: ChainItem): boolean =>
  one.definition !== null && other.definition !== null && spokenOf(one) === spokenOf(other);

/**
 * Triggers of the same card for the same reason, of a text that one object has twice, and such as come to the same for their player: nobody
 * could tell one order from another.
 */
const isLike = (state: RiftboundState, one: ChainItem, other: ChainItem): boolean =>
  isSameText(state, one, other) || isPlainlySame(one, other) || isTwiceTheSame(one, other);

/** One task for each player with several different triggers among the items just put on the chain, the first to place first. */
export const ordersToAsk = (state: RiftboundState, items: readonly ChainItem[]): readonly OrderFrame[] =>
  [...new Set(items.map(({ controller }) => controller))].flatMap((seat): readonly OrderFrame[] => {
    const own = items.filter(({ controller }) => controller === seat);
    const [first] = own;
    if (!first || own.every((item) => isLike(state, first, item))) return [];
    return [{ task: 'order-triggers', seat, items: own.map(({ id }) => id) }];
  });

/** The player is asked once what triggered at once lies on the chain, before anything of it is finalized; what has been left meanwhile is not there. */
export const askForOrder = (draft: Draft, { seat, items: all }: OrderFrame): void => {
  const left = draft.state.chain.filter(({ id }) => all.includes(id));
  const [asked] = ordersToAsk(draft.state, left);
  if (!asked) return;
  awaitChoice(draft, { kind: 'order-triggers', seat, items: asked.items }, ['trigger.order', 'trigger.order-players']);
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
