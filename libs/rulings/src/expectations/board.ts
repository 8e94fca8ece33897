import type { Table, TablePiece, TableZone } from '#table';
import { eachEntry, listed, mistaken, mistakenAnywhere, type Miss, type Moment } from '../moment.js';
import {
  arenaNamed,
  cardNameIn,
  isNamed,
  pieceNamed,
  piecesNamed,
  playerAt,
  resourcesNamed,
  seatNamed,
  zoneNamed,
  zoneOfPiece,
} from '../naming.js';
import type { Expectation, ExpectedPiece } from '../ruling.js';
import { differs } from './windows.js';

type Wanted<Name extends keyof Expectation> = NonNullable<Expectation[Name]>;

const playerNamed = (table: Table, name: string): Table['players'][number] => {
  const seat = seatNamed(table, name);
  return table.players.find((player) => player.seat === seat) ?? mistaken('Nobody has points.');
};

export const points = ({ table }: Moment, wanted: Wanted<'points'>): readonly Miss[] =>
  eachEntry(wanted, (name, value) => {
    const { score, scoreName } = playerNamed(table, name);
    return differs(`${scoreName} of ${name}`, String(value), String(score));
  });

/** The label of a resource, however it is spelt; one that no player can have is a mistake, and not 0. */
const labelOf = ({ counterLabels }: Moment['ruleset'], said: string): string => {
  const label = counterLabels?.find((each) => each.toLowerCase() === said.toLowerCase());
  if (counterLabels && label === undefined) mistakenAnywhere(`There is no resource "${said}".`, counterLabels);
  return (label ?? said).toLowerCase();
};

/** A resource that is not shown on a player is 0. */
export const counters = ({ table, ruleset }: Moment, wanted: Wanted<'counters'>): readonly Miss[] =>
  eachEntry(wanted, (name, numbers) => {
    const shown = playerNamed(table, name).counters;
    return Object.entries(numbers).flatMap(([said, value]) => {
      const label = labelOf(ruleset, said);
      const found = shown.find((each) => each.label.toLowerCase() === label)?.value ?? 0;
      return differs(`${said} of ${name}`, String(value), String(found));
    });
  });

const NOWHERE = 'nowhere';

/** What is nowhere may have been somewhere; a name that no card has was never anything. */
const expectCard = ({ askForCard }: Moment['ruleset'], name: string): void => {
  const answer = name === 'unknown' ? undefined : askForCard?.(name);
  if (answer?.kind === 'unknown') mistakenAnywhere(`There is no card "${name}".`, answer.names);
};

/** What is named, and how many of it: one unless said. */
const countedIn = (said: string): { readonly count: number; readonly name: string } => {
  const { count = '1', name = said } = /^(?:(?<count>[1-9]\d?) )?(?<name>.*)$/.exec(said)?.groups ?? {};
  return { count: Number(count), name };
};

/** Some piece of the name is in the zone, or as many as are said; `nowhere`: none is on the table at all. */
export const where = ({ table, ruleset }: Moment, wanted: Wanted<'where'>): readonly Miss[] =>
  eachEntry(wanted, (said, zone) => {
    const { count, name } = countedIn(said);
    const found = piecesNamed(table, name);
    if (found.length === 0) expectCard(ruleset, cardNameIn(table, name));
    const places = found.map((piece) => zoneOfPiece(table, piece)?.name ?? NOWHERE);
    const target = zone === NOWHERE ? NOWHERE : zoneNamed(table, zone).name;
    const there = places.filter((place) => place === target).length;
    const isMet = target === NOWHERE ? places.length === 0 : there >= count;
    const got = places.length === 0 ? [NOWHERE] : count > 1 ? places : [...new Set(places)];
    return isMet ? [] : [{ expected: `${said} is in ${target}`, got: `${name} is in ${got.join(' and ')}` }];
  });

/** The pieces in a zone; the card that is the place itself is not counted. */
const piecesIn = ({ pieces }: Table, zone: TableZone): readonly TablePiece[] =>
  zone.pieces.flatMap((id) => pieces.find((piece) => piece.id === id && piece.role !== 'ground') ?? []);

const isResource = ({ role }: TablePiece): boolean => role === 'resource';

const isListed = (table: Table, name: string, piece: TablePiece): boolean =>
  isNamed(piece.name, name) || (isResource(piece) && resourcesNamed(table, name).includes(piece));

/** The pieces of a zone that a list is about: in a base what players pay with counts where the list names some of it. */
const asListed = (table: Table, zone: TableZone, names: readonly string[]): readonly TablePiece[] => {
  const pieces = piecesIn(table, zone);
  const resources = pieces.filter(isResource);
  return zone.role !== 'home' || names.some((name) => resources.some((piece) => isListed(table, name, piece)))
    ? pieces
    : pieces.filter((piece) => !isResource(piece));
};

const isSameSet = (table: Table, names: readonly string[], pieces: readonly TablePiece[]): boolean => {
  const left = [...pieces];
  return (
    names.length === left.length &&
    names.every((name) => {
      const at = left.findIndex((piece) => isListed(table, name, piece));
      return at >= 0 && left.splice(at, 1).length === 1;
    })
  );
};

export const zones = ({ table, ruleset }: Moment, wanted: Wanted<'zones'>): readonly Miss[] =>
  eachEntry(wanted, (name, content) => {
    const zone = zoneNamed(table, name);
    if (typeof content === 'number')
      return differs(`pieces in ${zone.name}`, String(content), String(piecesIn(table, zone).length));
    for (const each of content) if (piecesNamed(table, each).length === 0) expectCard(ruleset, cardNameIn(table, each));
    const found = asListed(table, zone, content);
    if (isSameSet(table, content, found)) return [];
    const got = listed(found.map((piece) => piece.name ?? 'unknown'));
    return [{ expected: `in ${zone.name}: ${listed(content)}`, got: `in ${zone.name}: ${got}` }];
  });

const numberOn = ({ numbers }: TablePiece, label: string): number =>
  numbers.find((each) => each.label.toLowerCase() === label)?.value ?? 0;

type Property = Exclude<keyof ExpectedPiece, 'badges'>;

/** What is so of a piece, in the words of the expectation. */
const ACTUAL: Readonly<Record<Property, (piece: TablePiece, table: Table) => string>> = {
  damage: (piece) => String(numberOn(piece, 'damage')),
  might: (piece) => String(numberOn(piece, 'might')),
  power: (piece) => String(numberOn(piece, 'power')),
  health: (piece) => String(numberOn(piece, 'health')),
  buffs: (piece) => String(numberOn(piece, 'buffs')),
  ready: ({ exhausted }) => String(!exhausted),
  exhausted: ({ exhausted }) => String(exhausted),
  stunned: ({ badges }) => String(badges.includes('stunned')),
  controller: ({ controller }, table) => playerAt(table, controller),
  owner: ({ owner }, table) => playerAt(table, owner),
  'face down': ({ faceDown }) => String(faceDown),
};

/** All that are wanted are there; an empty list wants none. */
const hasBadges = (badges: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length === 0
    ? badges.length === 0
    : wanted.every((word) => badges.some((badge) => badge.toLowerCase() === word.toLowerCase()));

export const units = ({ table }: Moment, wanted: Wanted<'units'>): readonly Miss[] =>
  eachEntry(wanted, (name, like) => {
    const piece = pieceNamed(table, name);
    const { badges, ...others } = like;
    const properties = Object.entries(others) as [Property, unknown][];
    return [
      ...properties.flatMap(([property, value]) =>
        differs(`${property} of ${name}`, String(value), ACTUAL[property](piece, table)),
      ),
      ...(badges === undefined || hasBadges(piece.badges, badges)
        ? []
        : [{ expected: `on ${name}: ${listed(badges)}`, got: `on ${name}: ${listed(piece.badges)}` }]),
    ];
  });

const CONTROLLED = 'controlled by ';

/** Who controls a battlefield, as its badges say. */
export const controls = ({ table }: Moment, wanted: Wanted<'controls'>): readonly Miss[] =>
  eachEntry(wanted, (name, player) => {
    const arena = arenaNamed(table, name);
    const badge = arena.badges.find((each) => each.startsWith(CONTROLLED));
    const got = badge?.slice(CONTROLLED.length) ?? 'nobody';
    return differs(`${arena.name} is controlled by`, playerAt(table, seatNamed(table, player)), got);
  });

export const battlefields = ({ table }: Moment, wanted: Wanted<'battlefields'>): readonly Miss[] =>
  eachEntry(wanted, (name, words) => {
    const { badges, name: full } = arenaNamed(table, name);
    const isMet = words.length === 0 ? badges.length === 0 : hasBadges(badges, words);
    return isMet ? [] : [{ expected: `at ${full}: ${listed(words)}`, got: `at ${full}: ${listed(badges)}` }];
  });

const winnerNamed = (table: Moment['table'], wanted: string): string =>
  /^(?:a )?draw$/i.test(wanted) ? 'a draw' : playerAt(table, seatNamed(table, wanted));

/** One who is among the winners, or exactly those who are named. */
export const winner = ({ table }: Moment, wanted: Wanted<'winner'>): readonly Miss[] => {
  const expected = wanted.map((each) => winnerNamed(table, each));
  const won = table.result?.winners.map((seat) => playerAt(table, seat)) ?? ['nobody'];
  const got = won.length === 0 ? ['a draw'] : won;
  const isMet =
    expected.every((name) => got.includes(name)) && (expected.length === 1 || expected.length === got.length);
  return isMet ? [] : [{ expected: `winner: ${expected.join(' and ')}`, got: `winner: ${got.join(' and ')}` }];
};
