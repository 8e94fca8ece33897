import type { RuleKey } from '#rulebook';
import type { Finding, Problem } from '#ruleset';
import type { ItemFilter, PieceFilter, TargetFilter } from '../words/definition.js';
import type { PlayTarget } from '../words/plays.js';
import { cannot, illegal } from '../words/findings.js';
import { itemName, isLandmark, isUnit, nameOf } from '../reading/objects.js';
import { cardOfCode } from '../cards/known-cards.js';
import { itemOf, type RuneterraState, type Target } from '../state/runeterra-state.js';
import { isInPlay } from '../reading/units/board.js';
import { isSuch } from '../reading/units/which.js';

/** A target as it is now, so that one that leaves and comes back is not meant any more. */
export const asTarget = (state: RuneterraState, target: PlayTarget): Target =>
  target.kind === 'piece' ? { ...target, object: state.pieces[target.piece]?.object ?? 0 } : target;

/** Targets as they are now. */
export const targetsOf = (state: RuneterraState, targets: readonly PlayTarget[]): readonly Target[] =>
  targets.map((target) => asTarget(state, target));

/** Whether what was chosen is still there. */
export const isThere = (state: RuneterraState, target: Target): boolean => {
  if (target.kind === 'nexus') return true;
  if (target.kind === 'item') return itemOf(state, target.item) !== null;
  return state.pieces[target.piece]?.object === target.object;
};

const missing = (state: RuneterraState, target: PlayTarget): boolean => {
  if (target.kind === 'piece') return !state.pieces[target.piece];
  return target.kind === 'nexus' ? !state.seats[target.seat] : !itemOf(state, target.item);
};

/** Targets that are on no table. */
export const targetProblem = (state: RuneterraState, targets: readonly PlayTarget[]): Problem | null =>
  targets.some((target) => missing(state, target))
    ? cannot(
        'no-such-target',
        'What is targeted is not on this table.',
        'Name a piece, a nexus or an item of the stack.',
      )
    : null;

const isOfSide = (side: PieceFilter['side'], seat: number, owner: number | undefined): boolean =>
  side === 'any' || (side === 'ally') === (owner === seat);

const isWhere = (state: RuneterraState, where: PieceFilter['where'], piece: number): boolean =>
  where === 'board' ? isInPlay(state, piece) : state.pieces[piece]?.place === where;

/** Landmarks are of no kind but their own, so that nothing more is asked of them. */
const isWhat = (state: RuneterraState, filter: PieceFilter, piece: number): boolean => {
  const { what } = filter;
  if (isUnit(state, piece)) return what !== 'landmark' && isSuch(state, piece, filter);
  return (what === 'landmark' || what === 'unit-or-landmark') && isLandmark(state, piece);
};

const pieceFits = (
  state: RuneterraState,
  filter: PieceFilter,
  { seat, piece }: { readonly seat: number; readonly piece: number },
): boolean =>
  isOfSide(filter.side, seat, state.pieces[piece]?.owner) &&
  isWhere(state, filter.where, piece) &&
  isWhat(state, filter, piece);

/** Only slow and fast spells and skills lie on the stack. */
const itemFits = (state: RuneterraState, { spells = false, mostCost }: ItemFilter, id: number): boolean => {
  const item = state.stack.find((each) => each.id === id);
  if (!item || (spells && item.kind !== 'spell')) return false;
  return mostCost === undefined || (cardOfCode(state, item.card)?.cost ?? Infinity) <= mostCost;
};

/** Whether a target is what a filter asks for, seen from a player. */
export const fitsFilter = (
  state: RuneterraState,
  filter: TargetFilter,
  { seat, target }: { readonly seat: number; readonly target: PlayTarget },
): boolean => {
  if (filter.what === 'item') return target.kind === 'item' && itemFits(state, filter, target.item);
  switch (target.kind) {
    case 'nexus':
      return filter.what === 'unit-or-nexus' && isOfSide(filter.side, seat, target.seat);
    case 'item':
      return false;
    case 'piece':
      return pieceFits(state, filter, { seat, piece: target.piece });
  }
};

/** Everything that a filter would take, seen from a player. */
export const candidatesFor = (state: RuneterraState, filter: TargetFilter, seat: number): readonly PlayTarget[] => {
  const all: readonly PlayTarget[] = [
    ...state.pieces.map((_, piece): PlayTarget => ({ kind: 'piece', piece })),
    ...state.seats.map((_, each): PlayTarget => ({ kind: 'nexus', seat: each })),
    ...state.stack.map(({ id }): PlayTarget => ({ kind: 'item', item: id })),
  ];
  return all.filter((target) => fitsFilter(state, filter, { seat, target }));
};

const targetWords = (state: RuneterraState, target: PlayTarget): string => {
  if (target.kind === 'nexus') return 'a nexus';
  if (target.kind === 'piece') return nameOf(state, target.piece);
  const item = itemOf(state, target.item);
  return item ? itemName(state, item) : 'an item of the stack';
};

/** What is chosen for a text: by whom, for the card of which name, and what. */
export interface Choosing {
  readonly seat: number;
  readonly name: string;
  readonly targets: readonly PlayTarget[];
  readonly rule: RuleKey;
}

const same = (left: PlayTarget, right: PlayTarget): boolean => JSON.stringify(left) === JSON.stringify(right);

const isTwice = (targets: readonly PlayTarget[]): boolean =>
  targets.some((target, index) => targets.slice(0, index).some((earlier) => same(earlier, target)));

/** How many of the filters can be answered with different targets: those of one text are alike. */
const mostTargets = (state: RuneterraState, filters: readonly TargetFilter[], seat: number): number =>
  filters.filter((filter, index) => candidatesFor(state, filter, seat).length > index).length;

/** Held against targets that a text does not take. Where `optional`, as many are chosen as there are. */
export const targetFindings = (
  state: RuneterraState,
  filters: readonly TargetFilter[],
  { seat, name, targets, rule, optional }: Choosing & { readonly optional: boolean },
): readonly Finding[] => {
  const asked = optional ? mostTargets(state, filters, seat) : filters.length;
  if (targets.length !== asked) {
    const facts = { asked, chosen: targets.length };
    return [illegal(rule, `${name} needs ${asked} targets, and ${targets.length} are chosen.`, facts)];
  }
  if (isTwice(targets)) return [illegal(rule, `${name} has the same target twice.`)];
  return targets.flatMap((target, index) => {
    const filter = filters[index];
    return filter && fitsFilter(state, filter, { seat, target })
      ? []
      : [illegal(rule, `${targetWords(state, target)} is no target for ${name}.`)];
  });
};
