import { ROLES, roleText, type PlayerEntry, type Role } from '#ruleset';
import type { Person } from '../people.js';

type Players = readonly Pick<PlayerEntry, 'name'>[];

/** Roles as they are written, the longer before those that they end with. */
const WRITTEN: readonly (readonly [string, Exclude<Role, 'player'>])[] = ROLES.filter((role) => role !== 'player')
  .map((role) => [roleText(role), role] as const)
  .sort(([one], [other]) => other.length - one.length);

/** How people are written, for who has written somebody else. */
export const PEOPLE_WORDS: readonly string[] = [...WRITTEN.map(([text]) => `${text} NAME`), 'the name of a player'];

const SEAT = /^player\s+(.+)$/i;

/** The seat of a player by the whole name, in any case; null where nobody has it. */
export const seatNamed = (text: string, players: Players): number | null => {
  const wanted = text.trim().toLowerCase();
  const seat = players.findIndex(({ name }) => name.toLowerCase() === wanted);
  return seat < 0 ? null : seat;
};

/** Somebody as written: "head judge Kim", "the scribe", "Ana", or "player Judge" where a player is called so. Null where it is nobody. */
export const personNamed = (text: string, players: Players): Person | null => {
  const written = text.trim();
  const [, called] = SEAT.exec(written) ?? [];
  const seat = seatNamed(called ?? written, players);
  if (seat !== null) return { role: 'player', seat };
  const plain = written.replace(/^the\s+/i, '');
  for (const [word, role] of WRITTEN) {
    if (plain.toLowerCase() === word) return { role, name: '' };
    if (plain.toLowerCase().startsWith(`${word} `)) return { role, name: plain.slice(word.length).trim() };
  }
  return null;
};

/** Whether a name alone would be read as somebody else. */
const isMistaken = (name: string, players: Players, seat: number): boolean => {
  const read = personNamed(name, players);
  return read?.role !== 'player' || read.seat !== seat;
};

/** Somebody as `personNamed` reads it. */
export const writtenPerson = (person: Person, players: Players): string => {
  if (person.role !== 'player') return [roleText(person.role), person.name].filter(Boolean).join(' ');
  const name = players[person.seat]?.name ?? '';
  return isMistaken(name, players, person.seat) ? `player ${name}` : name;
};
