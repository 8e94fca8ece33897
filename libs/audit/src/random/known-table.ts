import type { Fact } from '#kernel';
import { shownAs, type Ruleset, type Sight, type Viewer } from '#ruleset';
import type { Table, TableZone } from '#table';

/** Zones whose order everybody sees. */
const IN_ORDER: ReadonlySet<TableZone['role']> = new Set<TableZone['role']>(['deck', 'resource-deck']);

const sorted = (ids: readonly string[]): readonly string[] => ids.toSorted((one, other) => (one < other ? -1 : 1));

/** The numbers of a deck in their order, those that lie in none among themselves. */
const inOrder = (ids: readonly string[], loose: ReadonlySet<string>): readonly string[] => {
  const rest = sorted(ids.filter((id) => loose.has(id))).values();
  return ids.map((id) => (loose.has(id) ? (rest.next().value ?? id) : id));
};

/** A table as somebody sees it, and the sight that they know its pieces by. */
interface Seen<State> {
  readonly state: State;
  readonly viewer: Viewer;
  readonly sight: Sight;
}

/**
 * The table that a viewer sees, with its pieces called by the numbers of somebody who knows them by a sight, and without the order
 * in which pieces came to a zone: in which order cards came there that were told together, each viewer is told in a way of their
 * own. So with cards of a deck that somebody else looks at, who may lay them otherwise: they lie in no order that others see.
 */
export const unorderedView = <State, Play, F extends Fact>(
  { view, pieceSight }: Ruleset<State, Play, F>,
  { state, viewer, sight }: Seen<State>,
): Table => {
  const table = view(state, viewer);
  const isLoose = (piece: number): boolean => pieceSight?.hidingOf(state, piece, viewer)?.ordered === false;
  const isPiece = (id: string): boolean => /^\d+$/.test(id);
  const called = (id: string): string => (isPiece(id) ? String(shownAs(sight, Number(id))) : id);
  const looseIn = (ids: readonly string[]): ReadonlySet<string> =>
    new Set(ids.filter((id) => isPiece(id) && isLoose(Number(id))).map(called));
  const pieces = table.pieces.map((piece) => ({
    ...piece,
    id: called(piece.id),
    attachedTo: piece.attachedTo === null ? null : called(piece.attachedTo),
  }));
  return {
    ...table,
    pieces: pieces.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    zones: table.zones.map((zone) => {
      const ids = zone.pieces.map(called);
      return {
        ...zone,
        pieces: IN_ORDER.has(zone.role) ? inOrder(ids, looseIn(zone.pieces)) : sorted(ids),
        ...(zone.lanes && { lanes: zone.lanes.map((lane) => lane.map(called)) }),
      };
    }),
    stack: table.stack.map((item) => ({ ...item, targets: item.targets.map(called) })),
  };
};
