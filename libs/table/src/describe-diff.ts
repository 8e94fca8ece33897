import type { Changes, TableDiff } from './diff.js';
import type { Table, TablePiece, TablePlayer, TableStackItem, TableZone } from './table.js';

/** The tables at both ends of a difference: names of what did not change come from them. */
export interface Ends {
  readonly before: Table;
  readonly after: Table;
}

const UNKNOWN = 'an unknown piece';

const nameOf = (piece: TablePiece | undefined): string => piece?.name ?? UNKNOWN;

const playerName = (table: Table, seat: number | null): string =>
  table.players.find((player) => player.seat === seat)?.name ?? 'nobody';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (words: readonly string[]): string => words.join(', ');

type Zones = ReadonlyMap<string, TableZone>;

const zonesOf = (table: Table): Zones =>
  new Map(table.zones.flatMap((zone) => zone.pieces.map((piece) => [piece, zone] as const)));

/** Where a piece was and where it is; undefined for nowhere. */
type Way = readonly [left: TableZone | undefined, entered: TableZone | undefined];

/** Whether a piece's way is to be told. A card nobody knows that is no piece yet is told of by the piece that it becomes. */
const isTold = (piece: TablePiece | undefined, [left, entered]: Way): boolean => {
  if (left?.id === entered?.id) return false;
  const isUnknown = piece === undefined || piece.name === null;
  return !(isUnknown && (left === undefined || entered === undefined));
};

const placeOf = (zone: TableZone | undefined): string => zone?.name ?? 'nowhere';

/** "Vi: Ana's hand → The Arena", the same ones counted together. */
const moves = (diff: TableDiff, { before, after }: Ends): readonly string[] => {
  const [from, to] = [zonesOf(before), zonesOf(after)];
  const touched = Object.values(diff.zones.updated).flatMap((pair) => pair.flatMap((zone) => zone.pieces));
  const ends = new Map([...before.pieces, ...after.pieces].map((piece) => [piece.id, piece]));
  const counts = new Map<string, number>();
  for (const id of new Set(touched)) {
    const way: Way = [from.get(id), to.get(id)];
    if (!isTold(ends.get(id), way)) continue;
    const sentence = `${nameOf(ends.get(id))}: ${placeOf(way[0])} → ${placeOf(way[1])}`;
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts].map(([sentence, count]) => `${upperFirst(sentence)}${count > 1 ? ` (${count} times)` : ''}.`);
};

const badgeChanges = (from: readonly string[], to: readonly string[]): readonly string[] => [
  ...to.filter((badge) => !from.includes(badge)).map((badge) => `now ${badge}`),
  ...from.filter((badge) => !to.includes(badge)).map((badge) => `no longer ${badge}`),
];

interface Labelled {
  readonly label: string;
  readonly value: number;
}

const numberChanges = (from: readonly Labelled[], to: readonly Labelled[]): readonly string[] => {
  const valueIn = (numbers: readonly Labelled[], label: string) =>
    numbers.find((each) => each.label === label)?.value ?? 0;
  return [...new Set([...from, ...to].map(({ label }) => label))]
    .filter((label) => valueIn(from, label) !== valueIn(to, label))
    .map((label) => `${label} ${valueIn(from, label)} → ${valueIn(to, label)}`);
};

const said = (isSo: boolean, words: string): readonly string[] => (isSo ? [words] : []);

/** A piece that goes elsewhere is not readied there: it comes as whatever comes to that place. */
const isReadied = (from: TablePiece, to: TablePiece, { before, after }: Ends): boolean =>
  from.exhausted && !to.exhausted && zonesOf(before).get(from.id)?.id === zonesOf(after).get(to.id)?.id;

const pieceChanges = (from: TablePiece, to: TablePiece, ends: Ends): readonly string[] => {
  const { before, after } = ends;
  const holder =
    after.pieces.find(({ id }) => id === to.attachedTo) ?? before.pieces.find(({ id }) => id === to.attachedTo);
  return [
    ...said(from.name === null && to.name !== null, 'is revealed'),
    ...said(!from.faceDown && to.faceDown, 'turns face down'),
    ...said(from.faceDown && !to.faceDown, 'turns face up'),
    ...said(!from.exhausted && to.exhausted, 'exhausts'),
    ...said(isReadied(from, to, ends), 'readies'),
    ...said(from.controller !== to.controller, `passes to ${playerName(after, to.controller)}`),
    ...said(
      from.attachedTo !== to.attachedTo,
      to.attachedTo === null ? 'comes off' : `is attached to ${nameOf(holder)}`,
    ),
    ...badgeChanges(from.badges, to.badges),
    ...numberChanges(from.numbers, to.numbers),
  ];
};

const subject = (name: string, changes: readonly string[]): readonly string[] =>
  changes.length === 0 ? [] : [`${upperFirst(name)}: ${listed(changes)}.`];

const pieces = ({ updated }: Changes<TablePiece>, ends: Ends): readonly string[] =>
  Object.values(updated).flatMap(([from, to]) => subject(to.name ?? nameOf(from), pieceChanges(from, to, ends)));

const zones = ({ updated }: Changes<TableZone>): readonly string[] =>
  Object.values(updated).flatMap(([from, to]) => subject(to.name, badgeChanges(from.badges, to.badges)));

const players = ({ updated }: Changes<TablePlayer>): readonly string[] =>
  Object.values(updated).flatMap(([from, to]) => {
    const numbers = (player: TablePlayer): readonly Labelled[] => [
      { label: player.scoreName, value: player.score },
      { label: 'games won', value: player.wins },
      ...player.counters,
    ];
    return subject(to.name, numberChanges(numbers(from), numbers(to)));
  });

/** What the game calls the place where items wait for each other. */
export const stackName = ({ zones: all }: Table): string => all.find(({ role }) => role === 'stack')?.name ?? 'Stack';

const stack = ({ added, updated, removed }: Changes<TableStackItem>, { after }: Ends): readonly string[] => [
  ...Object.values(added).map(
    ({ label, status }) => `${upperFirst(label)} goes on the ${stackName(after).toLowerCase()}, ${status}.`,
  ),
  ...Object.values(updated).flatMap(([from, to]) =>
    said(from.status !== to.status, `${upperFirst(to.label)} is ${to.status}.`),
  ),
  ...Object.values(removed).map(({ label }) => `${upperFirst(label)} leaves the ${stackName(after).toLowerCase()}.`),
];

const clock = ({ clock: change }: TableDiff, { after }: Ends): readonly string[] => {
  if (change === null) return [];
  const [from, to] = change;
  return [
    ...said(from.game !== to.game, `Game ${to.game} begins.`),
    ...said(to.round !== undefined && from.round !== to.round, `Round ${to.round ?? 0} begins.`),
    ...said(
      to.seat !== null && (from.turn !== to.turn || from.seat !== to.seat),
      `Turn ${to.turn}: ${playerName(after, to.seat)}.`,
    ),
    ...said(from.phase !== to.phase, `Phase: ${to.phase}.`),
  ];
};

const windows = ({ windows: change }: TableDiff, { after }: Ends): readonly string[] => {
  if (change === null) return [];
  const [from, to] = change;
  return [
    ...said(from.state !== to.state, `State: ${to.state}.`),
    ...said(from.priority !== to.priority, `Priority: ${playerName(after, to.priority)}.`),
    ...said(from.focus !== to.focus, `Focus: ${playerName(after, to.focus)}.`),
  ];
};

const result = ({ result: change }: TableDiff, { after }: Ends): readonly string[] => {
  if (change === null) return [];
  const end = change[1];
  if (end === null) return ['The match goes on.'];
  const winners = listed(end.winners.map((seat) => playerName(after, seat)));
  return [`${winners === '' ? 'Nobody wins' : `Won by ${winners}`}: ${end.reason}.`];
};

/** What changed, in sentences, by what they are about. */
export const describeParts = (diff: TableDiff, ends: Ends) => ({
  clock: clock(diff, ends),
  stack: stack(diff.stack, ends),
  moves: moves(diff, ends),
  pieces: pieces(diff.pieces, ends),
  zones: zones(diff.zones),
  players: players(diff.players),
  windows: windows(diff, ends),
  result: result(diff, ends),
});

/** What changed, one sentence for each thing, in the order a spectator would tell it. Empty when nothing visible did. */
export const describeDiff = (diff: TableDiff, ends: Ends): readonly string[] =>
  Object.values(describeParts(diff, ends)).flat();
