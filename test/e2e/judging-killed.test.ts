// A judge's order and what it does are one batch: a server that is killed while it writes one has all of it or nothing.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '#kernel';
import type { Receipt } from '#match';
import { duelMatch } from '../support/duel.js';
import { fetchAsRecorder, postAsRecorder } from '../support/key.js';
import { type ServerProcess, startServer, stopServer } from '../support/server-process.js';

const LEE = { role: 'head-judge', name: 'Lee' };

/** An order as it was sent: where to, and with what. */
interface Sent {
  readonly path: string;
  readonly body: { readonly playId: string };
}

const match = (server: ServerProcess, path = ''): string => `${server.url}matches/kept${path}`;

const ask = async <Answer>(server: ServerProcess, path = ''): Promise<Answer> =>
  (await (await fetchAsRecorder(match(server, path))).json()) as Answer;

const send = async (server: ServerProcess, { path, body }: Sent): Promise<Receipt> => {
  const response = await postAsRecorder(match(server, path), body);
  const answer: unknown = await response.json();
  if (response.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer as Receipt;
};

/** What follows an order in its batch. */
const DOES: Readonly<Record<string, readonly string[]>> = {
  correction: ['RemedyOrdered', 'PlayRecorded'],
  time: ['TimeCalled', 'TimeReached'],
  rewind: ['RemedyOrdered', 'MatchRewound'],
};

/** The orders of one round of judging: the table is corrected, time is called, and the match set back to before both. */
const ordersOf = (prefix: string, plays: number): readonly Sent[] => [
  {
    path: '/disputes/1/remedies',
    body: {
      ...{ playId: `${prefix}-correction`, by: LEE },
      remedy: { kind: 'correction', line: `correct: Ana has ${String(1 + (plays % 5))} points` },
    } as Sent['body'],
  },
  { path: '/round/clock', body: { playId: `${prefix}-time`, by: LEE, order: 'call-time' } as Sent['body'] },
  {
    path: '/disputes/1/remedies',
    body: { playId: `${prefix}-rewind`, by: LEE, remedy: { kind: 'rewind', to: plays + 1 } } as Sent['body'],
  },
];

/** Orders on and on, one after the other; the server is killed while the order that comes after so many is under way. */
const orderUntilKilled = async (
  server: ServerProcess,
  { prefix, after }: { readonly prefix: string; readonly after: number },
): Promise<{ readonly taken: readonly Sent[]; readonly cut: Sent }> => {
  const taken: Sent[] = [];
  for (let round = 0; ; round++) {
    const { plays } = await ask<{ readonly plays: number }>(server);
    for (const order of ordersOf(`${prefix}-${String(round)}`, plays)) {
      const answer = send(server, order);
      if (taken.length === after) {
        // Somewhere between its arrival and its answer.
        await new Promise((resolve) => setTimeout(resolve, Number(prefix) % 5));
        server.process.kill('SIGKILL');
        await answer.then(
          () => taken.push(order),
          () => undefined,
        );
        return { taken, cut: order };
      }
      await answer;
      taken.push(order);
    }
  }
};

const begin = async (server: ServerProcess): Promise<void> => {
  await postAsRecorder(`${server.url}matches`, duelMatch('kept', { level: 'competitive' }));
  for (const [number, line] of ['Ana: keeps', 'Ben: keeps'].entries())
    await send(server, { path: '/plays', body: { playId: `keeps-${String(number)}`, line } as Sent['body'] });
  await send(server, { path: '/disputes', body: { playId: 'call', by: { role: 'player', seat: 0 } } as Sent['body'] });
};

test('killed amid remedies and calls of time, it has each whole or not at all, and a repeat doubles none', async () => {
  const MATCHTAPE_DATA = mkdtempSync(join(tmpdir(), 'matchtape-judging-'));
  const settings = { MATCHTAPE_DATA, MATCHTAPE_DEMO: 'none' };
  let server = await startServer(settings);
  await begin(server);
  const taken: Sent[] = [];
  for (let kill = 0; kill < 5; kill++) {
    const ended = await orderUntilKilled(server, { prefix: String(kill), after: 3 + kill });
    taken.push(...ended.taken);
    server = await startServer(settings);
    // Whoever ordered it never heard an answer, and asks again: it is taken once.
    if (!taken.includes(ended.cut)) {
      await send(server, ended.cut);
      taken.push(ended.cut);
    }
    const { plays } = await ask<{ readonly plays: number }>(server);
    const { round } = await ask<{ readonly round: { readonly clock: { readonly calledAt: string | null } } }>(
      server,
      '/round',
    );
    // What a round of orders left undone is set back, so that time can be called again.
    if (round.clock.calledAt !== null) {
      const path = '/disputes/1/remedies';
      const body = { playId: `${String(kill)}-undone`, by: LEE, remedy: { kind: 'rewind', to: plays } } as Sent['body'];
      await send(server, { path, body });
    }
  }
  const { events } = await ask<{ readonly events: readonly Envelope[] }>(server, '/events');
  expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
  for (const { body } of taken) {
    const types = events.filter(({ cause }) => cause === body.playId).map(({ type }) => type);
    const does = DOES[body.playId.split('-').at(-1) ?? ''] ?? [];
    expect([body.playId, types.slice(0, 2)]).toEqual([body.playId, does]);
    expect([body.playId, types.filter((type) => type === does[0])]).toEqual([body.playId, [does[0]]]);
  }
  for (const order of taken) expect(await send(server, order)).toMatchObject({ repeated: true });
  expect((await ask<{ readonly events: readonly Envelope[] }>(server, '/events')).events).toHaveLength(events.length);
  expect(taken.length).toBeGreaterThan(5 * 3);
  await stopServer(server, 'SIGTERM');
});
