import type { Table, TablePiece, TablePlayer, TableStackItem, TableZone } from '#table';

/** A table in words that name no piece by its id: the same for two tables that look the same. */
type Said = ReadonlyMap<string, string>;

const listed = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join('; '));

type Pieces = ReadonlyMap<string, TablePiece>;

const nameOf = ({ name, kind }: TablePiece): string => name ?? (kind === 'Rune' ? 'an unknown rune' : 'unknown');

const pieceWords = (pieces: Pieces, table: Table, piece: TablePiece): string => {
  const host = piece.attachedTo === null ? undefined : pieces.get(piece.attachedTo);
  const words = [
    ...(piece.controller === piece.owner ? [] : [`owned by ${playerName(table, piece.owner)}`]),
    ...(piece.faceDown ? ['face down'] : []),
    ...(piece.exhausted ? ['exhausted'] : []),
    ...piece.badges,
    ...piece.numbers.map(({ label, value }) => `${label} ${String(value)}`),
    ...(host === undefined ? [] : [`attached to ${nameOf(host)}`]),
  ];
  return words.length === 0 ? nameOf(piece) : `${nameOf(piece)} (${words.join(', ')})`;
};

const playerName = ({ players }: Table, seat: number | null): string =>
  players.find((player) => player.seat === seat)?.name ?? 'nobody';

/** The same words in a row are counted; only of a deck does the order say anything. */
const counted = (words: readonly string[], isOrdered: boolean): readonly string[] => {
  const runs: { word: string; count: number }[] = [];
  for (const word of isOrdered ? words : words.toSorted()) {
    const last = runs.at(-1);
    if (last?.word === word) last.count += 1;
    else runs.push({ word, count: 1 });
  }
  return runs.map(({ word, count }) => (count === 1 ? word : `${String(count)} x ${word}`));
};

const ORDERED = new Set<TableZone['role']>(['deck', 'resource-deck']);

const zoneWords = (pieces: Pieces, table: Table, zone: TableZone): string => {
  const words = zone.pieces.flatMap((id) => {
    const piece = pieces.get(id);
    return piece === undefined ? ['unknown'] : [pieceWords(pieces, table, piece)];
  });
  return listed(counted(words, ORDERED.has(zone.role)));
};

const playerWords = ({ score, scoreName, counters, wins, out }: TablePlayer): string =>
  listed([
    `${String(score)} ${scoreName}`,
    ...counters.map(({ label, value }) => `${label} ${String(value)}`),
    ...(wins === 0 ? [] : [`${String(wins)} won`]),
    ...(out ? ['out of the game'] : []),
  ]);

const targetWords = (pieces: Pieces, table: Table, id: string): string => {
  const piece = pieces.get(id);
  return piece ? nameOf(piece) : (table.stack.find((item) => item.id === id)?.label ?? id);
};

const itemWords = (pieces: Pieces, table: Table, { label, controller, status, targets }: TableStackItem): string =>
  [
    `${label} of ${playerName(table, controller)}, ${status}`,
    ...targets.map((id) => targetWords(pieces, table, id)),
  ].join(' -> ');

const windowWords = (table: Table): readonly (readonly [string, string])[] => {
  const { windows, clock } = table;
  const waiting = windows.waiting.map(({ seat, question }) => `${playerName(table, seat)}: ${question}`);
  const round = clock.round === undefined ? [] : [`round ${String(clock.round)}`];
  return [
    ['the turn', [`turn ${String(clock.turn)} of ${playerName(table, clock.seat)}`, ...round, clock.phase].join(', ')],
    ['the state', windows.state],
    ['priority', playerName(table, windows.priority)],
    ['focus', playerName(table, windows.focus)],
    ['who is waited for', listed(waiting)],
  ];
};

const said = (table: Table): Said => {
  const pieces = new Map(table.pieces.map((piece) => [piece.id, piece]));
  return new Map<string, string>([
    ...table.players.map((player) => [player.name, playerWords(player)] as const),
    ...table.zones.map((zone) => [zone.name, zoneWords(pieces, table, zone)] as const),
    ...table.zones.map((zone) => [`the state of ${zone.name}`, listed(zone.badges)] as const),
    ['the stack', listed(table.stack.map((item) => itemWords(pieces, table, item)))],
    ...windowWords(table),
    ['the result', table.result === null ? 'none' : table.result.reason],
  ]);
};

/** Where a table that was laid out looks otherwise than the one that it was made of, a sentence for each place. */
export const tableDifferences = (meant: Table, laid: Table): readonly string[] => {
  const [left, right] = [said(meant), said(laid)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((place) => {
    const [was, is] = [left.get(place) ?? 'nothing', right.get(place) ?? 'nothing'];
    return was === is ? [] : [`${place}: ${was}; here: ${is}`];
  });
};
