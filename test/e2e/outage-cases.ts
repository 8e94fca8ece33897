import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KillableServer } from '../contract/killing.js';
import { duelMatch } from '../support/duel.js';
import { follow } from '../support/event-stream.js';
import { fetchAsRecorder } from '../support/key.js';
import { type ServerProcess, startServer, stopServer } from '../support/server-process.js';

const ROUNDS = 2;

interface Told {
  readonly code: string;
  readonly detail: string;
  readonly remedy: string;
}

const ask = async (url: string, body?: unknown) => {
  const headers = { 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetchAsRecorder(url, sent);
  return { status: answer.status, body: (await answer.json()) as Told };
};

/** An API node whose store goes away and comes back, again and again: it tells so, and needs no restart. */
export const outageCases = (server: KillableServer): void => {
  let node: ServerProcess;

  beforeAll(async () => {
    node = await startServer({
      MATCHTAPE_STORE: server.connection,
      MATCHTAPE_DATA: mkdtempSync(join(tmpdir(), 'matchtape-outage-')),
      MATCHTAPE_DEMO: 'none',
    });
  });

  afterAll(() => stopServer(node, 'SIGTERM'));

  const play = (playId: string) => ask(`${node.url}matches/away/plays`, { playId, line: 'correct: Ana has 3 points' });

  const untilReady = async (): Promise<void> => {
    while ((await ask(`${node.url}health/ready`)).status !== 200) await new Promise((go) => setTimeout(go, 50));
  };

  test('while the server is away it says so and records nothing half; afterwards it goes on, and so do its viewers', async () => {
    expect((await ask(`${node.url}matches`, duelMatch('away'))).status).toBe(201);
    const stream = await follow(`${node.url}matches/away/live`);
    for (let round = 0; round < ROUNDS; round++) {
      expect((await play(`before-${round}`)).status).toBe(201);
      await server.kill();
      const asked = performance.now();
      // The second waits for the first, which waits for the store; the first to be answered says nothing of the other.
      const [refused, second, ready, live] = await Promise.all([
        play(`during-${round}`),
        play(`beside-${round}`),
        ask(`${node.url}health/ready`),
        ask(`${node.url}health/live`),
      ]);
      expect(performance.now() - asked).toBeLessThan(10_000);
      expect([refused.status, second.status, ready.status, live.status]).toEqual([503, 503, 503, 200]);
      expect(['store/unreachable', 'store/in-doubt']).toContain(refused.body.code);
      expect(refused.body.remedy).toMatch(/[Ss]end it again/);
      expect(ready.body.code).toBe('server/not-ready');
      await server.start();
      await untilReady();
      // The very same play: it is recorded once, whatever happened to it the first time.
      expect((await play(`during-${round}`)).status).toBe(201);
      expect((await play(`beside-${round}`)).status).toBe(201);
      expect((await play(`after-${round}`)).status).toBe(201);
    }
    const { events } = (await (await fetchAsRecorder(`${node.url}matches/away/events`)).json()) as {
      events: readonly { revision: number; cause: string; type: string }[];
    };
    expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
    const causes = events.filter(({ type }) => type === 'PlayRecorded').map(({ cause }) => cause);
    const rounds = Array.from({ length: ROUNDS }, (_, round) =>
      ['before', 'during', 'beside', 'after'].map((when) => `${when}-${round}`),
    );
    expect([...causes.filter((cause) => !cause.includes(':'))].sort()).toEqual(rounds.flat().sort());
    const seen = await stream.take(events.length);
    expect(seen.map(({ id }) => Number(id))).toEqual(events.map(({ revision }) => revision));
    stream.leave();
    expect(await (await fetchAsRecorder(`${node.url}matches`)).json()).toMatchObject([
      { id: 'away', plays: causes.length },
    ]);
  });
};
