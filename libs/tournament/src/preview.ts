import type { Pairing } from './events.js';
import type { PairedPlayer, PairedTable } from './pairing.js';
import { isBegun, roundOf, type DeskTable, type Tournament } from './state.js';
import type { PlayerId } from './words.js';

/** Why a table of a list is left as it is. */
export interface LeftTable {
  readonly table: number;
  readonly why: string;
}

/**
 * What a list of pairings would do to a round.
 * - `added`, `changed`, `removed`: tables; of those that are the same as before nothing is said
 * - `left`: tables that the list pairs otherwise, or lacks, and that stay since something was begun there
 * - `players`: who is new, or named otherwise; `byes`: who sits at no table
 */
export interface ImportPreview {
  readonly added: readonly Pairing[];
  readonly changed: readonly Pairing[];
  readonly removed: readonly number[];
  readonly left: readonly LeftTable[];
  readonly unchanged: number;
  readonly players: readonly PairedPlayer[];
  readonly byes: readonly PlayerId[];
}

const isSame = (known: DeskTable, { players, result, extension, feature }: Pairing): boolean =>
  JSON.stringify([known.players, known.result, known.extension, known.feature]) ===
  JSON.stringify([players, result, extension, feature]);

const whyLeft = ({ match }: DeskTable): string =>
  match === null ? 'a result was reported there' : 'its tape is opened';

/** The tables of a list as pairings; byes are none. */
const pairingsIn = (tables: readonly PairedTable[]): readonly Pairing[] =>
  tables.flatMap(({ table, players, ...notes }) =>
    table === null ? [] : [{ table, players: players.map(({ id }) => id), ...notes }],
  );

/** A table whose players were begun with stays; what the other system notes of it may still come in. */
const isMoved = (known: DeskTable, { players }: Pairing): boolean =>
  isBegun(known) && known.players.join('\n') !== players.join('\n');

/** What becomes of the tables of a list. */
const sorted = (known: readonly DeskTable[], listed: readonly Pairing[]) => {
  const at = (table: number): DeskTable | undefined => known.find((each) => each.table === table);
  const added = listed.filter(({ table }) => at(table) === undefined);
  const others = listed.flatMap((pairing) => {
    const there = at(pairing.table);
    return there === undefined ? [] : [{ there, pairing }];
  });
  const moved = others.filter(({ there, pairing }) => isMoved(there, pairing));
  const changed = others.filter(({ there, pairing }) => !isMoved(there, pairing) && !isSame(there, pairing));
  return { added, moved: moved.map(({ there }) => there), changed: changed.map(({ pairing }) => pairing) };
};

/** What a list of pairings would do to a round as it stands. The same list a second time does nothing. */
export const previewImport = (
  tournament: Pick<Tournament, 'rounds' | 'players'>,
  round: number,
  tables: readonly PairedTable[],
): ImportPreview => {
  const known = roundOf(tournament, round)?.tables ?? [];
  const listed = pairingsIn(tables);
  const { added, moved, changed } = sorted(known, listed);
  const numbers = new Set(listed.map(({ table }) => table));
  const gone = known.filter(({ table }) => !numbers.has(table));
  const left = [...moved, ...gone.filter(isBegun)];
  const named = new Map(tables.flatMap(({ players }) => players.map((player) => [player.id, player] as const)));
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]));
  return {
    added,
    changed,
    removed: gone.filter((table) => !isBegun(table)).map(({ table }) => table),
    left: left.map((table) => ({ table: table.table, why: whyLeft(table) })),
    unchanged: listed.length - added.length - changed.length - moved.length,
    players: [...named.values()].filter(({ id, name }) => names.get(id) !== name),
    byes: tables.flatMap(({ table, players }) => (table === null ? players.map(({ id }) => id) : [])),
  };
};

/** Whether an import would change anything; `byes` are compared with those that the round has. */
export const changesNothing = (preview: ImportPreview, byes: readonly PlayerId[]): boolean =>
  preview.added.length + preview.changed.length + preview.removed.length + preview.players.length === 0 &&
  preview.byes.join('\n') === byes.join('\n');
