import type { RuleKey } from '#rulebook';
import type { Finding, Problem } from '#ruleset';
import type { TargetFilter } from '../words/definition.js';
import type { PlayTarget } from '../words/plays.js';
import { cannot, illegal } from '../words/findings.js';
import { isUnit, nameOf } from '../reading/objects.js';
import { itemOf, type RuneterraState, type Target } from '../state/runeterra-state.js';
import { isInPlay } from '../reading/units/board.js';

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

const isOfSide = (side: TargetFilter['side'], seat: number, owner: number | undefined): boolean =>
  side === 'any' || (side === 'ally') === (owner === seat);

const isWhere = (state: RuneterraState, where: TargetFilter['where'], piece: number): boolean =>
  where === 'board' ? isInPlay(state, piece) : state.pieces[piece]?.place === where;

const isKind = (state: RuneterraState, what: TargetFilter['what'], piece: number): boolean =>
  (what === 'unit' || what === 'unit-or-nexus') && isUnit(state, piece);

const pieceFits = (
  state: RuneterraState,
  { what, side, where }: TargetFilter,
  { seat, piece }: { readonly seat: number; readonly piece: number },
): boolean =>
  isKind(state, what, piece) && isOfSide(side, seat, state.pieces[piece]?.owner) && isWhere(state, where, piece);

/** Whether a target is what a filter asks for, seen from a player. */
export const fitsFilter = (
  state: RuneterraState,
  filter: TargetFilter,
  { seat, target }: { readonly seat: number; readonly target: PlayTarget },
): boolean => {
  const { what, side } = filter;
  switch (target.kind) {
    case 'nexus':
      return (what === 'nexus' || what === 'unit-or-nexus') && isOfSide(side, seat, target.seat);
    case 'item':
      return what === 'stack-item' && isOfSide(side, seat, itemOf(state, target.item)?.controller);
    case 'piece':
      return pieceFits(state, filter, { seat, piece: target.piece });
  }
};

/** Everything that a filter would take. `except`: a piece that cannot be meant, as the card that is being played. */
export const candidatesFor = (
  state: RuneterraState,
  filter: TargetFilter,
  { seat, except }: { readonly seat: number; readonly except: number | null },
): readonly PlayTarget[] => {
  const all: readonly PlayTarget[] = [
    ...state.pieces.map((_, piece): PlayTarget => ({ kind: 'piece', piece })),
    ...state.seats.map((_, each): PlayTarget => ({ kind: 'nexus', seat: each })),
    ...state.stack.map(({ id }): PlayTarget => ({ kind: 'item', item: id })),
  ];
  return all.filter(
    (target) => (target.kind !== 'piece' || target.piece !== except) && fitsFilter(state, filter, { seat, target }),
  );
};

const targetWords = (state: RuneterraState, target: PlayTarget): string => {
  if (target.kind === 'nexus') return 'a nexus';
  return target.kind === 'item' ? 'an item of the stack' : nameOf(state, target.piece);
};

/** What is chosen for a text: by whom, for which card, and what. */
export interface Choosing {
  readonly seat: number;
  readonly piece: number | null;
  readonly name: string;
  readonly targets: readonly PlayTarget[];
  readonly rule: RuleKey;
}

const same = (left: PlayTarget, right: PlayTarget): boolean => JSON.stringify(left) === JSON.stringify(right);

const isTwice = (targets: readonly PlayTarget[]): boolean =>
  targets.some((target, index) => targets.slice(0, index).some((earlier) => same(earlier, target)));

/** How many of the filters can be answered with different targets. */
const mostTargets = (
  state: RuneterraState,
  filters: readonly TargetFilter[],
  who: { readonly seat: number; readonly except: number | null },
): number => {
  const taken: PlayTarget[] = [];
  for (const filter of filters) {
    const free = candidatesFor(state, filter, who).find((each) => !taken.some((target) => same(target, each)));
    if (free) taken.push(free);
  }
  return taken.length;
};

/** Held against targets that a text does not take. Where `optional`, as many are chosen as there are. */
export const targetFindings = (
  state: RuneterraState,
  filters: readonly TargetFilter[],
  { seat, piece, name, targets, rule, optional }: Choosing & { readonly optional: boolean },
): readonly Finding[] => {
  const asked = optional ? mostTargets(state, filters, { seat, except: piece }) : filters.length;
  if (targets.length !== asked) {
    const facts = { asked, chosen: targets.length };
    return [illegal(rule, `${name} needs ${asked} targets, and ${targets.length} are chosen.`, facts)];
  }
  if (isTwice(targets)) return [illegal(rule, `${name} has the same target twice.`)];
  return targets.flatMap((target, index) => {
    const open = asked === filters.length ? filters.slice(index, index + 1) : filters;
    const fits =
      open.some((filter) => fitsFilter(state, filter, { seat, target })) &&
      (target.kind !== 'piece' || target.piece !== piece);
    return fits ? [] : [illegal(rule, `${targetWords(state, target)} is no target for ${name}.`)];
  });
};
