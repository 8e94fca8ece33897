// Opens a store, and kills itself before its driver's call of that number; a number beyond the last call lets it live and say so.
import { betterSqlite3, openSqliteStore, type SqliteConnection, type SqliteDriver } from '#event-store/sqlite';

const [path = '', last = ''] = process.argv.slice(2);
let calls = 0;

const counting = <Answer>(work: () => Answer): Answer => {
  if (++calls === Number(last)) process.kill(process.pid, 'SIGKILL');
  return work();
};

const counted = (connection: SqliteConnection): SqliteConnection => ({
  ...connection,
  exec: (sql) => {
    counting(() => connection.exec(sql));
  },
  pragma: (text) => counting(() => connection.pragma(text)),
});

const driver: SqliteDriver = { open: (file, options) => counted(betterSqlite3.open(file, options)) };

const store = await openSqliteStore({ path, driver });
process.stdout.write(`opened after ${String(calls)} calls\n`);
await store.close();
