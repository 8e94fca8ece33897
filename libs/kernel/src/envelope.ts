import type { Json } from './json.js';

/**
 * An event as it stands in a stream.
 * - `stream`: name of the stream, `match-<id>` for a match
 * - `revision`: 0, 1, 2 ... within the stream, without holes
 * - `id`: UUID of the event, derived from the command's id so that a retry makes the same
 * - `type`, `data`, `because`: the fact
 * - `schema`: version of the shape of `data` for this type, 1 at first
 * - `at`: when it was recorded, ISO 8601 in UTC, from the command, never from the store's clock
 * - `actor`: who recorded it ("scorekeeper", "judge Ada", "dealer", ...)
 * - `cause`: id of the command (play id) whose batch it belongs to
 */
export interface Envelope<Data = Json> {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly at: string;
  readonly actor: string;
  readonly cause: string;
  readonly because: readonly string[];
  readonly data: Data;
}

/** An envelope before the store has given it its stream and revision. */
export type NewEnvelope<Data = Json> = Omit<Envelope<Data>, 'stream' | 'revision'>;
