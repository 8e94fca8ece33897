import { EventStoreError, type EventStore } from '#event-store';
import type { Checkpoint } from '#view-store';

/** Codes of a store that has no such event (any more). */
const GONE: ReadonlySet<string> = new Set(['stream-not-found', 'stream-gone']);

/**
 * Whether the event that a checkpoint names stands in the store, at that very place. It does not where an older copy was restored,
 * with or without other events since, and where the checkpoint is of another store altogether.
 */
export const isFromThisLog = async (store: EventStore, checkpoint: Checkpoint): Promise<boolean> => {
  const { position, stream, revision, id } = checkpoint;
  if (position === 0) return true;
  try {
    for await (const event of store.readStream(stream, { from: revision, limit: 1 })) {
      return event.id === id && event.position === position;
    }
  } catch (error) {
    if (!(error instanceof EventStoreError) || !GONE.has(error.code)) throw error;
  }
  return false;
};
