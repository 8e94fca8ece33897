import type { PairingFormat, PairingList } from '../pairing.js';
import { readCarde } from './carde.js';
import { readCsv } from './csv.js';
import { readMelee } from './melee.js';
import { readPurpleFox } from './purplefox.js';
import { isForeign, jsonOf, type ListWish, type ReadList } from './reading.js';
import { readTom } from './tom.js';

export { readStandings } from './standings.js';

const READERS: Readonly<Record<PairingFormat, ReadList>> = {
  purplefox: readPurpleFox,
  carde: readCarde,
  melee: readMelee,
  tom: readTom,
  csv: readCsv,
};

const jsonFormat = (value: unknown): PairingFormat => {
  if (isForeign(value)) return 'Content' in value ? 'melee' : 'carde';
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  if (!isForeign(first)) return 'purplefox';
  if ('table_number' in first) return 'carde';
  return 'Competitors' in first ? 'melee' : 'purplefox';
};

/** The format that a text is in, by its look. */
export const formatOf = (text: string): PairingFormat => {
  const begun = text.trimStart();
  if (begun.startsWith('<')) return 'tom';
  if (begun.startsWith('[') || begun.startsWith('{')) return jsonFormat(jsonOf(text));
  return 'csv';
};

/** Reads pairings from a text in a format: all that can be read, and what cannot, row by row. */
export const readPairings = (format: PairingFormat, text: string, wish: ListWish): PairingList =>
  READERS[format](text.replace(/^\ufeff/, ''), wish);
