import type { Table, TablePiece, TablePlayer, TableZone } from '#table';

const named = (players: readonly TablePlayer[], seat: number | null): string =>
  seat === null ? 'nobody' : (players[seat]?.name ?? `seat ${seat + 1}`);

const numbersOf = ({ numbers }: TablePiece): readonly string[] =>
  numbers.map(({ label, value, base }) =>
    base === undefined || base === value ? `${label} ${value}` : `${label} ${value} (${base})`,
  );

const pieceText = (piece: TablePiece, { players }: Table, zone: TableZone): string => {
  const words = [
    ...(piece.controller === zone.owner ? [] : [named(players, piece.controller)]),
    ...(piece.faceDown ? ['face down'] : []),
    ...(piece.exhausted ? ['exhausted'] : []),
    ...numbersOf(piece),
    ...piece.badges,
  ];
  return (piece.name ?? 'unknown') + (words.length > 0 ? ` (${words.join(', ')})` : '');
};

/** Equal pieces in one line: `3 x Recruit (Ana, Might 1)`. */
const counted = (texts: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count} x ${text}`));
};

const COUNTED_ROLES: ReadonlySet<string> = new Set(['deck', 'resource-deck']);

const zoneText = (zone: TableZone, table: Table): readonly string[] => {
  const badges = zone.badges.length > 0 ? ` [${zone.badges.join(', ')}]` : '';
  const title = `${zone.name}${badges}: ${zone.pieces.length}`;
  if (COUNTED_ROLES.has(zone.role)) return zone.pieces.length > 0 ? [title] : [];
  const pieces = zone.pieces.flatMap((id) => table.pieces.find((piece) => piece.id === id) ?? []);
  if (pieces.length === 0 && badges === '' && zone.role !== 'arena') return [];
  return [title, ...counted(pieces.map((piece) => pieceText(piece, table, zone))).map((text) => `    ${text}`)];
};

const playerText = ({ name, score, scoreName, target, wins, counters, team, out }: TablePlayer): string => {
  const others = counters.map(({ label, value }) => `${label} ${value}`);
  const points = `${name}${team === undefined ? '' : ` (${team})`}: ${score}${target === null ? '' : ` of ${target}`} ${scoreName}`;
  return [points, ...(wins > 0 ? [`${wins} won`] : []), ...(out ? ['out of the game'] : []), ...others].join(', ');
};

const windowText = ({ players, clock, windows, result }: Table): readonly string[] => [
  `Game ${clock.game}, ${clock.round === undefined ? '' : `round ${clock.round}, `}turn ${clock.turn} of ${named(players, clock.seat)}, ${clock.phase}. ${windows.state}.`,
  ...(windows.priority === null ? [] : [`Priority: ${named(players, windows.priority)}.`]),
  ...(windows.focus === null ? [] : [`Focus: ${named(players, windows.focus)}.`]),
  ...windows.waiting.map(
    ({ seat, question }) => `Waits for ${seat === null ? 'the table' : named(players, seat)}: ${question}`,
  ),
  ...(result === null
    ? []
    : [`Over: ${result.winners.map((seat) => named(players, seat)).join(', ') || 'a draw'}; ${result.reason}.`]),
];

/** What players call the stack. */
const stackName = ({ zones }: Table): string => zones.find(({ role }) => role === 'stack')?.name ?? 'Stack';

const stackText = ({ stack, players }: Table): readonly string[] =>
  stack.map(
    ({ label, controller, status }, index) => `    ${index + 1}. ${label} (${named(players, controller)}, ${status})`,
  );

/** The table as lines of text. */
export const tableText = (table: Table): string => {
  const stack = stackText(table);
  const zones = table.zones.filter(({ role }) => role !== 'stack').flatMap((zone) => zoneText(zone, table));
  return [
    ...windowText(table),
    ...table.players.map(playerText),
    ...(stack.length > 0 ? [`${stackName(table)}, the last one first to resolve:`, ...stack] : []),
    ...zones,
  ].join('\n');
};
