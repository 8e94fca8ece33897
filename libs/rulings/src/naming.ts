import { meantBy, nearestWords } from '#ruleset';
import type { Table, TablePiece, TableZone, ZoneRole } from '#table';
import { listed, mistaken, mistakenAnywhere, type Moment } from './moment.js';

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .trim();

/** The seat of a player; null for `nobody`. */
export const seatNamed = ({ players }: Table, name: string): number | null => {
  if (folded(name) === 'nobody') return null;
  const found = players.find((player) => folded(player.name) === folded(name));
  if (found) return found.seat;
  const names = players.map((player) => player.name);
  return mistakenAnywhere(`There is no player "${name}".`, [...names, 'nobody']);
};

/** A player's name, or `nobody`. */
export const playerAt = ({ players }: Table, seat: number | null): string =>
  seat === null ? 'nobody' : (players.find((player) => player.seat === seat)?.name ?? `seat ${seat + 1}`);

/** How surely a typed name is meant: the whole name, its part before the comma, its beginning, the beginning of a word. */
const sureness = (name: string | null, typed: string): number => {
  if (name === null) return typed === 'unknown' ? 0 : Infinity;
  const whole = folded(name);
  if (whole === typed) return 0;
  if (whole.split(',')[0] === typed) return 1;
  if (whole.startsWith(typed)) return 2;
  return whole.split(/[\s,]+/).some((_, index, words) => words.slice(index).join(' ').startsWith(typed)) ? 3 : Infinity;
};

/** Those named surest. */
const surest = <Named extends { readonly name: string | null }>(
  all: readonly Named[],
  name: string,
): readonly Named[] => {
  const typed = folded(name);
  const best = Math.min(...all.map((each) => sureness(each.name, typed)));
  return best === Infinity ? [] : all.filter((each) => sureness(each.name, typed) === best);
};

/** Words that people say for zones of a role, in whatever game. */
const SAID_FOR: Readonly<Partial<Record<ZoneRole, RegExp>>> = {
  discard: /\b(?:graveyard|discard(?: pile)?|trash|dead)\b/,
  removed: /\b(?:exile|banished|banishment|removed)\b/,
  deck: /\b(?:library|draw pile|deck)\b/,
  home: /\b(?:bench|board|base|field)\b/,
  hand: /\bhand\b/,
};

/** Zones that are called otherwise in this game, of the player who is named. */
const saidOtherwise = (zones: readonly TableZone[], name: string): readonly string[] => {
  const typed = folded(name);
  const called = zones.filter(({ role }) => SAID_FOR[role]?.test(typed));
  const own = called.filter((zone) => folded(zone.name).split(' ')[0] === typed.split(' ')[0]);
  return (own.length > 0 ? own : called).map((zone) => zone.name);
};

const noZone = (zones: readonly TableZone[], name: string): never => {
  const names = zones.map((zone) => zone.name);
  const otherwise = saidOtherwise(zones, name);
  const nearest = [...new Set([...otherwise, ...nearestWords(name, names)])];
  const meant = otherwise[0] ?? meantBy(name, nearest);
  return mistaken(`There is no zone "${name}".${meant === undefined ? '' : ` Perhaps "${meant}"?`}`, nearest);
};

/** The zone of a name: `Ana's base`, `Grove`, `Chain`. */
export const zoneNamed = ({ zones }: Table, name: string): TableZone => {
  const found = surest(zones, name);
  const arena = found.find(({ role }) => role === 'arena') ?? found[0];
  return arena ?? noZone(zones, name);
};

/** The battlefield, or other arena, of a name. */
export const arenaNamed = (table: Table, name: string): TableZone => {
  const arenas = table.zones.filter(({ role }) => role === 'arena');
  const [found] = surest(arenas, name);
  return (
    found ??
    mistaken(
      `There is no battlefield "${name}".`,
      arenas.map((zone) => zone.name),
    )
  );
};

export const zoneOfPiece = ({ zones }: Table, { id }: TablePiece): TableZone | undefined =>
  zones.find(({ pieces }) => pieces.includes(id));

/** Where a bare name is looked for first. */
const NEARNESS: readonly (readonly ZoneRole[])[] = [
  ['home', 'arena'],
  ['stack', 'hidden'],
  ['leader', 'champion', 'hand'],
  ['discard', 'removed', 'aside'],
  ['deck', 'resource-deck'],
];

const REFERENCE =
  /^(?:(?<owner>[^@#]+?)['’]s )?(?<name>[^@#]+?)(?:\s*@\s*(?<zone>[^#]+?))?(?:\s*#\s*(?<number>\d+))?$/u;

interface Reference {
  readonly name: string;
  readonly owner: number | null;
  readonly zone: string | null;
  readonly number: number | null;
}

/** An apostrophe may belong to the name: only a player's name before it makes an owner. */
const referenceOf = (table: Table, text: string): Reference => {
  const groups: Readonly<Record<string, string | undefined>> = REFERENCE.exec(text.trim())?.groups ?? {};
  const owner = groups['owner'];
  const name = groups['name'] ?? text;
  const seat =
    table.players.find((player) => owner !== undefined && folded(player.name) === folded(owner))?.seat ?? null;
  return {
    name: owner === undefined || seat !== null ? name : `${owner}'s ${name}`,
    owner: seat,
    zone: groups['zone'] ?? null,
    number: groups['number'] === undefined ? null : Number(groups['number']),
  };
};

/** The card's name in a reference. */
export const cardNameIn = (table: Table, text: string): string => referenceOf(table, text).name;

/** Whether a name is of no card of the game, so that no table has it: a name of one word at least, which counts nothing. */
export const isNoCard = ({ askForCard }: Moment['ruleset'], name: string): boolean =>
  askForCard !== undefined &&
  /^[^\d"][^"]*[^\d"\s]$/.test(name) &&
  folded(name) !== 'unknown' &&
  askForCard(name).kind === 'unknown';

/** `rune 2`: the second of what a player pays with, as plays count it. */
const countedResource = ({ zones }: Table, among: readonly TablePiece[], name: string): readonly TablePiece[] => {
  const { kind, number } = /^(?<kind>.*\S) (?<number>\d+)$/.exec(folded(name))?.groups ?? {};
  if (kind === undefined) return [];
  return zones.flatMap(({ role, pieces }) => {
    const inOrder = role === 'home' ? pieces.flatMap((id) => among.find((piece) => piece.id === id) ?? []) : [];
    const own = inOrder.filter((piece) => piece.role === 'resource' && folded(piece.kind ?? '') === kind);
    return own.slice(Number(number) - 1, Number(number));
  });
};

/** What a player pays with, where a name counts it: `rune 2`, `Ana's rune 2`. */
export const resourcesNamed = (table: Table, text: string): readonly TablePiece[] => {
  const { name, owner } = referenceOf(table, text);
  const among = table.pieces.filter(({ controller }) => owner === null || controller === owner);
  return countedResource(table, among, name);
};

/** Every piece that a reference can mean, whatever zone it is in unless the reference says. */
export const piecesNamed = (table: Table, text: string): readonly TablePiece[] => {
  const { name, owner, zone, number } = referenceOf(table, text);
  const zones = table.zones.map((each) => each.name);
  if (zone !== null && !zones.some((each) => folded(each).includes(folded(zone))))
    return mistaken(`There is no zone "${zone}", as in "${text}".`, nearestWords(zone, zones).slice(0, 6));
  const where = (piece: TablePiece): string => folded(zoneOfPiece(table, piece)?.name ?? '');
  const among = table.pieces.filter(
    (piece) => (owner === null || piece.controller === owner) && (zone === null || where(piece).includes(folded(zone))),
  );
  const resources = countedResource(table, among, name);
  const found = resources.length > 0 ? resources : surest(among, name);
  return number === null ? found : found.slice(number - 1, number);
};

/** The pieces of a reference in the nearest zones that have any: the board first, the decks last. */
export const nearestPieces = (table: Table, text: string): readonly TablePiece[] => {
  const found = piecesNamed(table, text);
  const roleOf = (piece: TablePiece): ZoneRole | undefined => zoneOfPiece(table, piece)?.role;
  for (const roles of NEARNESS) {
    const near = found.filter((piece) => roles.some((role) => role === roleOf(piece)));
    if (near.length > 0) return near;
  }
  return found;
};

/** The one piece of a reference. */
export const pieceNamed = (table: Table, text: string): TablePiece => {
  const [piece, ...others] = nearestPieces(table, text);
  const known = [...new Set(table.pieces.flatMap(({ name }) => name ?? []))];
  if (piece === undefined)
    return mistaken(`There is no piece "${text}" on the table.`, nearestWords(text, known).slice(0, 6));
  if (others.length === 0) return piece;
  const ways = [piece, ...others].map((each) => `${playerAt(table, each.controller)}'s ${each.name ?? 'unknown'}`);
  const numbered = [piece, ...others].map((_, index) => `${text} #${index + 1}`);
  return mistaken(`"${text}" is the name of several pieces: ${listed(ways)}.`, [...new Set(ways), ...numbered]);
};

/** Whether a name that was typed stands for this one. */
export const isNamed = (name: string | null, typed: string): boolean => sureness(name, folded(typed)) !== Infinity;
