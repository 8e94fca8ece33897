// Who may import whom: the house's map, read by eslint.config.js and by docs/ARCHITECTURE.md's readers.
// Everything that is not allowed here is refused.

const neutral = ['kernel', 'rulebook', 'table', 'ruleset'];

/** The libraries that run in Node and in the browser alike, with nothing but the language itself. */
export const pure = [
  ...neutral,
  'notation',
  'match',
  'rulesets',
  'projections',
  'replay',
  'audit',
  'rulings',
  'log',
  'study',
  'foreign',
  'tape-document',
  'access',
  'tournament',
];

/**
 * The layers of a ruleset, its folders in `src`, in order: each may import only those before it and itself, and what `rulesets` may import.
 * Beside them stand only the door (`index.ts`) and the ruleset put together, which may import every layer. See docs/adr/0018-layers-inside-a-ruleset.md.
 */
export const layers = ['words', 'state', 'evolve', 'cards', 'reading', 'judging', 'engine', 'faces'];

/** Ruleset -> layer -> a later layer that it may import all the same. */
export const upward = {
  // The fold asks how fast a card is and how long it counts down: cards may be told at the table, and facts name them by their codes.
  runeterra: { evolve: ['cards'] },
};

const shell = [
  'tournament-lists',
  'tournament-keeping',
  'event-store',
  'store-adapter',
  'store-door',
  'view-store',
  'view-adapter',
  'keys',
  'log-keeping',
  'recording',
];
const readers = [...neutral, 'match', 'rulesets', 'replay'];

/** Element type -> the element types it may import. */
export const directions = {
  kernel: [],
  rulebook: ['kernel'],
  table: ['kernel'],
  replay: ['kernel'],
  ruleset: ['kernel', 'rulebook', 'table'],
  notation: neutral,
  rulesets: [...neutral, 'notation'],
  layer: [...neutral, 'notation'],
  match: ['kernel', 'rulebook', 'ruleset'],
  projections: readers,
  audit: readers,
  rulings: [...neutral, 'match'],
  log: ['kernel'],
  // What is said about a match beside its tape; branches are folded as the match is.
  study: [...neutral, 'match'],
  // Files of other recorders, read into tape files by the rules of the game that they are of.
  foreign: [...neutral, 'match'],
  'tape-document': ['kernel'],
  access: ['kernel', 'rulebook', 'ruleset'],
  tournament: ['kernel', 'ruleset', 'access'],
  // The stream of a tournament in a store, and what its clock is to tapes; what decides is pure.
  'tournament-keeping': ['kernel', 'match', 'tournament', 'event-store'],
  // Lists of other systems are read and written by libraries that the page does without.
  'tournament-lists': ['kernel', 'ruleset', 'tournament'],
  // A log is kept in the data folder, and follows the closings of a store by their links.
  'log-keeping': ['kernel', 'log', 'event-store', 'store-chain', 'store-door'],
  'event-store': ['kernel'],
  'store-chain': ['kernel', 'event-store'],
  'store-adapter': ['kernel', 'event-store', 'store-chain'],
  'store-door': ['event-store', 'store-adapter'],
  'view-store': ['kernel'],
  'view-adapter': ['kernel', 'view-store', 'store-adapter'],
  // Keys lie in the data folder, which the store's door makes; links lie in the store, as hashes.
  keys: ['kernel', 'access', 'event-store', 'store-door'],
  // Documents of tapes are hashed as the stores hash.
  recording: [
    ...pure,
    'tournament-lists',
    'tournament-keeping',
    'event-store',
    'store-adapter',
    'store-chain',
    'view-store',
    'view-adapter',
  ],
  replayer: pure,
  api: [...pure, ...shell],
  // The command line moves tapes from store to store, and checks their chains on the way.
  cli: [...pure, ...shell, 'store-chain', 'api'],
  tools: [...pure, ...shell, 'tools'],
  test: [...pure, 'layer', ...shell, 'store-chain', 'api', 'cli', 'replayer', 'tools', 'test'],
};

const drivers = ['better-sqlite3', '@kurrent/**'];
const node = ['node:*', 'node:*/**'];

/** Element type -> the packages and Node modules it may import; the drivers of the stores are settled per adapter. */
export const packages = {
  match: ['fastest-levenshtein', '@noble/hashes/**'],
  ruleset: ['fastest-levenshtein', 'valibot'],
  notation: ['fastest-levenshtein'],
  rulesets: ['fastest-levenshtein'],
  layer: ['fastest-levenshtein'],
  rulings: ['yaml', 'valibot'],
  log: ['@noble/**'],
  'tape-document': ['@noble/hashes/**'],
  tournament: ['valibot', '@noble/hashes/**', 'fast-json-patch'],
  'tournament-lists': ['csv-parse/**', 'csv-stringify/**', 'fast-xml-parser'],
  'log-keeping': node,
  'store-chain': ['node:crypto'],
  'store-adapter': node,
  'store-door': node,
  'view-adapter': node,
  keys: node,
  recording: [
    '@nestjs/**',
    '@noble/hashes/**',
    'rxjs',
    'rxjs/**',
    'reflect-metadata',
    'class-validator',
    'class-transformer',
  ],
  replayer: [
    '@fontsource/**',
    'd3-shape',
    'idb-keyval',
    'lean-qr',
    'preact',
    'preact/**',
    '@preact/**',
    'fastest-levenshtein',
  ],
  api: ['**', ...node],
  cli: ['**', ...node],
  tools: ['**', ...node],
  test: ['**', ...node],
};

/** Adapter folder of libs/event-store/src -> the driver that only it may import. */
export const driverOf = { sqlite: ['better-sqlite3', 'node:sqlite'], kurrentdb: ['@kurrent/**'] };

/** What the wide lists above do not include. */
export const reserved = { drivers: [...drivers, 'node:sqlite'], nest: ['@nestjs/**'] };

/** Where each element lives; the first pattern that matches wins. */
export const elements = [
  // The hash chain is one for all adapters, so that a stream keeps its links when it moves to another store.
  { type: 'store-chain', pattern: 'libs/event-store/src/chain' },
  // The one door through which an app opens whichever store is named.
  { type: 'store-door', pattern: 'libs/event-store/src/open' },
  { type: 'store-adapter', pattern: 'libs/event-store/src/*', capture: ['adapter'] },
  { type: 'view-adapter', pattern: 'libs/view-store/src/*' },
  // The part of the log that has files and a private key.
  { type: 'log-keeping', pattern: 'libs/log/src/keeping' },
  // The part of the desk that has a store.
  { type: 'tournament-keeping', pattern: 'libs/tournament/src/keeping' },
  // The parts of the desk that read and write other systems' lists.
  { type: 'tournament-lists', pattern: 'libs/tournament/src/{formats,out}' },
  { type: 'layer', pattern: 'libs/rulesets/*/src/*', capture: ['ruleset', 'layer'] },
  { type: 'rulesets', pattern: 'libs/rulesets/*', capture: ['ruleset'] },
  ...[
    'kernel',
    'rulebook',
    'table',
    'ruleset',
    'notation',
    'match',
    'projections',
    'replay',
    'audit',
    'rulings',
    'log',
    'study',
    'foreign',
    'tape-document',
    'tournament',
    'event-store',
    'view-store',
    'keys',
    'access',
    'recording',
  ].map((name) => ({ type: name, pattern: `libs/${name}` })),
  ...['api', 'cli', 'replayer'].map((name) => ({ type: name, pattern: `apps/${name}` })),
  { type: 'test', pattern: 'test' },
  { type: 'tools', pattern: 'tools' },
];
