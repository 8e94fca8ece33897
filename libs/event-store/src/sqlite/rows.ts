import { StoreDamagedError } from '../errors.js';
import type { EventFilter } from '../port.js';
import type { StoredRow } from '../recorded.js';
import type { SqliteConnection, SqliteStatement, SqliteValue } from './driver.js';
import { hasDisclosures } from './schema.js';

/** A row of the table `events`, with its stream's name. */
export interface EventRow {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: Uint8Array;
  readonly type: string;
  readonly created: number;
  readonly rest: string;
  readonly data: string;
  readonly chain: Uint8Array;
  readonly beside: string | null;
}

/** An event with its link, 64 hexadecimal digits. */
export interface ChainedRow extends StoredRow {
  readonly chain: string;
}

const hexOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');

/** Bytes of a link. */
export const linkBytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex');

/** The 32 hexadecimal digits of a UUID. */
export const digitsOf = (uuid: string): string =>
  uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18) + uuid.slice(19, 23) + uuid.slice(24);

/** Bytes of a UUID. */
export const uuidBytes = (uuid: string): Uint8Array => Buffer.from(digitsOf(uuid), 'hex');

const uuidOf = (bytes: Uint8Array): string => {
  const hex = hexOf(bytes);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** In a damaged file a column can hold anything. */
const isWhole = ({ stream, id, type, rest, data, chain, beside }: EventRow): boolean =>
  [stream, type, rest, data].every((text) => typeof text === 'string') &&
  (beside === null || typeof beside === 'string') &&
  [id, chain].every((bytes) => ArrayBuffer.isView(bytes));

/** Makes an event of a row. @throws StoreDamagedError */
export const eventOf = (row: EventRow): ChainedRow => {
  if (isWhole(row)) return { ...row, id: uuidOf(row.id), chain: hexOf(row.chain) };
  const { stream, revision } = row;
  throw new StoreDamagedError(`the row of event ${String(revision)} of "${stream}" is not whole`, { stream, revision });
};

/** Every statement of the adapter but those that open it. */
export interface Statements {
  readonly insertStream: SqliteStatement<{ readonly number: number }>;
  readonly insert: SqliteStatement<never>;
  /** What lies beside the chain of an event, by its position. */
  readonly disclose: SqliteStatement<never>;
  /** Puts something else beside the chain of an event. */
  readonly redisclose: SqliteStatement<never>;
  /** A stream's last event. */
  readonly head: SqliteStatement<Pick<EventRow, 'revision' | 'created' | 'chain'> & { readonly number: number }>;
  readonly link: SqliteStatement<{ readonly chain: Uint8Array }>;
  readonly last: SqliteStatement<{ readonly position: number }>;
  readonly forward: SqliteStatement<EventRow>;
  readonly backward: SqliteStatement<EventRow>;
  readonly ids: SqliteStatement<{ readonly revision: number; readonly id: Uint8Array }>;
  /** Its values come from `allValues`. */
  readonly all: SqliteStatement<EventRow>;
  readonly version: SqliteStatement<{ readonly data_version: number }>;
}

/** Which rows of the whole store: after a position, up to one, through a filter, at most so many. */
export interface AllWish extends EventFilter {
  readonly after: number;
  readonly end: number;
  readonly limit: number;
}

/** The values for the statement `all`: some stand in it more than once. */
export const allValues = ({ after, end, types, streamPrefix, limit }: AllWish): SqliteValue[] => {
  const list = types === undefined ? null : JSON.stringify(types);
  const prefix = streamPrefix ?? null;
  return [after, end, list, list, prefix, prefix, prefix, limit];
};

const COLUMNS = 'events.position, name AS stream, revision, id, type, created, rest, data, chain';
const OF_STREAM = 'FROM streams JOIN events ON stream = number WHERE name = ?';

/** What lies beside the chain is looked up by the position. */
const BESIDE = '(SELECT beside FROM disclosures WHERE disclosures.position = events.position) AS beside';

/** A file that is read alone, and has no table for what lies beside the chain, is asked nothing of it. */
const NONE = 'SELECT ? , ?';

/** Prepares the statements. */
export const prepareStatements = (connection: SqliteConnection): Statements => {
  const disclosed = hasDisclosures(connection);
  const columns = `${COLUMNS}, ${disclosed ? BESIDE : 'NULL AS beside'}`;
  return {
    insertStream: connection.prepare('INSERT INTO streams (name) VALUES (?) RETURNING number'),
    insert: connection.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    disclose: connection.prepare(disclosed ? 'INSERT INTO disclosures VALUES (?, ?)' : NONE),
    redisclose: connection.prepare(disclosed ? 'UPDATE disclosures SET beside = ? WHERE position = ?' : NONE),
    head: connection.prepare(`SELECT number, revision, created, chain ${OF_STREAM} ORDER BY revision DESC LIMIT 1`),
    link: connection.prepare(`SELECT chain ${OF_STREAM} AND revision = ?`),
    last: connection.prepare('SELECT position FROM events ORDER BY position DESC LIMIT 1'),
    forward: connection.prepare(`SELECT ${columns} ${OF_STREAM} AND revision >= ? ORDER BY revision LIMIT ?`),
    backward: connection.prepare(`SELECT ${columns} ${OF_STREAM} AND revision <= ? ORDER BY revision DESC LIMIT ?`),
    ids: connection.prepare(`SELECT revision, id ${OF_STREAM} AND revision > ? ORDER BY revision LIMIT ?`),
    // A left join, so that an event whose stream was lost shows up as damaged and not as nothing.
    all: connection.prepare(`SELECT ${columns} FROM events LEFT JOIN streams ON number = stream
    WHERE events.position > ? AND events.position <= ?
    AND (? IS NULL OR type IN (SELECT value FROM json_each(?)))
    AND (? IS NULL OR substr(name, 1, length(?)) = ?) ORDER BY events.position LIMIT ?`),
    version: connection.prepare('PRAGMA data_version'),
  };
};
