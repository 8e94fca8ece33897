import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import type { Envelope } from '#kernel';
import { noughtsMatch, startApi } from '../support/api.js';
import { duelMatch } from '../support/duel.js';
import { follow, type StreamedMessage } from '../support/event-stream.js';
import { fetchAsRecorder, postAsRecorder } from '../support/key.js';
import { type ServerProcess, startServer, stopServer } from '../support/server-process.js';

/** A store that has written a play, and does not say so before it is let. */
const makeHesitating = async () => {
  const store = await openMemoryStore();
  let [holds, written, release] = [false, (): void => undefined, (): void => undefined];
  const isWritten = new Promise<void>((resolve) => (written = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const hesitating: EventStore = {
    ...store,
    append: async (...parts) => {
      const appended = await store.append(...parts);
      if (holds) {
        written();
        await released;
      }
      return appended;
    },
  };
  return { store: hesitating, hold: () => (holds = true), isWritten, release: () => release() };
};

test('asked to stop while a play has been written, it answers that play, refuses what comes new, and ends the live tapes', async () => {
  const { store, hold, isWritten, release } = await makeHesitating();
  const api = await startApi({ store });
  await api.post('/matches', noughtsMatch('last'));
  const stream = await follow(`${api.url}/matches/last/live?from=2`);
  hold();
  const play = api.post('/matches/last/plays', { playId: 'p1', line: 'Ana: b2' });
  await isWritten;
  const closed = api.close();
  const messages: StreamedMessage[] = [];
  for (let message = await stream.next(); message !== undefined; message = await stream.next()) messages.push(message);
  expect(messages.at(-1)).toMatchObject({
    event: 'stopping',
    data: expect.stringContaining('nothing is missed') as string,
  });
  const late = await api.post('/matches/last/plays', { playId: 'p2', line: 'Bo: a1' });
  expect(late).toMatchObject({ status: 503, body: { code: 'server/stopping' } });
  release();
  expect(await play).toMatchObject({ status: 201, body: { from: 2, to: 5 } });
  await closed;
});

/** Sends plays until the server is gone, or refuses; answers those it said were recorded. */
const flood = async ({ url }: ServerProcess, onFirst: () => void): Promise<ReadonlySet<string>> => {
  const acknowledged = new Set<string>();
  const send = async (sender: number): Promise<void> => {
    for (let number = 0; ; number++) {
      const playId = `${sender}-${number}`;
      const line = `correct: Ana has ${number % 7} points`;
      const answer = await postAsRecorder(`${url}matches/kept/plays`, { playId, line }).catch(() => null);
      if (answer?.status !== 201) return;
      acknowledged.add(playId);
      if (acknowledged.size === 12) onFirst();
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5].map(send));
  return acknowledged;
};

test('a process that is told to end has answered every play that is on the tape', async () => {
  const MATCHTAPE_DATA = mkdtempSync(join(tmpdir(), 'matchtape-stopping-'));
  const server = await startServer({ MATCHTAPE_DATA, MATCHTAPE_DEMO: 'none' });
  expect((await postAsRecorder(`${server.url}matches`, duelMatch('kept'))).status).toBe(201);
  const ended = new Promise<number | null>((resolve) => server.process.once('close', resolve));
  const acknowledged = await flood(server, () => server.process.kill('SIGTERM'));
  expect(await ended).toBe(0);
  const again = await startServer({ MATCHTAPE_DATA, MATCHTAPE_DEMO: 'none' });
  const answer = await fetchAsRecorder(`${again.url}matches/kept/events`);
  const { events } = (await answer.json()) as { events: readonly Envelope[] };
  await stopServer(again, 'SIGTERM');
  const recorded = events.filter(({ type, actor }) => type === 'PlayRecorded' && actor !== 'dealer');
  expect(recorded.length).toBeGreaterThanOrEqual(12);
  expect(recorded.map(({ cause }) => cause).filter((cause) => !acknowledged.has(cause))).toEqual([]);
});
