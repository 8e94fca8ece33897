import { type Envelope, type Json, wholeWords } from '#kernel';
import type { PairedPlayer } from './pairing.js';
import type { PlayerId } from './words.js';

/** Why names at a desk were erased: somebody asked for it, or they had been kept for as long as they are. */
export type ErasingReason = 'asked' | 'retention';

/** Keys under which people are named, or say something, in the events of a tournament. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['actor', 'name', 'words', 'list', 'title', 'subtitle', 'card']);

/** Keys under which ids of players stand, alone or in a list. */
const OF_IDS: ReadonlySet<string> = new Set(['id', 'player', 'players', 'byes']);

/**
 * Whether a text of an event of a tournament is of people: so that it may be erased. An id of a player is, where letters stand in it: of a list without ids it is the name.
 * `place`: a JSON pointer.
 */
export const isOfPeopleAtDesk = (text: string, place: string): boolean => {
  const keys = place.split('/').filter((part) => !/^\d+$/.test(part));
  const key = keys.at(-1) ?? '';
  return text !== '' && (OF_PEOPLE.has(key) || text.includes(' ') || (OF_IDS.has(key) && /\p{L}/u.test(text)));
};

/** A player with all names that lists gave, and what stands for them once they are forgotten. */
interface NamedPlayer {
  readonly id: PlayerId;
  readonly names: ReadonlySet<string>;
  readonly instead: { readonly id: PlayerId; readonly name: string };
}

/** 0 is A, 25 is Z, 26 is AA: by a letter, since "Player 1" is a seat in notation. */
const lettersOf = (index: number): string =>
  (index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26));

interface Listing {
  readonly players?: readonly PairedPlayer[];
  readonly lines?: readonly PairedPlayer[];
}

const LISTS: ReadonlySet<string> = new Set(['PairingsImported', 'StandingsImported']);

/** The players of a tournament, in the order in which lists named them first. */
const playersIn = (events: readonly Envelope[]): readonly NamedPlayer[] => {
  const named = new Map<PlayerId, Set<string>>();
  for (const { type, data } of events) {
    if (!LISTS.has(type)) continue;
    const { players, lines } = data as unknown as Listing;
    for (const { id, name } of players ?? lines ?? []) named.set(id, (named.get(id) ?? new Set<string>()).add(name));
  }
  const isTaken = (name: string, id: PlayerId): boolean =>
    [...named].some(([other, names]) => other !== id && names.has(name));
  return [...named].map(([id, names], index) => {
    const usual = `Player ${lettersOf(index)}`;
    const name = isTaken(usual, id) ? `Entrant ${lettersOf(index)}` : usual;
    const isName = [...names].some((each) => each.toLowerCase() === id.toLowerCase());
    return { id, names, instead: { id: isName ? name.toLowerCase() : id, name } };
  });
};

const wordsIn = (data: Json): readonly string[] => {
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' ? (key === 'words' && value !== '' ? [value] : []) : wordsIn(value),
  );
};

interface Said {
  readonly by?: { readonly role?: string; readonly name?: string; readonly player?: PlayerId };
}

const byOf = ({ data }: Envelope): Said['by'] => (data as Said | null)?.by;

/** Officials of an event in the order in which they gave orders, each with what stands for the name. */
const officialsIn = (events: readonly Envelope[], players: readonly NamedPlayer[]): ReadonlyMap<string, string> => {
  const playing = new Set(players.flatMap(({ names, instead }) => [...names, instead.name]));
  const names = events.map((event) => byOf(event)?.name ?? '').filter((name) => name !== '' && !playing.has(name));
  return new Map([...new Set(names)].map((name, index) => [name, `Official ${String(index + 1)}`]));
};

/** Names of an event, each with what stands for it; null for those that stay, which are found too, so that a name within a longer one of somebody else is left alone. */
type Names = ReadonlyMap<string, string | null>;

const replacer = (names: Names): ((text: string) => string) => {
  if (names.size === 0) return (text) => text;
  const spelt = new Map([...names].map(([name, instead]) => [name.toLowerCase(), instead]));
  const finder = wholeWords(names.keys(), 'giu');
  return (text) => text.replace(finder, (name) => spelt.get(name.toLowerCase()) ?? name);
};

/** What stands for the texts of a tournament's stream once somebody is forgotten, and by which id the player goes from then on; null for everybody. */
export interface DeskForgetting {
  readonly player: PlayerId | null;
  readonly instead: (text: string) => string | null;
}

/**
 * Forgets a player of a tournament, or with null everybody: names wherever they stand, ids that are made of them, and the words that the forgotten said. Other ids stay:
 * results go out by them. `events`: the whole stream. Undefined where nobody has that id.
 */
export const forgettingAtDesk = (events: readonly Envelope[], player: PlayerId | null): DeskForgetting | undefined => {
  const players = playersIn(events);
  const isForgotten = ({ id }: NamedPlayer): boolean => player === null || id === player;
  const gone = players.filter(isForgotten);
  if (player !== null && gone.length === 0) return undefined;
  const namesOf = (some: readonly NamedPlayer[], isGone: boolean): readonly (readonly [string, string | null])[] =>
    some.flatMap(({ names, instead }) => [...names].map((name) => [name, isGone ? instead.name : null] as const));
  const names: Names = new Map([
    ...(player === null ? officialsIn(events, players) : []),
    ...namesOf(
      players.filter((each) => !isForgotten(each)),
      false,
    ),
    // Who has the very name of somebody who is forgotten is forgotten along: the text does not tell them apart.
    ...namesOf(gone, true),
  ]);
  const ids = new Map(players.map((each) => [each.id, isForgotten(each) ? each.instead.id : each.id]));
  const isTheirs = (event: Envelope): boolean => player === null || byOf(event)?.player === player;
  const words = new Set(events.filter(isTheirs).flatMap(({ data }) => wordsIn(data)));
  const without = replacer(names);
  const instead = (text: string): string => ids.get(text) ?? (words.has(text) ? 'erased' : without(text));
  return {
    player: gone[0] !== undefined && player !== null ? gone[0].instead.id : null,
    instead: (text) => (instead(text) === text ? null : instead(text)),
  };
};
