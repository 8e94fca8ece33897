import type { Table, TableClock, TablePiece, TablePlayer, TableStackItem, TableWindows, TableZone } from './table.js';
import { isEqual } from './equal.js';

/** What changed in a set of things with ids: three maps by id; `updated` holds [from, to]. */
export interface Changes<Item> {
  readonly added: Readonly<Record<string, Item>>;
  readonly updated: Readonly<Record<string, readonly [from: Item, to: Item]>>;
  readonly removed: Readonly<Record<string, Item>>;
}

/** What changed in a thing of which there is one: [from, to], or null when it did not. */
export type Change<Value> = readonly [from: Value, to: Value] | null;

/**
 * What is different between two tables. `reverse(diffTables(a, b))` is `diffTables(b, a)`, and
 * `squash(diffTables(a, b), diffTables(b, c))` is `diffTables(a, c)`. Players are keyed by seat.
 * Source of the shape: the record diff of tldraw's store.
 */
export interface TableDiff {
  readonly players: Changes<TablePlayer>;
  readonly zones: Changes<TableZone>;
  readonly pieces: Changes<TablePiece>;
  readonly stack: Changes<TableStackItem>;
  readonly clock: Change<TableClock>;
  readonly windows: Change<TableWindows>;
  readonly result: Change<Table['result']>;
}

/** A thing before and after; undefined where it was not there. */
type Pair<Item> = readonly [from: Item | undefined, to: Item | undefined];

const changesOf = <Item>(pairs: Iterable<readonly [id: string, pair: Pair<Item>]>): Changes<Item> => {
  const added: Record<string, Item> = {};
  const updated: Record<string, readonly [Item, Item]> = {};
  const removed: Record<string, Item> = {};
  for (const [id, [from, to]] of pairs) {
    if (from === undefined) {
      if (to !== undefined) added[id] = to;
    } else if (to === undefined) removed[id] = from;
    else if (!isEqual(from, to)) updated[id] = [from, to];
  }
  return { added, updated, removed };
};

const pairsOf = <Item>({ added, updated, removed }: Changes<Item>): Map<string, Pair<Item>> =>
  new Map<string, Pair<Item>>([
    ...Object.entries(added).map(([id, item]) => [id, [undefined, item]] as const),
    ...Object.entries(updated),
    ...Object.entries(removed).map(([id, item]) => [id, [item, undefined]] as const),
  ]);

const byId = <Item>(items: readonly Item[], idOf: (item: Item) => string): Map<string, Item> =>
  new Map(items.map((item) => [idOf(item), item]));

const idOf = ({ id }: { readonly id: string }): string => id;
const seatOf = ({ seat }: TablePlayer): string => String(seat);

const diffItems = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Changes<Item> => {
  const from = byId(before, keyOf);
  const to = byId(after, keyOf);
  const pairs: (readonly [string, Pair<Item>])[] = [];
  for (const [id, item] of from) if (item !== to.get(id)) pairs.push([id, [item, to.get(id)]]);
  for (const [id, item] of to) if (!from.has(id)) pairs.push([id, [undefined, item]]);
  return changesOf(pairs);
};

const changeOf = <Value>(from: Value, to: Value): Change<Value> => (isEqual(from, to) ? null : [from, to]);

/** What changed from one table to another, whatever lies between them. */
export const diffTables = (before: Table, after: Table): TableDiff => ({
  players: diffItems(before.players, after.players, seatOf),
  zones: diffItems(before.zones, after.zones, idOf),
  pieces: diffItems(before.pieces, after.pieces, idOf),
  stack: diffItems(before.stack, after.stack, idOf),
  clock: changeOf(before.clock, after.clock),
  windows: changeOf(before.windows, after.windows),
  result: changeOf(before.result, after.result),
});

const reverseChange = <Value>(change: Change<Value>): Change<Value> => change && [change[1], change[0]];

const reverseChanges = <Item>({ added, updated, removed }: Changes<Item>): Changes<Item> => ({
  added: removed,
  updated: Object.fromEntries(Object.entries(updated).map(([id, [from, to]]) => [id, [to, from] as const])),
  removed: added,
});

/** The same difference seen from its other end. */
export const reverse = (diff: TableDiff): TableDiff => ({
  players: reverseChanges(diff.players),
  zones: reverseChanges(diff.zones),
  pieces: reverseChanges(diff.pieces),
  stack: reverseChanges(diff.stack),
  clock: reverseChange(diff.clock),
  windows: reverseChange(diff.windows),
  result: reverseChange(diff.result),
});

const squashChange = <Value>(first: Change<Value>, second: Change<Value>): Change<Value> =>
  first === null || second === null ? (first ?? second) : changeOf(first[0], second[1]);

const squashChanges = <Item>(first: Changes<Item>, second: Changes<Item>): Changes<Item> => {
  const earlier = pairsOf(first);
  const later = pairsOf(second);
  const pairs = [...new Set([...earlier.keys(), ...later.keys()])].map((id) => {
    const [before, after] = [earlier.get(id), later.get(id)];
    return [id, [(before ?? after)?.[0], (after ?? before)?.[1]]] as const;
  });
  return changesOf(pairs);
};

/** Two differences, one after the other, as one: what came and went between them is gone. */
export const squash = (first: TableDiff, second: TableDiff): TableDiff => ({
  players: squashChanges(first.players, second.players),
  zones: squashChanges(first.zones, second.zones),
  pieces: squashChanges(first.pieces, second.pieces),
  stack: squashChanges(first.stack, second.stack),
  clock: squashChange(first.clock, second.clock),
  windows: squashChange(first.windows, second.windows),
  result: squashChange(first.result, second.result),
});

const isUnchanged = ({ added, updated, removed }: Changes<unknown>): boolean =>
  [added, updated, removed].every((map) => Object.keys(map).length === 0);

/** Whether nothing changed. */
export const isEmptyDiff = ({ clock, windows, result, ...sets }: TableDiff): boolean =>
  clock === null && windows === null && result === null && Object.values(sets).every(isUnchanged);
