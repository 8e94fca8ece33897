import type { ImportedResult, PairedTable } from '../pairing.js';
import { playerOf, pairOf } from './players.js';
import {
  jsonOf,
  listIn,
  readRows,
  RowFault,
  tableNumber,
  textIn,
  unreadable,
  type Foreign,
  type ReadList,
} from './reading.js';

const RESULTS: Readonly<Record<string, ImportedResult>> = {
  '1WIN': { winner: 0, wins: null },
  '2WIN': { winner: 1, wins: null },
  DRAW: { winner: null, wins: null },
};

/** The result as it is written; null where none is reported. @throws RowFault */
const resultIn = (row: Foreign): ImportedResult | null => {
  const text = textIn(row, 'result').toUpperCase();
  if (text === '') return null;
  const found = RESULTS[text];
  if (found !== undefined) return found;
  throw new RowFault(`The result "${text.slice(0, 40)}" means nothing.`, 'Results are 1WIN, 2WIN, DRAW or nothing.');
};

const rowOf = (row: Foreign): PairedTable => {
  const one = playerOf(textIn(row, 'playerGameId1'), textIn(row, 'playerName1'));
  const [id, name] = [textIn(row, 'playerGameId2'), textIn(row, 'playerName2')];
  const notes = { result: resultIn(row), extension: 0, feature: false };
  if (id === '' && (name === '' || /^bye$/i.test(name))) return { table: null, players: [one], ...notes };
  return { table: tableNumber(textIn(row, 'tableNumber')), players: pairOf(one, playerOf(id, name)), ...notes };
};

/** Pairings as PurpleFox keeps them: an array of `tableNumber, playerName1, playerGameId1, playerName2, playerGameId2, result`. */
export const readPurpleFox: ReadList = (text) => {
  const value = jsonOf(text);
  if (!Array.isArray(value))
    return unreadable('This is no array of pairings.', 'Paste the whole array, from "[" to "]".');
  return readRows(listIn(value), rowOf);
};
