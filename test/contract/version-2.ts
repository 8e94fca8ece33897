import { VERSION_1 } from './version-1.js';

/** Makes a file of version 2, without a line of today's code: that of version 1 with a table for what lies beside the chain. */
export const VERSION_2 = [
  VERSION_1,
  `CREATE TABLE disclosures (
  position INTEGER PRIMARY KEY,
  beside TEXT NOT NULL
) STRICT`,
  'PRAGMA user_version = 2',
].join(';\n');
