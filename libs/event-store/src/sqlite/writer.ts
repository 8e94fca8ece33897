import { EventStoreError, QueueFullError, StoreReadOnlyError } from '../errors.js';
import type { AppendRequest } from '../placement.js';
import type { Appended, StoreLimits } from '../port.js';
import type { SqliteConnection } from './driver.js';
import { isFatal, makeFault, sqliteCode } from './faults.js';
import { inTransaction } from './transaction.js';
import type { WriterState } from './writer-state.js';

/** Most events and characters of one commit: a larger group would keep the program's other work waiting. */
const GROUP_EVENTS = 2000;
const GROUP_SIZE = 8 * 1024 * 1024;

interface Job {
  readonly request: AppendRequest;
  readonly size: number;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** What a writer needs. `onCommit` is called after each commit that wrote something, with the streams that it wrote to. */
export interface WriterParts {
  readonly connection: SqliteConnection;
  readonly state: WriterState;
  readonly path: string;
  readonly readOnly: boolean;
  readonly limits: StoreLimits;
  readonly clock: () => number;
  readonly onCommit: (streams: ReadonlySet<string>) => void;
}

/** The one writer of an open store. */
export interface Writer {
  readonly append: (request: AppendRequest) => Promise<Appended>;
  /** Resolves when nothing is waiting any more. */
  readonly idle: () => Promise<void>;
}

interface Accepted {
  readonly appended: Appended;
}

type Outcome = Accepted | { readonly refusal: EventStoreError };

const isWritten = (outcome: Outcome): outcome is Accepted => 'appended' in outcome && !outcome.appended.repeated;

/** One refused batch does not disturb the others: it is refused before any of its rows is written. */
const attempt = (state: WriterState, request: AppendRequest, now: number): Outcome => {
  try {
    return { appended: state.append(request, now) };
  } catch (error) {
    if (error instanceof EventStoreError) return { refusal: error };
    throw error;
  }
};

const commit = ({ connection, state, clock }: WriterParts, jobs: readonly Job[]): readonly Outcome[] => {
  try {
    return inTransaction(connection, () => {
      state.refresh();
      const now = clock();
      return jobs.map((job) => attempt(state, job.request, now));
    });
  } catch (error) {
    state.forget();
    throw error;
  }
};

const settle = (job: Job, outcome: Outcome): void => {
  if ('appended' in outcome) job.resolve(outcome.appended);
  else job.reject(outcome.refusal);
};

const sizeOf = ({ events }: AppendRequest): number =>
  events.reduce((sum, event) => sum + event.data.length + event.rest.length, 0);

/** Takes the next group off the queue: everything that waits, up to the caps. */
const takeGroup = (queue: Job[]): readonly Job[] => {
  let [count, events, size] = [0, 0, 0];
  for (const job of queue) {
    events += job.request.events.length;
    size += job.size;
    if (count > 0 && (events > GROUP_EVENTS || size > GROUP_SIZE)) break;
    count += 1;
  }
  return queue.splice(0, count);
};

/** Makes a function that writes groups; it settles every job, and throws nothing. */
const makeGroupWriter = (parts: WriterParts) => {
  let halted: StoreReadOnlyError | undefined = parts.readOnly
    ? new StoreReadOnlyError(parts.path, 'it was opened for reading only')
    : undefined;

  const fail = (jobs: readonly Job[], error: unknown): void => {
    // After a failed sync nobody knows what reached the disk, and a second sync would report success: stop for good.
    if (isFatal(error))
      halted = new StoreReadOnlyError(
        parts.path,
        'an earlier write failed and the disk is in doubt; check it and open the store again',
      );
    for (const job of jobs) job.reject(makeFault(error, parts.path));
  };

  const writeGroup = (jobs: readonly Job[]): void => {
    const refusal = halted;
    if (refusal !== undefined) {
      for (const job of jobs) job.reject(refusal);
      return;
    }
    let outcomes: readonly Outcome[];
    try {
      outcomes = commit(parts, jobs);
    } catch (error) {
      // A large batch may fill the disk where the small ones beside it still have room.
      if (sqliteCode(error).startsWith('SQLITE_FULL') && jobs.length > 1) for (const job of jobs) writeGroup([job]);
      else fail(jobs, error);
      return;
    }
    for (const [index, job] of jobs.entries()) settle(job, outcomes[index] as Outcome);
    const streams = outcomes.filter(isWritten).map(({ appended }) => appended.stream);
    if (streams.length > 0) parts.onCommit(new Set(streams));
  };
  return writeGroup;
};

/**
 * Makes the writer. Appends wait in a queue; each turn of the event loop writes all that wait in one transaction and one sync.
 * There is no timer: a lone append is written at once, and while a group is being written the next gathers by itself.
 */
export const makeWriter = (parts: WriterParts): Writer => {
  const { maxQueuedAppends, maxQueuedBytes } = parts.limits;
  const writeGroup = makeGroupWriter(parts);
  const queue: Job[] = [];
  let queuedSize = 0;
  let scheduled = false;
  let idlers: (() => void)[] = [];

  const turn = (): void => {
    const group = takeGroup(queue);
    queuedSize -= group.reduce((sum, job) => sum + job.size, 0);
    writeGroup(group);
    scheduled = queue.length > 0;
    if (scheduled) {
      setImmediate(turn);
      return;
    }
    for (const idler of idlers) idler();
    idlers = [];
  };

  return {
    append: (request) => {
      const size = sizeOf(request);
      if (queue.length >= maxQueuedAppends || (queue.length > 0 && queuedSize + size > maxQueuedBytes)) {
        return Promise.reject(new QueueFullError(queue.length));
      }
      return new Promise((resolve, reject) => {
        queue.push({ request, size, resolve, reject });
        queuedSize += size;
        if (!scheduled) setImmediate(turn);
        scheduled = true;
      });
    },
    idle: () => (scheduled ? new Promise((resolve) => idlers.push(resolve)) : Promise.resolve()),
  };
};
