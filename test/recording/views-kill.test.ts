import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedEvent } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { openSqliteStore } from '#event-store/sqlite';
import { OpenMatch, viewsVersion } from '#recording';
import { openSqliteViews } from '#view-store/sqlite';
import { contentOf, feedOnce, rebuiltUpTo } from '../support/kept-views.js';
import { programOf } from '../support/made-by-run.js';
import { noughts } from '../support/noughts.js';
import { noughtsEntry, startDesk } from '../support/recording.js';

const CHILD = programOf('recording/child/feed.mjs');
const version = viewsVersion([noughts]);

/** Two matches and a play, as batches that can be appended again and again. */
const makeBatches = async (): Promise<readonly object[]> => {
  const store = await openMemoryStore();
  const desk = await startDesk(store);
  for (const id of ['one', 'two']) await desk.commands.execute(new OpenMatch(id, noughtsEntry(), 'Ada'));
  await desk.line('one', 'play', 'Ana: b2');
  await desk.close();
  const batches = new Map<string, RecordedEvent[]>();
  for await (const event of store.readAll()) {
    const key = `${event.stream} ${event.cause}`;
    batches.set(key, [...(batches.get(key) ?? []), event]);
  }
  return [...batches.values()].map((events) => ({
    stream: events[0]!.stream,
    expected: events[0]!.revision === 0 ? 'no-stream' : events[0]!.revision - 1,
    events: events.map(({ stream: _, revision: __, position: ___, created: ____, ...event }) => event),
  }));
};

const all = mkdtempSync(join(tmpdir(), 'matchtape-kill-'));
afterAll(() => rmSync(all, { recursive: true }));

const folderWith = (batches: readonly object[]): string => {
  const folder = mkdtempSync(join(all, 'run-'));
  writeFileSync(join(folder, 'batches.json'), JSON.stringify(batches));
  return folder;
};

/** Runs the child. Answers the signal that ended it and what it said. */
const runChild = async (folder: string, { keep = '', killAt = 0 }: { keep?: string; killAt?: number }) => {
  const child = spawn(process.execPath, [CHILD, folder, keep, String(killAt)]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { signal, said };
};

/** Rows and checkpoint must agree after the kill, and the views must come to the same end as without it. */
const checkAfterKill = async (folder: string): Promise<void> => {
  const store = await openSqliteStore({ path: join(folder, 'matches.sqlite') });
  const views = await openSqliteViews({ path: join(folder, 'views.sqlite'), version });
  const kept = await views.checkpoint();
  if (kept !== undefined) {
    expect(await contentOf(views)).toEqual(await rebuiltUpTo(store, kept.position, [noughts]));
  }
  await feedOnce(store, views, [noughts]);
  const end = (await views.checkpoint())?.position ?? 0;
  expect(await contentOf(views)).toEqual(await rebuiltUpTo(store, end, [noughts]));
  for await (const _ of store.readAll({ after: end })) throw new Error('The views are not as far as the store.');
  await views.close();
  await store.close();
};

test('28 killed at every step of writing them, the kept views are those that a rebuild would make', async () => {
  const batches = await makeBatches();
  const keep = mkdtempSync(join(all, 'kept-'));
  const whole = await runChild(folderWith(batches), { keep });
  expect(whole).toMatchObject({ signal: null, said: expect.stringMatching(/^\d+$/) as string });
  const steps = Number(whole.said);
  expect(steps).toBeGreaterThan(50);
  for (let step = 1; step <= steps; step++) await checkAfterKill(join(keep, String(step)));
  // The same by real kills, at some of them.
  for (let killAt = 4; killAt <= steps; killAt += 15) {
    const folder = folderWith(batches);
    expect([killAt, (await runChild(folder, { killAt })).signal]).toEqual([killAt, 'SIGKILL']);
    await checkAfterKill(folder);
  }
});
