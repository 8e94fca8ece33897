import { type Envelope, type Json, wholeWords } from '#kernel';
import type { PlayerEntry, Seat } from '#ruleset';
import type { MatchOpened } from '../events.js';
import { namesIn, NOBODY } from '../sealing/names.js';

/** What stands for a text about people from now on; null where the text stays. */
export type Instead = (text: string) => string | null;

/** What stands for notes and words that were erased. */
const NO_WORDS = 'erased';

/** Keys of somebody's own words. */
const WORDS: ReadonlySet<string> = new Set(['note', 'words']);

/** The own words in the data of an event, at any depth. */
const wordsIn = (data: Json): readonly string[] => {
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' ? (WORDS.has(key) && value !== '' ? [value] : []) : wordsIn(value),
  );
};

const saidBy = ({ data }: Envelope, seat: Seat): boolean => {
  const { by } = (data ?? {}) as { readonly by?: { readonly role?: string; readonly seat?: Seat } };
  return by?.role === 'player' && by.seat === seat;
};

/** Names that are to be forgotten, each with what stands for it from now on. */
type Names = ReadonlyMap<string, string>;

/**
 * "Player A" for the first seat, or where another player goes by just that name, another word. By a letter: "Player 1" is no name in notation but a
 * seat, so that lines with it would be written otherwise when they are decided again.
 */
const seatName = (players: readonly PlayerEntry[], seat: Seat): string => {
  const letter = String.fromCodePoint(65 + seat);
  const usual = `Player ${letter}`;
  return players.some(({ name }, other) => other !== seat && name === usual) ? `Seat ${letter}` : usual;
};

const numbered = (names: readonly string[], word: string): Names =>
  new Map(
    [...new Set(names)].filter((name) => name !== '').map((name, index) => [name, `${word} ${String(index + 1)}`]),
  );

const playersOf = (events: readonly Envelope[]): readonly PlayerEntry[] => {
  const opened = events.find(({ type }) => type === 'MatchOpened');
  return opened === undefined ? [] : (opened.data as unknown as MatchOpened['data']).options.players;
};

const namesOf = (events: readonly Envelope[], seat: Seat | null): Names => {
  const players = playersOf(events);
  const seats = players.flatMap(({ name }, each) =>
    seat === null || seat === each ? [[name, seatName(players, each)] as const] : [],
  );
  if (seat !== null) return new Map(seats);
  const playing = new Set(players.map(({ name }) => name));
  const officials = events.flatMap((event) => namesIn(event)).filter((name) => !playing.has(name));
  const actors = events.map(({ actor }) => actor).filter((actor) => !NOBODY.has(actor) && !playing.has(actor));
  return new Map([
    ...numbered(
      players.map(({ team }) => team ?? ''),
      'Team',
    ),
    ...numbered(actors, 'Recorder'),
    ...numbered(officials, 'Official'),
    ...seats,
  ]);
};

/**
 * Says what stands for the texts of a match once the player of a seat is forgotten, or with null everybody: words for the seat instead of the
 * name, wherever it stands, and nothing of notes and words of their own. `events`: the whole tape.
 */
export const forgettingOf = (events: readonly Envelope[], seat: Seat | null): Instead => {
  const names = namesOf(events, seat);
  const words = new Set(
    events.filter((event) => seat === null || saidBy(event, seat)).flatMap(({ data }) => wordsIn(data)),
  );
  // What people type has names in any case; what the recorder writes has them as they were entered.
  const [typed, written] = [wholeWords(names.keys(), 'giu'), wholeWords(names.keys(), 'gu')];
  const spelt = new Map([...names].map(([name, instead]) => [name.toLowerCase(), instead]));
  const isTyped = new Set(events.flatMap(({ data }) => wordsIn(data)));
  const without = (text: string): string =>
    text.replace(isTyped.has(text) ? typed : written, (name) => names.get(name) ?? spelt.get(name.toLowerCase()) ?? '');
  return (text) => {
    const left = words.has(text) ? NO_WORDS : names.size === 0 ? text : without(text);
    return left === text ? null : left;
  };
};

/** What stands for authors that were forgotten, and what is none of them. */
const AUTHOR = 'Author';
const isForgotten = (author: string): boolean => new RegExp(`^${AUTHOR} \\d+$`).test(author);

/** Authors who are to be forgotten, each with a number that none before had; who has none, and who plays, is called otherwise. */
const authorNames = (authors: readonly string[], named: Names): Names => {
  const before = new Set(authors.filter(isForgotten)).size;
  const left = [...new Set(authors)].filter((name) => !NOBODY.has(name) && !isForgotten(name) && !named.has(name));
  return new Map(left.map((name, index) => [name, `${AUTHOR} ${String(before + index + 1)}`]));
};

/**
 * Says what stands for the texts that others wrote beside a match (its studies) once the player of a seat is forgotten, or with null everybody, their authors too. Names go
 * wherever they stand, in any case, as they were typed; the words around them are about the game, and stay.
 */
export const forgettingBeside = (
  events: readonly Envelope[],
  seat: Seat | null,
  authors: readonly string[],
): Instead => {
  const players = namesOf(events, seat);
  const names = seat === null ? new Map([...players, ...authorNames(authors, players)]) : players;
  const spelt = new Map([...names].map(([name, instead]) => [name.toLowerCase(), instead]));
  const typed = wholeWords(names.keys(), 'giu');
  return (text) => {
    const left = names.size === 0 ? text : text.replace(typed, (name) => spelt.get(name.toLowerCase()) ?? '');
    return left === text ? null : left;
  };
};
