import type { Envelope, Json } from '#kernel';
import type { StoredEvent } from './placement.js';
import type { RecordedEvent } from './port.js';

/** A stored event with its place: what an adapter keeps for each event. */
export interface StoredRow extends StoredEvent {
  readonly stream: string;
  readonly created: number;
}

/** The fields that an adapter keeps as one text. */
type Rest = Pick<Envelope, 'actor' | 'at' | 'because' | 'cause' | 'schema'>;

/** Makes the event that readers get. Each reader gets its own copy. */
export const makeRecorded = (row: StoredRow): RecordedEvent => {
  const rest = JSON.parse(row.rest) as Rest;
  return {
    stream: row.stream,
    revision: row.revision,
    id: row.id,
    type: row.type,
    schema: rest.schema,
    at: rest.at,
    actor: rest.actor,
    cause: rest.cause,
    because: rest.because,
    data: JSON.parse(row.data) as Json,
    position: row.position,
    created: row.created,
  };
};
