import { randomUUID } from 'node:crypto';
import type { EventData, RecordedEvent as ServerRecord, ResolvedEvent } from '@kurrent/kurrentdb-client';
import { makeCanonicalJson } from '#kernel';
import { nextLink } from '../chain/index.js';
import { ForeignEventError } from '../errors.js';
import type { PreparedEvent } from '../intake.js';
import type { Unreadable } from '../port.js';
import type { StoredRow } from '../recorded.js';
import { readOrTell } from '../unreadable.js';

/** An event with its link, 64 hexadecimal digits. */
export interface ChainedRow extends StoredRow {
  readonly chain: string;
}

/** How a stream ends: what the next event is linked to. */
export interface StreamEnd {
  readonly revision: number;
  readonly chain: string;
  readonly created: number;
}

/**
 * An event that has its place in the chain, and none yet on the server.
 * - `serverId`: the id under which the server keeps it. The server takes a batch whose ids stand at the expected revisions for a
 *   retry, whatever is in it and whoever wrote it, and says no more than that it is written. So the ids are new with every
 *   append: what the server recognises is this very batch, sent again. Retries of our callers are recognised by the ids in the events.
 */
export interface LinkedRow extends Omit<ChainedRow, 'position'> {
  readonly serverId: string;
}

/** Links a batch to the end of its stream. */
export const linkBatch = (stream: string, events: readonly PreparedEvent[], end: StreamEnd): readonly LinkedRow[] => {
  let { chain } = end;
  return events.map(({ given: _given, ...event }, index) => {
    const row = { ...event, stream, revision: end.revision + 1 + index, created: end.created };
    chain = nextLink(chain, row);
    return { ...row, chain, serverId: randomUUID() };
  });
};

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);

const LAST_FIELD = ',"schema":';

/** Puts the link, the time, the id and what lies beside the chain among the other fields: before the last ones. */
const metadataOf = ({ id, rest, created, chain, beside }: LinkedRow): string => {
  const cut = rest.lastIndexOf(LAST_FIELD);
  const own = `"chain":"${chain}","created":${String(created)},"id":"${id}"`;
  return `${rest.slice(0, cut)},${beside === null ? '' : `"beside":${beside},`}${own}${rest.slice(cut)}`;
};

/** Makes what the client sends. Data and metadata are JSON, as bytes, so that nobody writes them anew on the way. */
export const eventDataOf = (row: LinkedRow): EventData => ({
  id: row.serverId,
  type: row.type,
  contentType: 'application/octet-stream',
  data: bytesOf(row.data),
  metadata: bytesOf(metadataOf(row)),
});

const HASH = /^[0-9a-f]{64}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/** One check for each field that metadata of a kind has. */
type Checks = Readonly<Record<string, (value: unknown) => boolean>>;

/** What the metadata of our events has, and nothing else has. */
const METADATA: Checks = {
  at: isText,
  cause: isText,
  chain: (value) => typeof value === 'string' && HASH.test(value),
  created: isCount,
  id: (value) => typeof value === 'string' && UUID.test(value),
  schema: isCount,
};

/** What that of an event in the open has besides, and that of a sealed one: what lies beside the chain, which does not cover metadata of that name. */
const OPEN: Checks = { actor: isText, because: Array.isArray };
const SEALED: Checks = { sealed: isCount, beside: (value) => typeof value === 'object' && value !== null };

interface OurMetadata {
  readonly chain: string;
  readonly created: number;
  readonly id: string;
  readonly [field: string]: unknown;
}

const hasAll = (metadata: object, checks: Checks): boolean =>
  Object.entries(checks).every(([key, holds]) => holds((metadata as Record<string, unknown>)[key]));

const isOurs = (metadata: unknown): metadata is OurMetadata =>
  typeof metadata === 'object' &&
  metadata !== null &&
  hasAll(metadata, METADATA) &&
  hasAll(metadata, 'sealed' in metadata ? SEALED : OPEN);

const restOf = ({ actor, at, because, cause, schema, sealed }: OurMetadata): string =>
  JSON.stringify(sealed === undefined ? { actor, at, because, cause, schema } : { at, cause, schema, sealed });

const decode = (record: ServerRecord, commit: bigint): ChainedRow | undefined => {
  const { streamId: stream, type, metadata, data } = record;
  // Not asked for the class of the bytes: the addon's may come from another realm, as they do in a test's sandbox.
  if (record.isJson || !ArrayBuffer.isView(data) || !isOurs(metadata)) return undefined;
  const { chain, created, id, beside } = metadata;
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('utf8');
  return {
    stream,
    revision: Number(record.revision),
    id,
    type,
    created,
    rest: restOf(metadata),
    data: text,
    beside: beside === undefined ? null : makeCanonicalJson(beside),
    chain,
    position: Number(commit),
  };
};

/** The server's own notes: deletions and links. They are nobody's events. */
export const isSystemRecord = ({ type, streamId }: ServerRecord): boolean =>
  type.startsWith('$') || streamId.startsWith('$');

/** Where and what an event of the server is, whoever wrote it. */
export const placeOf = (record: ServerRecord) => ({
  stream: record.streamId,
  revision: Number(record.revision),
  type: record.type,
});

/** Makes events of what the server gives of many streams; of one that is not ours somebody is told, if anybody wants to be. */
export const rowsOf = (events: readonly ResolvedEvent[], tell: Unreadable | undefined): readonly ChainedRow[] =>
  events.flatMap((resolved) => {
    const { event, commitPosition } = resolved;
    if (event === undefined) return [];
    const place = { ...placeOf(event), position: Number(event.position?.commit ?? commitPosition ?? 0n) };
    return readOrTell(place, () => rowOf(resolved) ?? [], tell).flat();
  });

/** Makes an event of what the server gives. @throws ForeignEventError when it is not one of ours */
export const rowOf = ({ event, commitPosition }: ResolvedEvent): ChainedRow | undefined => {
  if (event === undefined) return undefined;
  const row = decode(event, event.position?.commit ?? commitPosition ?? 0n);
  if (row === undefined) throw new ForeignEventError(placeOf(event));
  return row;
};
