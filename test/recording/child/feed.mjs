// Records batches and feeds the kept views from them. Before each step that it asks of the views' file it keeps the files as they are,
// which is what a kill would leave there; before the n-th it kills itself.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { betterSqlite3, openSqliteStore } from '#event-store/sqlite';
import { ViewFeed, viewsVersion } from '#recording';
import { openSqliteViews } from '#view-store/sqlite';
import { noughts } from '../../support/noughts.ts';

const [folder, keep, killAt] = process.argv.slice(2);
const batches = JSON.parse(readFileSync(`${folder}/batches.json`, 'utf8'));

let steps = 0;
const counting =
  (work) =>
  (...values) => {
    if (++steps === Number(killAt)) process.kill(process.pid, 'SIGKILL');
    // By another program: a process that closes a file of its own loses its locks on it.
    if (keep !== '') spawnSync('cp', ['-r', folder, `${keep}/${steps}`]);
    return work(...values);
  };

const driver = {
  open: (path, options) => {
    const connection = betterSqlite3.open(path, options);
    return {
      ...connection,
      exec: counting(connection.exec),
      prepare: (sql) => {
        const { run, get, all } = connection.prepare(sql);
        return { run: counting(run), get: counting(get), all: counting(all) };
      },
    };
  },
};

const store = await openSqliteStore({ path: `${folder}/matches.sqlite` });
const views = await openSqliteViews({ path: `${folder}/views.sqlite`, version: viewsVersion([noughts]), driver });
const feed = new ViewFeed(store, views, [noughts]);
let position = 0;
const record = async ({ stream, expected, events }) => {
  ({ position } = await store.append(stream, expected, events));
};

const half = Math.floor(batches.length / 2);
for (const batch of batches.slice(0, half)) await record(batch);
feed.onApplicationBootstrap();
await feed.reached(position);
// One at a time: each is committed by itself.
for (const batch of batches.slice(half)) {
  await record(batch);
  await feed.reached(position);
}
await feed.rebuild();
await feed.onModuleDestroy();
await views.close();
await store.close();
process.stdout.write(String(steps));
