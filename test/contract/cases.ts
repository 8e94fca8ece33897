/** The stores the contract is run over. `kurrentdb` is a real server, its peer a double of it in this repository. */
export const STORES = ['memory', 'sqlite', 'kurrentdb-peer', 'kurrentdb'] as const;

/** One of them. */
export type StoreName = (typeof STORES)[number];

type Reasons = Readonly<Partial<Record<StoreName, string>>>;

/**
 * One case of the contract. Tests bear its number at the start of their title.
 * - `leftOut`: why a store has no test of it
 * - `partly`: which part a store has no test of, and why
 * - `elsewhere`: the file outside this folder that tests it, for every store
 */
export interface ContractCase {
  readonly number: number;
  readonly title: string;
  readonly leftOut?: Reasons;
  readonly partly?: Reasons;
  readonly elsewhere?: string;
}

const everywhere = (reason: string): Reasons => Object.fromEntries(STORES.map((store) => [store, reason]));
const servers = (reason: string): Reasons => ({ 'kurrentdb-peer': reason, kurrentdb: reason });

const NO_DISK = 'keeps nothing when the program ends';
const ONE_OPENER = 'is in one program and has one opener';
const NO_CONNECTION = 'is opened in the program itself: there is no connection to lose';
const SERVERS_DISK =
  "the server's disk is the server's: what it answers to a failing one is its own suite's matter; a damaged answer is case 34";

/** Every case of the contract. */
export const CASES: readonly ContractCase[] = [
  { number: 1, title: 'no-stream on a new and on an existing stream' },
  { number: 2, title: 'exact revision, right and wrong in every way' },
  {
    number: 3,
    title: 'any and stream-exists',
    partly: everywhere('tombstoned and deleted streams: the port deletes nothing, see 40'),
  },
  { number: 4, title: 'a refused append changes nothing' },
  { number: 5, title: 'a batch is all or nothing' },
  { number: 6, title: 'an append of no events' },
  {
    number: 7,
    title: 'append to several streams at once',
    leftOut: everywhere(
      'the port has none: a match is one stream, nothing calls it, and KurrentDB has it from 25.1 on only',
    ),
  },
  { number: 8, title: 'read your own write' },
  { number: 9, title: 'retry at the same revision', partly: { memory: `after a restart: it ${NO_DISK}` } },
  { number: 10, title: 'retry with any' },
  { number: 11, title: 'a part known, other content, another stream' },
  { number: 12, title: 'the answer was lost after the commit' },
  { number: 13, title: 'two retry at once', leftOut: { memory: ONE_OPENER } },
  { number: 14, title: 'exact round trip, and what is refused' },
  { number: 15, title: 'stream names' },
  { number: 16, title: 'large events' },
  { number: 17, title: 'every field comes back; created never goes backward' },
  { number: 18, title: 'tricks with getters, proxies and late changes' },
  { number: 19, title: 'reading a stream, every direction, start and limit' },
  { number: 20, title: 'reading while appending' },
  { number: 21, title: 'reading the whole store' },
  {
    number: 22,
    title: 'long streams in bounded memory',
    partly: {
      memory: 'bounded memory: it holds every event in any case',
      sqlite: '25,000 events; 100,000 in a soak (npm run soak)',
      'kurrentdb-peer': '4,000 larger events; 8,000 in a soak',
    },
  },
  {
    number: 23,
    title: 'many writers; random schedules against a model',
    partly: { memory: `two openers: it ${ONE_OPENER}` },
  },
  {
    number: 24,
    title: 'slow readers; a bounded queue',
    partly: { memory: 'the queue: an append is written at once, so nothing ever waits' },
  },
  { number: 25, title: 'catch-up to live' },
  { number: 26, title: 'resume from every place' },
  {
    number: 27,
    title: 'a handler throws; order',
    partly: everywhere('skip and park: to stop is the one policy; what cannot be handled is never passed over'),
  },
  { number: 28, title: 'view and checkpoint in one transaction', elsewhere: 'test/recording/views-kill.test.ts' },
  {
    number: 29,
    title: 'no position is skipped under concurrent commits',
    leftOut: { memory: `${ONE_OPENER}; an append there is one step that nothing can come between` },
  },
  { number: 30, title: 'reconnect', leftOut: { memory: NO_CONNECTION, sqlite: NO_CONNECTION } },
  { number: 31, title: 'close and reopen', leftOut: { memory: NO_DISK } },
  { number: 32, title: 'kill -9 in mid append', leftOut: { memory: NO_DISK } },
  {
    number: 33,
    title: 'the log is cut, or garbage',
    partly: { sqlite: 'within a page the log is cut at every 251st byte, around its ends at every one' },
    leftOut: { memory: NO_DISK, ...servers(SERVERS_DISK) },
  },
  {
    number: 34,
    title: 'one flipped bit is found',
    partly: { sqlite: 'every bit of the fields of one event; of each page a drawn sample' },
    leftOut: { memory: 'nothing outside the program can change it, so it keeps no chain' },
  },
  {
    number: 35,
    title: 'disk full, read-only, missing, locked',
    leftOut: { memory: NO_DISK, ...servers(SERVERS_DISK) },
  },
  { number: 36, title: 'a failed sync', leftOut: { memory: NO_DISK, ...servers(SERVERS_DISK) } },
  {
    number: 37,
    title: 'backup, and an old backup',
    leftOut: { memory: NO_DISK },
    partly: servers("the making of one: the server's own is used, and the store says so"),
  },
  {
    number: 38,
    title: 'migration from each earlier schema',
    leftOut: {
      memory: NO_DISK,
      ...servers('the server has no schema of ours; events of older schemas are upcast when they are read'),
    },
  },
  { number: 39, title: 'clock jumps, suspension, ten thousand openings' },
  {
    number: 40,
    title: 'deletion, tombstones, truncation',
    leftOut: {
      memory: 'nothing is ever erased: the port deletes nothing, and nobody else can',
      sqlite: 'nothing is ever erased: the port deletes nothing; rows that somebody removed are found, see 34',
    },
  },
  {
    number: 41,
    title: 'shredding by key',
    leftOut: everywhere('no event is encrypted, so there is no key to destroy'),
  },
  {
    number: 42,
    title: 'errors, deadlines and credentials of the KurrentDB client',
    leftOut: { memory: 'has no such client', sqlite: 'has no such client' },
  },
  { number: 43, title: 'sealed events: what the chain covers, and what lies beside it' },
  {
    number: 44,
    title: 'texts about people are erased',
    leftOut: servers('a server writes nothing over, and the store says so, see 43'),
  },
];
