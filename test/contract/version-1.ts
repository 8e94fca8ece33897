/** How the tables of version 1 were made. Frozen: a file in somebody's drawer has them for ever. */
const TABLES = [
  `CREATE TABLE streams (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT`,
  `CREATE TABLE events (
  position INTEGER PRIMARY KEY,
  stream INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  id BLOB NOT NULL,
  type TEXT NOT NULL,
  created INTEGER NOT NULL,
  rest TEXT NOT NULL,
  data TEXT NOT NULL,
  chain BLOB NOT NULL,
  UNIQUE (stream, revision)
) STRICT`,
];

const REST =
  '{"actor":"scorekeeper","at":"2026-05-01T18:30:00.000Z","because":["scoring.conquer"],"cause":"play-1","schema":1}';

/** Four events as a store of version 1 wrote them, with the links it gave them. */
const ROWS = [
  `1, 1, 0, x'00000000000040008000000000000001', 'MatchOpened', 1777660200000, '${REST}', '{"ruleset":"riftbound"}', x'03629214d7f92304d3a8559b1d2fe4246faa2ec592fc4f7a564d130437280e1f'`,
  `2, 1, 1, x'00000000000040008000000000000002', 'PointGained', 1777660200000, '${REST}', '{"points":1,"seat":0}', x'1c651aa761b32eea03df2d85265440e8e8528f5070732793d14fbc3bff805b94'`,
  `3, 2, 0, x'00000000000040008000000000000003', 'MatchOpened', 1777660205000, '${REST}', '{"ruleset":"runeterra"}', x'992324e7ecf0aa83a871957fc717fff1d8e9b53f6a475f3ebcebc57a73929948'`,
  `4, 1, 2, x'00000000000040008000000000000004', 'PointGained', 1777660205000, '${REST}', '{"points":2,"seat":1}', x'7ab5937549d8d9a6d11b5253be69d06f437d0e593ae8f2c21fa0617bacbc5297'`,
];

/** Makes a file of version 1, without a line of today's code. */
export const VERSION_1 = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA application_id = 1297375600',
  'PRAGMA user_version = 1',
  ...TABLES,
  "INSERT INTO streams VALUES (1, 'match-1'), (2, 'match-2')",
  ...ROWS.map((row) => `INSERT INTO events VALUES (${row})`),
].join(';\n');
