// Another writer that comes as far as its commit and holds the transaction open, until it is told to go on.
import { readSync } from 'node:fs';
import { betterSqlite3, openSqliteStore, type SqliteDriver } from '#event-store/sqlite';
import { makeBatch } from './batch.js';

const [path = ''] = process.argv.slice(2);
let isHolding = false;

/** Waits for a word without letting the program go on, as a slow disk would. */
const waitForWord = (): void => {
  process.stdout.write('holding\n');
  readSync(0, Buffer.alloc(16));
};

const driver: SqliteDriver = {
  open: (file, options) => {
    const connection = betterSqlite3.open(file, options);
    return {
      ...connection,
      exec: (sql) => {
        if (isHolding && sql === 'COMMIT') waitForWord();
        connection.exec(sql);
      },
    };
  },
};

const store = await openSqliteStore({ path, driver });
isHolding = true;
const appended = await store.append('held', 'no-stream', makeBatch(2, 100));
isHolding = false;
await store.close();
process.stdout.write(`${JSON.stringify(appended)}\n`);
