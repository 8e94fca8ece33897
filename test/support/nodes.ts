import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchSummary } from '#projections';
import type { Receipt, ViewHealth } from '#recording';
import { disputedNodesCases } from './disputed-nodes.js';
import { duelMatch } from './duel.js';
import { follow } from './event-stream.js';
import { fetchAsRecorder, postAsRecorder } from './key.js';
import { type ServerProcess, startServer, stopServer } from './server-process.js';

/** A store that several nodes share, and how they name it. `ownViews`: each node keeps views of its own. */
export interface SharedStore {
  readonly word: string;
  readonly ownViews: boolean;
  /** Begins the ids of this run's matches: a server may hold those of earlier runs. */
  readonly prefix: string;
}

const post = postAsRecorder;

const get = async <Body>(url: string): Promise<Body> => (await (await fetchAsRecorder(url)).json()) as Body;

/** A play that always goes. */
const points = (playId: string, count: number) => ({ playId, line: `correct: Ana has ${count} points` });

interface Readiness {
  readonly status: string;
  readonly views: ViewHealth;
}

/** Waits until a node's views are live and as far as it has to be. */
export const readyAt = async ({ url }: ServerProcess, position = 0): Promise<ViewHealth> => {
  for (;;) {
    const { views } = await get<Readiness>(`${url}health/ready`);
    if (views.state === 'live' && views.position >= position) return views;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const revisionsOf = async ({ url }: ServerProcess, id: string): Promise<readonly number[]> => {
  const { events } = await get<{ events: readonly { revision: number }[] }>(`${url}matches/${id}/events`);
  return events.map(({ revision }) => revision);
};

const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index);

/** The line of a match in a node's list; the list waits for what the node has recorded itself. */
const listed = async ({ url }: ServerProcess, id: string): Promise<MatchSummary | undefined> =>
  (await get<readonly MatchSummary[]>(`${url}matches`)).find((match) => match.id === id);

/** Two server processes on one store: they see each other's plays, refuse each other's conflicts, and outlive each other. */
export const nodesCases = (openShared: () => Promise<SharedStore>): void => {
  let shared: SharedStore;
  const nodes: ServerProcess[] = [];
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'matchtape-node-')));

  const startNode = (number: number): Promise<ServerProcess> =>
    startServer({ MATCHTAPE_STORE: shared.word, MATCHTAPE_DATA: folders[number] ?? '', MATCHTAPE_DEMO: 'none' });

  beforeAll(async () => {
    shared = await openShared();
    for (const number of [0, 1]) nodes.push(await startNode(number));
  });

  afterAll(async () => {
    await Promise.all(nodes.map((node) => stopServer(node, 'SIGTERM')));
  });

  const open = async (name: string): Promise<string> => {
    const id = `${shared.prefix}${name}`;
    expect((await post(`${nodes[0]!.url}matches`, duelMatch(id))).status).toBe(201);
    return id;
  };

  test('a play recorded on one node is seen by the live viewers of the other, each once and in order', async () => {
    const id = await open('live');
    const streams = await Promise.all(nodes.map(({ url }) => follow(`${url}matches/${id}/live`)));
    let last = 0;
    for (let number = 0; number < 12; number++) {
      const answer = await post(`${nodes[number % 2]!.url}matches/${id}/plays`, points(`p${number}`, number % 7));
      expect(answer.status).toBe(201);
      last = ((await answer.json()) as Receipt).revision;
    }
    for (const stream of streams) {
      const seen = await stream.take(last + 1);
      expect(seen.map((message) => Number(message.id))).toEqual(upTo(last));
      stream.leave();
    }
  });

  test('both may record at once: without an expected revision each play goes in, with the same one a single play does', async () => {
    const id = await open('race');
    const plays = Array.from({ length: 16 }, (_, number) => points(`both-${number}`, number % 7));
    const answers = await Promise.all(
      plays.map((play, number) => post(`${nodes[number % 2]!.url}matches/${id}/plays`, play)),
    );
    expect(answers.map(({ status }) => status)).toEqual(plays.map(() => 201));
    const revisions = await revisionsOf(nodes[1]!, id);
    expect(revisions).toEqual(upTo(revisions.length - 1));
    const expectedRevision = revisions.length - 1;
    const race = await Promise.all(
      nodes.map(({ url }, number) =>
        post(`${url}matches/${id}/plays`, { ...points(`one-${number}`, number), expectedRevision }),
      ),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = (await race.find(({ status }) => status === 409)?.json()) as { code: string; remedy: string };
    expect(['match/wrong-revision', 'match/moved']).toContain(lost.code);
    expect(lost.remedy).not.toBe('');
    // The same play again, on either node: it is known.
    const again = await post(`${nodes[1]!.url}matches/${id}/plays`, plays[0]);
    expect(await again.json()).toMatchObject({ repeated: true });
  });

  test('a node that was killed goes on from its checkpoint, and lists what was recorded meanwhile', async () => {
    const id = await open('away');
    const { plays = 0 } = (await listed(nodes[0]!, id)) ?? {};
    const opened = (await revisionsOf(nodes[0]!, id)).length;
    const before = await readyAt(nodes[1]!, (await readyAt(nodes[0]!)).position);
    const gone = nodes[1]!;
    await stopServer(gone, 'SIGKILL');
    for (let number = 0; number < 5; number++) {
      expect((await post(`${nodes[0]!.url}matches/${id}/plays`, points(`away-${number}`, number))).status).toBe(201);
    }
    const recorded = (await revisionsOf(nodes[0]!, id)).length;
    const list = await get<readonly MatchSummary[]>(`${nodes[0]!.url}matches`);
    const { position } = await readyAt(nodes[0]!);
    nodes[1] = await startNode(1);
    const after = await readyAt(nodes[1], position);
    expect(await get(`${nodes[1].url}matches`)).toEqual(list);
    expect(list.find((match) => match.id === id)).toMatchObject({ plays: plays + 5 });
    expect(after.rebuilds).toBe(0);
    expect(after.position).toBeGreaterThan(before.position);
    // Nothing before its checkpoint is read again; and nothing at all where the other node has kept the same views.
    expect(after.handled).toBe(shared.ownViews ? recorded - opened : 0);
  });

  test('a node can make its views anew while both record', async () => {
    const id = await open('anew');
    const { plays = 0 } = (await listed(nodes[0]!, id)) ?? {};
    const begun = await post(`${nodes[1]!.url}views/rebuild`, {});
    expect(begun.status).toBe(202);
    const answers = await Promise.all(
      upTo(9).map((number) => post(`${nodes[number % 2]!.url}matches/${id}/plays`, points(`n${number}`, number % 7))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    while ((await readyAt(nodes[1]!)).isRebuilding) await new Promise((resolve) => setTimeout(resolve, 20));
    // A list waits for what its own node has recorded; what the other has may come a moment later.
    expect((await listed(nodes[1]!, id))?.plays).toBeGreaterThanOrEqual(plays + 5);
    await readyAt(nodes[0]!, (await readyAt(nodes[1]!)).position);
    expect((await listed(nodes[0]!, id))?.plays).toBe(plays + 10);
    await readyAt(nodes[1]!, (await readyAt(nodes[0]!)).position);
    const [one, other] = await Promise.all(nodes.map(({ url }) => get(`${url}matches`)));
    expect(other).toEqual(one);
    expect((await readyAt(nodes[1]!)).rebuilds).toBeGreaterThan(0);
  });

  disputedNodesCases({ nodes: () => nodes, idOf: (name) => `${shared.prefix}${name}` });
};
