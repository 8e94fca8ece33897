import { type Digest, type Envelope, type Json, isSealed, readSeal, type Seal, sealIn, type SealedRest } from '#kernel';
import { StoreDamagedError } from './errors.js';
import type { StoredEvent } from './placement.js';
import type { RecordedEvent } from './port.js';
import type { SoundSeals } from './sound-seals.js';

/** A stored event with its place: what an adapter keeps for each event. */
export interface StoredRow extends StoredEvent {
  readonly stream: string;
  readonly created: number;
}

/** The fields that an adapter keeps as one text. */
type Rest = Pick<Envelope, 'actor' | 'at' | 'because' | 'cause' | 'schema'>;

/** How the seals of rows are checked: by a hashing, but for those that are known to be sound. */
export interface SealCheck {
  readonly digest: Digest;
  readonly sound: SoundSeals;
}

/** The seal that lies beside the chain of an event. */
const soundSeal = (row: StoredRow, { digest, sound }: SealCheck): Seal => {
  if (sound.has(row)) return sealIn(row);
  const { stream, revision } = row;
  const read = readSeal(digest, row);
  const where = `what lies beside the chain of event ${String(revision)} of "${stream}"`;
  if (read.fault !== undefined) throw new StoreDamagedError(`${where} ${read.fault}`, { stream, revision });
  return read.seal;
};

/** Joins what the chain covers of a sealed event with what lies beside it. */
const joined = (row: StoredRow, { at, cause, schema }: SealedRest, check: SealCheck) => {
  const seal = soundSeal(row, check);
  const { actor = '', because = [], data = null } = seal.versions['recorder'] ?? {};
  return { schema, at, actor, cause, because, data, seal };
};

/** Makes the event that readers get. Each reader gets its own copy. @throws StoreDamagedError when a sealed one cannot be opened */
export const makeRecorded =
  (check: SealCheck) =>
  (row: StoredRow): RecordedEvent => {
    const rest = JSON.parse(row.rest) as Rest | SealedRest;
    const told = isSealed(rest)
      ? joined(row, rest, check)
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
