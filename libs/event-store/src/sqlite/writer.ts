import { setImmediate } from 'node:timers/promises';
import { EventStoreError, QueueFullError, StoreReadOnlyError } from '../errors.js';
import type { AppendRequest } from '../placement.js';
import type { Appended, StoreLimits } from '../port.js';
import type { SqliteConnection } from './driver.js';
import { isFatal, makeFault, sqliteCode } from './faults.js';
import { type FileWatch, goneError } from './own-file.js';
import type { ChainedRow } from './rows.js';
import { rewriteVersion } from './schema.js';
import { inTransaction } from './transaction.js';
import type { WriterState, Written } from './writer-state.js';

/** Most events and characters of one commit: a larger group would keep the program's other work waiting. */
const GROUP_EVENTS = 2000;
const GROUP_SIZE = 8 * 1024 * 1024;

interface Job {
  readonly request: AppendRequest;
  readonly size: number;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** What a writer needs. `onCommit` is called after each commit that wrote something, with the rows that it wrote. */
export interface WriterParts {
  readonly connection: SqliteConnection;
  readonly state: WriterState;
  readonly path: string;
  readonly files: FileWatch;
  readonly readOnly: boolean;
  readonly limits: StoreLimits;
  readonly clock: () => number;
  readonly onCommit: (rows: readonly ChainedRow[]) => void;
}

/** The one writer of an open store. */
export interface Writer {
  readonly append: (request: AppendRequest) => Promise<Appended>;
  /** Commits a write that changes nothing. @throws EventStoreError as an append would */
  readonly probe: () => void;
  /** Does other work on the file in one transaction of its own. @throws EventStoreError as an append would */
  readonly change: <Answer>(work: () => Answer) => Answer;
  /** Resolves when what is being written is settled, and before more is. */
  readonly settled: () => Promise<void>;
  /** Resolves when nothing is waiting any more. */
  readonly idle: () => Promise<void>;
}

type Outcome = Written | { readonly refusal: EventStoreError };

/** One refused batch does not disturb the others: it is refused before any of its rows is written. */
const attempt = (state: WriterState, request: AppendRequest, now: number): Outcome => {
  try {
    return state.append(request, now);
  } catch (error) {
    if (error instanceof EventStoreError) return { refusal: error };
    throw error;
  }
};

/** Does work in one transaction on the file that the path names, and on no other. @throws StoreUnavailableError `store-gone` */
const inNamedFile = <Answer>({ connection, files, path }: WriterParts, work: () => Answer): Answer =>
  inTransaction(connection, () => {
    if (!files.isThere()) throw goneError(path);
    return work();
  });

/** Nothing may be answered that is not in the file: it may have gone in the meantime, or its log alone. @throws StoreUnavailableError `store-gone` */
const checkThere = ({ files, path }: WriterParts): void => {
  if (!files.areAllThere()) throw goneError(path);
};

/** Leaves the sync of a commit to whoever asks for it: SQLite's own would hold up the program for as long as the disk takes. */
const withoutSync = <Answer>(connection: SqliteConnection, work: () => Answer): Answer => {
  connection.pragma('synchronous = NORMAL');
  try {
    return work();
  } finally {
    connection.pragma('synchronous = FULL');
  }
};

/** Commits jobs, and syncs them while the program goes on. */
const commit = async (parts: WriterParts, jobs: readonly Job[]): Promise<readonly Outcome[]> => {
  const { connection, state, clock } = parts;
  try {
    const outcomes = withoutSync(connection, () =>
      inNamedFile(parts, () => {
        state.refresh();
        const now = clock();
        return jobs.map((job) => attempt(state, job.request, now));
      }),
    );
    await connection.sync();
    checkThere(parts);
    return outcomes;
  } catch (error) {
    state.forget();
    throw error;
  }
};

const settle = (job: Job, outcome: Outcome): void => {
  if ('appended' in outcome) job.resolve(outcome.appended);
  else job.reject(outcome.refusal);
};

const rejectAll = (jobs: readonly Job[], fault: unknown): void => {
  for (const job of jobs) job.reject(fault);
};

const sizeOf = ({ events }: AppendRequest): number =>
  events.reduce((sum, event) => sum + event.data.length + event.rest.length + (event.beside?.length ?? 0), 0);

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

/** What becomes of a writer: it stops for good, or goes on after a fault. */
const makeFate = ({ path, readOnly }: WriterParts) => {
  let halted: StoreReadOnlyError | undefined = readOnly
    ? new StoreReadOnlyError(path, 'it was opened for reading only')
    : undefined;
  return {
    halted: () => halted,
    faultOf: (error: unknown): unknown => {
      // After a failed sync nobody knows what reached the disk, and a second sync would report success: stop for good.
      if (isFatal(error))
        halted = new StoreReadOnlyError(
          path,
          'an earlier write failed and the disk is in doubt; check it and open the store again',
        );
      return makeFault(error, path);
    },
  };
};

type Fate = ReturnType<typeof makeFate>;

const makeChange =
  (parts: WriterParts, { halted, faultOf }: Fate): Writer['change'] =>
  (work) => {
    const refusal = halted();
    if (refusal !== undefined) throw refusal;
    try {
      const answer = inNamedFile(parts, work);
      checkThere(parts);
      return answer;
    } catch (error) {
      throw faultOf(error);
    }
  };

const probeBy =
  ({ connection }: WriterParts, change: Writer['change']): Writer['probe'] =>
  () => {
    change(() => {
      rewriteVersion(connection);
    });
  };

/** Makes a function that writes groups; it settles every job, and rejects for nothing. */
const makeGroupWriter = (parts: WriterParts, { halted, faultOf }: Fate) => {
  const writeGroup = async (jobs: readonly Job[]): Promise<void> => {
    const refusal = halted();
    if (refusal !== undefined) {
      rejectAll(jobs, refusal);
      return;
    }
    let outcomes: readonly Outcome[];
    try {
      outcomes = await commit(parts, jobs);
    } catch (error) {
      // A large batch may fill the disk where the small ones beside it still have room.
      if (sqliteCode(error).startsWith('SQLITE_FULL') && jobs.length > 1)
        for (const job of jobs) await writeGroup([job]);
      else rejectAll(jobs, faultOf(error));
      return;
    }
    for (const [index, job] of jobs.entries()) settle(job, outcomes[index] as Outcome);
    const rows = outcomes.flatMap((outcome) => ('rows' in outcome ? outcome.rows : []));
    if (rows.length > 0) parts.onCommit(rows);
  };
  return writeGroup;
};

/**
 * Makes the writer. Appends wait in a queue; all that wait as the event loop comes round are written in one transaction and one sync.
 * There is no timer: a lone append is written at once, and while a group is being synced the next gathers by itself.
 */
export const makeWriter = (parts: WriterParts): Writer => {
  const { maxQueuedAppends, maxQueuedBytes } = parts.limits;
  const fate = makeFate(parts);
  const writeGroup = makeGroupWriter(parts, fate);
  const change = makeChange(parts, fate);
  const queue: Job[] = [];
  let queuedSize = 0;
  let writing: Promise<void> | undefined;
  let settling: Promise<void> = Promise.resolve();

  const writeAll = async (): Promise<void> => {
    while (queue.length > 0) {
      await setImmediate();
      const group = takeGroup(queue);
      queuedSize -= group.reduce((sum, job) => sum + job.size, 0);
      settling = writeGroup(group);
      await settling;
    }
    writing = undefined;
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
        writing ??= writeAll();
      });
    },
    probe: probeBy(parts, change),
    change,
    settled: () => settling,
    idle: async () => writing,
  };
};
