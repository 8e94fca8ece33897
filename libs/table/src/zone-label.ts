import type { Table, TableZone } from './table.js';

/** Words as they stand first in a line. */
export const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A zone's name on its owner's own side, where the owner's name need not be said again: "Trash" for "Ana's trash". */
export const zoneLabel = ({ players }: Pick<Table, 'players'>, { name, owner }: TableZone): string => {
  const prefix = `${players.find(({ seat }) => seat === owner)?.name ?? ''}'s `;
  return begun(name.startsWith(prefix) ? name.slice(prefix.length) : name);
};
