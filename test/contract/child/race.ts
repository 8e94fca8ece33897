// One of two processes on one file. Opens the store, says "ready", waits for the word, then appends and prints what came of it.
import { once } from 'node:events';
import type { NewEnvelope } from '#kernel';
import type { EventStore, EventStoreError, ExpectedRevision } from '#event-store';
import { openSqliteStore } from '#event-store/sqlite';
import { makeBatch } from './batch.js';

const [path = '', mode = '', given = ''] = process.argv.slice(2);

/** Appends events to one stream against another process: on a conflict it takes the revision the conflict names. */
const compete = async (store: EventStore): Promise<object> => {
  let [conflicts, written] = [0, 0];
  let expected: ExpectedRevision = 'no-stream';
  while (written < 150) {
    try {
      ({ nextExpected: expected } = await store.append('shared', expected, makeBatch(2, 50)));
      written += 1;
    } catch (error) {
      const conflict = error as EventStoreError & { readonly actual: ExpectedRevision };
      if (conflict.code !== 'wrong-expected-revision') throw error;
      conflicts += 1;
      expected = conflict.actual;
    }
  }
  return { written, conflicts };
};

const retry = (store: EventStore): Promise<object> =>
  store.append('shared', 'no-stream', JSON.parse(given) as readonly NewEnvelope[]);

const store = await openSqliteStore({ path });
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const outcome = await (mode === 'compete' ? compete(store) : retry(store));
await store.close();
process.stdout.write(`${JSON.stringify(outcome)}\n`);
process.stdin.destroy();
