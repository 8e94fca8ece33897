// Appends without end, from eight matches at once, and says so each time an append was answered. Is killed in the middle.
import { writeSync } from 'node:fs';
import { makeBatch } from './batch.js';
import { openSqliteStore } from '#event-store/sqlite';
import type { ExpectedRevision } from '#event-store';

const [path = '', round = ''] = process.argv.slice(2);
const store = await openSqliteStore({ path });

const flood = async (stream: string): Promise<never> => {
  let expected: ExpectedRevision = 'no-stream';
  for (let count = 1; ; count++) {
    const batch = makeBatch(1 + (count % 4), count % 50 === 0 ? 20_000 : 200);
    const appended = await store.append(stream, expected, batch);
    expected = appended.nextExpected;
    // Synchronous: once the answer was given, the parent will hear of it, whatever happens next.
    writeSync(1, batch.map(({ id }, index) => `${stream} ${String(appended.firstRevision + index)} ${id}\n`).join(''));
  }
};

await Promise.all(Array.from({ length: 8 }, (_, index) => flood(`round-${round}-match-${String(index)}`)));
