import { type Digest, type Envelope, type Json, isSealed, readSeal, type SealedRest } from '#kernel';
import { StoreDamagedError } from './errors.js';
import type { StoredEvent } from './placement.js';
import type { RecordedEvent } from './port.js';

/** A stored event with its place: what an adapter keeps for each event. */
export interface StoredRow extends StoredEvent {
  readonly stream: string;
  readonly created: number;
}

/** The fields that an adapter keeps as one text. */
type Rest = Pick<Envelope, 'actor' | 'at' | 'because' | 'cause' | 'schema'>;

/** Joins what the chain covers of a sealed event with what lies beside it. */
const joined = (digest: Digest, row: StoredRow, { at, cause, schema }: SealedRest) => {
  const { stream, revision } = row;
  const read = readSeal(digest, row);
  const where = `what lies beside the chain of event ${String(revision)} of "${stream}"`;
  if (read.fault !== undefined) throw new StoreDamagedError(`${where} ${read.fault}`, { stream, revision });
  const { seal } = read;
  const { actor = '', because = [], data = null } = seal.versions['recorder'] ?? {};
  return { schema, at, actor, cause, because, data, seal };
};

/** Makes the event that readers get. Each reader gets its own copy. @throws StoreDamagedError when a sealed one cannot be opened */
export const makeRecorded = (digest: Digest, row: StoredRow): RecordedEvent => {
  const rest = JSON.parse(row.rest) as Rest | SealedRest;
  const told = isSealed(rest)
    ? joined(digest, row, rest)
    : {
        schema: rest.schema,
        at: rest.at,
        actor: rest.actor,
        cause: rest.cause,
        because: rest.because,
        data: JSON.parse(row.data) as Json,
      };
  return {
    stream: row.stream,
    revision: row.revision,
    id: row.id,
    type: row.type,
    ...told,
    position: row.position,
    created: row.created,
  };
};
