import type { Role } from './roles.js';
import { wordsOf } from './roles.js';

/**
 * What a link lets its holder be, and where.
 * - `event`: name of the event as it stands in the header of matches; `*` for every one and for matches of none
 * - `tables`: names of tables there; `*` for all
 * - `seat`: of a player
 */
export interface Reach {
  readonly role: Role;
  readonly event: string;
  readonly tables: readonly string[] | '*';
  readonly seat: number | null;
}

/** Where a match is played, as its header says. */
export interface Place {
  readonly event: string | null;
  readonly table: string | null;
}

/** Every event, or every table. */
export const ALL = '*';

/** What everybody has. */
export const PUBLIC: Reach = { role: 'public', event: ALL, tables: ALL, seat: null };

/** What the key of the server's own has: one machine and one person need nothing else. */
export const OWNER: Reach = { role: 'organiser', event: ALL, tables: ALL, seat: null };

/** Whether a link reaches the place where a match is played. */
export const covers = ({ event, tables }: Reach, place: Place): boolean =>
  (event === ALL || event === place.event) &&
  (tables === ALL || (place.table !== null && tables.includes(place.table)));

/** Whether a link reaches everything. */
export const isEverywhere = ({ event, tables }: Reach): boolean => event === ALL && tables === ALL;

/** Whether all that one reaches lies within the reach of the other. */
export const isWithin = (inner: Reach, outer: Reach): boolean =>
  (outer.event === ALL || outer.event === inner.event) &&
  (outer.tables === ALL || (inner.tables !== ALL && inner.tables.every((table) => outer.tables.includes(table))));

/** Where a link counts, in words: "table 4 of Summer Open". */
export const reachText = ({ event, tables }: Reach): string => {
  const where = event === ALL ? 'every event' : event;
  if (tables === ALL) return where;
  return `${tables.length === 1 ? 'table' : 'tables'} ${tables.join(', ')} of ${where}`;
};

/** A link in words: "scribe, table 4 of Summer Open". */
export const grantText = (reach: Reach): string => {
  const seat = reach.seat === null ? '' : ` in seat ${String(reach.seat + 1)}`;
  return `${wordsOf(reach.role)}${seat}, ${reachText(reach)}`;
};
