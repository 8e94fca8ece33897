import { StreamNotFoundError, isStreamName, type EventStore, type RecordedEvent } from '#event-store';
import { evolveTournament, type Timed } from '../evolve.js';
import { NO_TOURNAMENT, type Tournament } from '../state.js';
import { TOURNAMENT_SCHEMAS } from './schemas.js';

/** Names of streams of tournaments start so: a tournament is a stream of its own, beside those of its tapes. */
export const TOURNAMENT_PREFIX = 'tournament-';

/** The id of the tournament that a stream holds. */
export const tournamentIn = (stream: string): string => stream.slice(TOURNAMENT_PREFIX.length);

/** The revisions of the events that an order came to. */
export interface OrderBatch {
  readonly from: number;
  readonly to: number;
}

/**
 * A tournament as far as it is folded: its last revision (-1 before any), and which orders came to which events. The batches grow with the
 * stream, in place: what was ever ordered stays ordered, and copying them with each event would cost more than the fold.
 */
export interface FoldedTournament {
  readonly id: string;
  readonly revision: number;
  readonly state: Tournament;
  readonly batches: Map<string, OrderBatch>;
}

/** A tournament before its first event. */
export const unopened = (id: string): FoldedTournament => ({
  id,
  revision: -1,
  state: NO_TOURNAMENT,
  batches: new Map(),
});

/** The tournament with one more event of its stream. @throws NewerSchemaError */
export const foldTournament = (before: FoldedTournament, event: RecordedEvent): FoldedTournament => {
  const { revision, cause, type, data, at } = TOURNAMENT_SCHEMAS.read(event);
  const { batches } = before;
  batches.set(cause, { from: batches.get(cause)?.from ?? revision, to: revision });
  // What stands in the stream was decided by these very types.
  const state = evolveTournament(before.state, { type, data, at } as unknown as Timed);
  return { id: before.id, revision, state, batches };
};

/** Whether an event says that names were erased: whoever holds the tournament reads it anew. */
export const isNamesErased = ({ type }: Pick<RecordedEvent, 'type'>): boolean => type === 'NamesErased';

interface Reading {
  readonly folded: FoldedTournament;
  readonly erasures: number;
}

const readOn = async (store: EventStore, known: FoldedTournament): Promise<Reading> => {
  let [folded, erasures] = [known, 0];
  try {
    for await (const event of store.readStream(TOURNAMENT_PREFIX + known.id, { from: known.revision + 1 })) {
      folded = foldTournament(folded, event);
      if (isNamesErased(event)) erasures += 1;
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return { folded, erasures };
};

/**
 * Brings a tournament up to the end of its stream, from as far as it is folded. Where names were erased since, all is read anew: what was read before has them. It is read until no
 * erasure came while it was read.
 */
export const loadTournament = async (store: EventStore, known: FoldedTournament): Promise<FoldedTournament> => {
  if (!isStreamName(TOURNAMENT_PREFIX + known.id)) return known;
  let reading = await readOn(store, known);
  if (reading.erasures === 0) return reading.folded;
  for (let before = -1; before !== reading.erasures;) {
    before = reading.erasures;
    reading = await readOn(store, unopened(known.id));
  }
  return reading.folded;
};
