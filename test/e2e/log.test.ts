/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access -- an answer's body is whatever came; what is expected of it is the check */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCheckpoint, openProof, parseVerifierKey } from '#log';
import { HeadLog, makeFirstKey } from '#log/keeping';
import { type Answer, noughtsMatch, type RunningApi, startApi } from '../support/api.js';

const folder = mkdtempSync(join(tmpdir(), 'matchtape-server-log-'));
const ORIGIN = 'tape.example.org';

let api: RunningApi;

const startWithLog = (): Promise<RunningApi> => {
  const log = HeadLog.open(folder);
  return startApi(log === undefined ? {} : { log });
};

const play = async (match: string, squares: readonly string[]): Promise<void> => {
  await api.post('/matches', noughtsMatch(match));
  for (const [turn, square] of squares.entries()) {
    const line = `${turn % 2 === 0 ? 'Ana' : 'Bo'}: ${square}`;
    expect((await api.post(`/matches/${match}/plays`, { playId: `${match}-${turn}`, line })).status).toBe(201);
  }
};

const close = (match: string) => api.post(`/matches/${match}/close`, {});

/** The slip, once its head is logged: the log is fed a moment after a tape is closed. */
const until = async (path: string): Promise<Answer['body']> => {
  for (;;) {
    const { status, body } = await api.ask(path);
    if (status === 200 && body.tree !== null) return body;
    await new Promise((done) => setTimeout(done, 20));
  }
};

beforeAll(async () => {
  makeFirstKey(folder, { name: ORIGIN, type: 'note', now: '2026-05-01T18:00:00.000Z' });
  api = await startWithLog();
  await play('final', ['a1', 'b2', 'c3']);
});

afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const keys = async () => ((await api.ask('/log')).body as { keys: string[] }).keys.map(parseVerifierKey);

test('a match that is open is proved and slipped to who records, and to nobody else', async () => {
  const refused = { status: 403, body: { code: 'log/open-match' } };
  expect(await api.ask('/matches/final/slip')).toMatchObject(refused);
  expect(await api.ask('/log/proof?match=final')).toMatchObject(refused);
  expect(
    (
      await api.ask('/matches/final/slip', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      })
    ).status,
  ).toBe(401);
  const { body: before } = await api.request('/matches/final/slip');
  expect(before).toMatchObject({ match: 'final', players: ['Ana', 'Bo'], status: 'open', tree: null });
  const { body: slip } = await api.post('/matches/final/slip', {});
  expect(slip).toEqual({ ...before, tree: { origin: ORIGIN, size: 1, root: expect.any(String) as string } });
  const { head } = openProof((await api.request('/log/proof?match=final')).body as string, await keys());
  expect(head).toEqual({ match: 'final', revision: before.revision, link: before.link });
});

test('a tape that is closed is logged by itself, and anybody may prove it', async () => {
  const { body: early } = await api.request('/matches/final/slip');
  await close('final');
  const slip = await until('/matches/final/slip');
  const proof = openProof((await api.ask('/log/proof?match=final')).body as string, await keys());
  expect(proof.head).toMatchObject({ revision: slip.revision, link: slip.link });
  expect(Buffer.from(proof.checkpoint.root).toString('base64')).toBe(slip.tree.root);
  const { body: text, headers } = await api.ask('/log/checkpoint');
  expect(openCheckpoint(text as string, await keys()).checkpoint).toMatchObject({
    origin: ORIGIN,
    size: slip.tree.size,
  });
  expect(headers.get('content-type')).toContain('text/plain');
  // What was on a slip that somebody took home earlier still holds.
  expect((await api.ask(`/matches/final/slip?at=${String(early.revision)}`)).body).toMatchObject({ link: early.link });
});

test.each([
  ['/matches/nobody/slip', 404, 'match/unknown'],
  ['/matches/final/slip?at=4000', 404, 'match/no-revision'],
  ['/matches/final/slip?at=-1', 400, 'request/invalid'],
  ['/log/proof?match=final&revision=0', 404, 'log/none'],
  ['/log/proof?match=final&size=99', 404, 'log/none'],
  ['/log/proof', 400, 'request/invalid'],
])('%s is answered with %i', async (path, status, code) => {
  expect(await api.request(path)).toMatchObject({ status, body: { code } });
});

test('a log that was cut signs nothing more, tells no path, and costs no match', async () => {
  writeFileSync(join(folder, 'leaves'), '');
  const { status, body } = await api.ask('/log/checkpoint');
  expect([status, body.code]).toEqual([503, 'log/malformed']);
  expect(JSON.stringify(body)).not.toContain(folder);
  await play('semi', ['a1']);
  expect((await close('semi')).status).toBe(200);
});

test('a server without a log says so, and its slips name no tree', async () => {
  const plain = await startApi();
  await plain.post('/matches', noughtsMatch('alone'));
  await plain.post('/matches/alone/close', {});
  for (const path of ['/log', '/log/checkpoint', '/log/proof?match=alone']) {
    expect(await plain.ask(path)).toMatchObject({ status: 404, body: { code: 'log/none' } });
  }
  expect((await plain.ask('/matches/alone/slip')).body).toMatchObject({ match: 'alone', status: 'closed', tree: null });
  await plain.close();
});
