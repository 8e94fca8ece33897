import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { betterSqlite3, openSqliteStore } from '#event-store/sqlite';
import { openSqliteViews } from '#view-store/sqlite';
import { partsWhere } from '../../libs/view-store/src/sqlite/statements.js';
import { at, begin, row, viewStoreCases } from './cases.js';

const newPath = (): string => join(mkdtempSync(join(tmpdir(), 'matchtape-views-')), 'views.sqlite');
const open = (path: string, version = '1') => openSqliteViews({ path, version });

viewStoreCases(() => open(newPath()));

const countRows = (path: string, table: string): number => {
  const connection = betterSqlite3.open(path, { readOnly: true, busyTimeout: 1000 });
  const count = connection.prepare<{ n: number }>(`SELECT count(*) AS n FROM ${table}`).get()?.n;
  connection.close();
  return count ?? -1;
};

test('what was committed is there after closing and opening again', async () => {
  const path = newPath();
  const views = await open(path);
  await begin(views);
  await views.commit({ base: 0, checkpoint: at(1), rows: [row('a', 'kept')] });
  await views.close();
  const again = await open(path);
  expect(await again.checkpoint()).toEqual(at(1));
  expect(await again.list('list')).toEqual([{ view: 'list', subject: 'a', value: 'kept' }]);
  await again.close();
});

test('servers of two versions may share a file; views of versions before these go', async () => {
  const path = newPath();
  const [first, old, views] = [await open(path, '1'), await open(path, '2'), await open(path, '3')];
  await begin(first);
  await begin(old);
  await old.commit({ base: 0, checkpoint: at(1), rows: [row('a', 'old')] });
  expect(await views.checkpoint()).toBeUndefined();
  expect(await views.list('list')).toEqual([]);
  await begin(views);
  await views.commit({ base: 0, checkpoint: at(1), rows: [row('a', 'new')] });
  await old.commit({ base: 1, checkpoint: at(2), rows: [row('b', 'old')] });
  expect(await old.list('list')).toHaveLength(2);
  expect(await views.list('list')).toMatchObject([{ value: 'new' }]);
  await expect(first.commit({ base: 0, checkpoint: at(1), rows: [] })).rejects.toMatchObject({ code: 'views-moved' });
  expect(await (await views.rebuild()).finish(at(1), false)).toBe('in-place');
  for (const store of [first, old, views]) await store.close();
  expect(countRows(path, 'generations')).toBe(2);
});

test('of two that build at once the first is taken, and the other is told', async () => {
  const path = newPath();
  const [one, other] = await Promise.all([open(path), open(path)]);
  const [first, second] = [await one.rebuild(), await other.rebuild()];
  await first.write([row('a', 'a')]);
  await second.write([row('a', 'a')]);
  expect(await second.finish(at(1), false)).toBe('in-place');
  await expect(first.write([row('b', 'b')])).rejects.toMatchObject({ code: 'views-moved' });
  expect(await one.checkpoint()).toEqual(at(1));
  await Promise.all([one.close(), other.close()]);
});

test('the rows of a set that was replaced are swept away', async () => {
  const path = newPath();
  const views = await open(path);
  await begin(views);
  const rows = Array.from({ length: 5000 }, (_, number) => row(`match ${number}`, 'x'));
  await views.commit({ base: 0, checkpoint: at(1), rows });
  const rebuild = await views.rebuild();
  await rebuild.write(rows.slice(0, 10));
  await rebuild.finish(at(1), false);
  await (await views.rebuild()).abandon();
  expect(countRows(path, 'rows')).toBe(10);
  await views.close();
});

test('a file of another program is left alone', async () => {
  const path = newPath();
  await (await openSqliteStore({ path })).close();
  const before = readFileSync(path);
  await expect(open(path)).rejects.toMatchObject({
    code: 'views-unusable',
    message: expect.stringContaining(`${path} cannot be used: it belongs to another program`) as string,
  });
  expect(readFileSync(path).equals(before)).toBe(true);
});

test.each([
  ['no database', 'not a database, '.repeat(1000), /damaged.*delete it/s],
  ['a folder that is not there', null, /cannot be opened/],
])('%s', async (_, content, words) => {
  const path = content === null ? join(newPath(), 'views.sqlite') : newPath();
  if (content !== null) writeFileSync(path, content);
  await expect(open(path)).rejects.toMatchObject({
    name: 'ViewsUnusableError',
    message: expect.stringMatching(words) as string,
  });
});

test('the views of a match are found by its name, however many others there are', async () => {
  const path = newPath();
  const views = await open(path);
  await begin(views);
  await views.close();
  const connection = betterSqlite3.open(path, { readOnly: true, busyTimeout: 1000 });
  const plan = connection.prepare<{ detail: string }>(`EXPLAIN QUERY PLAN ${partsWhere('generation = ?')}`);
  const steps = plan.all('["index"]', 1, 'a').map(({ detail }) => detail);
  connection.close();
  expect(steps).toContainEqual(expect.stringMatching(/^SEARCH rows .*\(generation=\? AND view=\? AND subject=\?\)$/));
});
