import type { PairedPlayer } from '../pairing.js';
import { RowFault } from './reading.js';

const LONGEST_NAME = 60;
const LONGEST_ID = 100;
const UNPRINTABLE = /[\p{Cc}\p{Surrogate}]/u;

/** A player of a list. Where the list gives no id, the name is the id: stable as long as it is written alike. @throws RowFault */
export const playerOf = (id: string, name: string): PairedPlayer => {
  const called = name === '' ? id : name;
  if (called === '') throw new RowFault('The row names a player neither by name nor by id.', 'Write who sits there.');
  if (UNPRINTABLE.test(called + id))
    throw new RowFault('The name or id of a player has a control character.', 'Leave it out.');
  if (called.length > LONGEST_NAME || id.length > LONGEST_ID)
    throw new RowFault(
      `The name or id of a player is longer than ${LONGEST_NAME} and ${LONGEST_ID} characters.`,
      'Shorten it.',
    );
  return { id: id === '' ? called.toLowerCase() : id, name: called };
};

/** The players of a table, where both are named: two of them who are not the same. @throws RowFault */
export const pairOf = (one: PairedPlayer, other: PairedPlayer): readonly PairedPlayer[] => {
  if (one.id === other.id) throw new RowFault(`${one.name} is paired against nobody else.`, 'Name the other player.');
  return [one, other];
};
