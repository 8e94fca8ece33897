import { mayPay } from '../costs/add-while-paying.js';
import { type CostDue } from '../../judging/costs/cost.js';
import type { Step } from '../../words/definition.js';
import { decides, isSame, replacementOf, replacerSetting } from '../../reading/replacements/replacers.js';
import { type Application } from '../../state/event-progress.js';
import { turnOrder } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { EventProgress } from '../../state/event-progress.js';
import { applying } from '../../reading/replacements/replaceable.js';
import { policyOf } from '../../words/editions/editions.js';

const isDone = ({ done, closed }: EventProgress, { replacer, part }: Application): boolean =>
  closed.some((each) => isSame(each, replacer)) ||
  done.some((each) => each.part === part && isSame(each.replacer, replacer));

/** The cost of applying a replacer; null where there is none. */
export const costOf = (state: RiftboundState, application: Application): CostDue | null => {
  const cost = replacementOf(application.replacer)?.cost;
  if (cost === undefined) return null;
  const setting = replacerSetting(state, application);
  return { seat: decides(state, application), source: application.replacer.source, cost, setting };
};

/** Everything that may apply to a part of the event now: each replacer at most once (370.2), and only where it can be paid. */
const applications = (state: RiftboundState, event: EventProgress): readonly Application[] =>
  applying(state, event.fact).filter((application) => {
    const cost = costOf(state, application);
    return !isDone(event, application) && (cost === null || mayPay(state, cost));
  });

/** What comes next on an event: it happens, a replacer applies, or somebody chooses which one, or whether one does. */
export type Next =
  | { readonly next: 'happens' }
  | { readonly next: 'applies'; readonly application: Application }
  | {
      readonly next: 'asks';
      readonly seat: number;
      readonly options: readonly Application[];
      readonly optional: boolean;
    };

const isOptional = ({ replacer }: Application): boolean => replacementOf(replacer)?.may !== undefined;

/**
 * Who orders what applies to one part (372): the controller of what it happens to, the player it happens to (372.1), the turn player
 * where it is neither a piece's nor a player's (372.2).
 */
const orders = (state: RiftboundState, { fact }: EventProgress, { part }: Application): number => {
  const piece = state.pieces[part ?? -1];
  if (fact.type === 'ItemPutOnChain') return fact.data.item.controller;
  if (!piece) return 'seat' in fact.data && typeof fact.data.seat === 'number' ? fact.data.seat : state.turn.seat;
  return policyOf(state).replacementsOrdered === 'by its owner' ? piece.owner : piece.controller;
};

/** Whether it is another's to say whether it applies: who orders has but said when (371.2.a, 372). */
export const isAnothers = (state: RiftboundState, application: Application, seat: number): boolean =>
  isOptional(application) && decides(state, application) !== seat;

const rivals = (all: readonly Application[], { part }: Application): number =>
  all.filter((each) => each.part === part).length;

const chooser = (
  state: RiftboundState,
  event: EventProgress,
  { all, application }: { readonly all: readonly Application[]; readonly application: Application },
): number => (rivals(all, application) > 1 ? orders(state, event, application) : decides(state, application));

/** A sequence that has begun goes on as long as it would otherwise be lost on something (373.2.a). */
const inSequence = (event: EventProgress, all: readonly Application[]): readonly Application[] => {
  const { current } = event;
  if (!current) return all;
  const going = all.filter((each) => isSame(each.replacer, current));
  const alone = event.fact.type === 'PiecesKilled' ? going.filter((each) => rivals(all, each) === 1) : going;
  return alone.length > 0 ? alone : all;
};

/** Pieces that differ in nothing but which of them they are: of one owner, lying alike, in the same state. */
const areTwins = ({ pieces }: RiftboundState, one: number | null, other: number | null): boolean => {
  if (one === other) return true;
  const [first, second] = [pieces[one ?? -1], pieces[other ?? -1]];
  const ofNoNumber = JSON.stringify({ ...first, object: null });
  return first !== undefined && second !== undefined && ofNoNumber === JSON.stringify({ ...second, object: null });
};

/** Nobody could tell one from the other: the same text on the same thing, from sources that are twins. */
const isLike = (state: RiftboundState, one: Application, other: Application): boolean =>
  one.part === other.part &&
  one.replacer.name.card === other.replacer.name.card &&
  one.replacer.name.ability === other.replacer.name.ability &&
  one.replacer.seat === other.replacer.seat &&
  areTwins(state, one.replacer.source, other.replacer.source) &&
  areTwins(state, one.replacer.attachment, other.replacer.attachment);

const unlike = (state: RiftboundState, all: readonly Application[]): readonly Application[] =>
  all.filter((each, index) => all.findIndex((other) => isLike(state, each, other)) === index);

const losesItself = ({ instead, limit }: { readonly instead: unknown; readonly limit?: unknown }): boolean =>
  limit !== undefined ||
  (Array.isArray(instead) &&
    (instead as readonly Step[]).some(
      (step) => 'what' in step && (step.what === 'this' || step.what === 'attachment'),
    ));

/** Whether the order makes a difference: where one replacer can save but one, or two meet on one thing or on each other. */
const orderMatters = (all: readonly Application[]): boolean => {
  const [first] = all;
  if (!first || all.length < 2) return false;
  if (all.every(({ replacer }) => isSame(replacer, first.replacer))) {
    const ability = replacementOf(first.replacer);
    return ability !== null && losesItself(ability);
  }
  const parts = all.map(({ part }) => part);
  const doubled = new Set(parts).size < parts.length;
  const spread = all.some(({ replacer }, index) =>
    all.some((each, i) => i !== index && isSame(each.replacer, replacer)),
  );
  return (
    doubled || spread || all.some(({ replacer, part }) => part !== replacer.source && parts.includes(replacer.source))
  );
};

/** Multiplications among themselves come to the same in any order. */
const onlyMultiply = (all: readonly Application[]): boolean =>
  all.every(({ replacer }) => {
    const instead = replacementOf(replacer)?.instead;
    return instead !== undefined && 'times' in instead;
  });

/** What who orders has named, as long as it may apply: another says whether it does. */
const namedOf = ({ named }: EventProgress, all: readonly Application[]): Application | undefined =>
  named && all.find(({ replacer, part }) => part === named.part && isSame(replacer, named.replacer));

/**
 * The next thing that the book has done about an event (372, 373): players choose, and what they apply is executed, in turn order
 * (373.1).
 */
export const nextOf = (state: RiftboundState, event: EventProgress): Next => {
  const all = applications(state, event);
  const named = namedOf(event, all);
  if (named) return { next: 'asks', seat: decides(state, named), options: [named], optional: true };
  const open = inSequence(event, all);
  const seats = open.map((application) => chooser(state, event, { all, application }));
  const seat = turnOrder(state).find((each) => seats.includes(each));
  const options = unlike(
    state,
    open.filter((_, index) => seats[index] === seat),
  );
  const [first] = options;
  if (seat === undefined || !first) return { next: 'happens' };
  const optional = options.every(isOptional) && !options.every((each) => isAnothers(state, each, seat));
  const free = options.some(isOptional) || (orderMatters(options) && !onlyMultiply(options));
  return free ? { next: 'asks', seat, options, optional } : { next: 'applies', application: first };
};
