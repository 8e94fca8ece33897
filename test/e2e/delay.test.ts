/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access -- an answer's body is whatever came; what is expected of it is the check */
import { noughtsMatch, startApi, type RunningApi } from '../support/api.js';
import { follow } from '../support/event-stream.js';
import { bearerOf } from '../support/links.js';
import { answersTo, asksOfAll } from '../support/public-answers.js';

/** The table behind a delay, and the play that nobody of the audience may hear of yet. */
const MATCH = 'spring-open.r1.t1';
const OTHER = 'spring-open.r1.t2';
const EVENT = 'spring-open';
const TITLE = 'Spring Open';
const SENTINEL = 'Bo: c3';
const MARKS = [{ kind: 'zone', id: 'c3', colour: 'red' }];
const TOLD = /square[\\":]+c3|: c3|Bo wins/;

/** What the director picks when it has happened. */
const BO_WINS = { match: MATCH, parts: ['frame'], title: 'Bo wins!', card: 'Pouty Poro' };

let api: RunningApi;
let minute = 0;
/** A clock that stands still until a test moves it, so that two answers differ by what was recorded alone. */
const clock = (): string => new Date(Date.UTC(2026, 4, 1, 18, minute, 0)).toISOString();

const KIM = { role: 'judge', name: 'Kim' };
let orders = 0;
const order = async (body: object): Promise<void> => {
  const answer = await api.post(`/events/${EVENT}/orders`, { orderId: `o${orders++}`, order: { by: KIM, ...body } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
};

const revisionOf = async (id: string): Promise<number> => (await api.request(`/matches/${id}`)).body.revision as number;

let plays = 0;
const play = async (id: string, line: string): Promise<void> => {
  const body = { playId: `p${plays++}`, line, expectedRevision: await revisionOf(id) };
  const answer = await api.post(`/matches/${id}/plays`, body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
};

/** The official who leads a review goes to a step, and draws there. */
const lead = async (at: number): Promise<void> => {
  const drawn = { study: 'notes', isShared: false, branch: { path: '1', step: at }, marks: MARKS };
  const position = { at, viewer: 'public', near: null, ...drawn };
  const answer = await api.post(`/matches/${MATCH}/reviews/x/position`, { position });
  if (answer.status !== 204) throw new Error(JSON.stringify(answer.body));
};

/** All that somebody without a link is answered, at a tape that has `last` events more than they may know. */
const answersOf = async (last: number): Promise<ReadonlyMap<string, unknown>> => {
  const asked = { match: MATCH, event: EVENT, title: TITLE, round: 1, table: 1, ruleset: 'noughts', last };
  return answersTo(api, await asksOfAll(api, asked));
};

beforeAll(async () => {
  api = await startApi({ clock });
  await api.post('/events', { title: TITLE, ruleset: 'noughts', mode: 'single', delay: 5 });
  const text = 'table,player1,id1,player2,id2\n1,Ana,101,Bo,102\n2,Cleo,103,Dan,104\n';
  await api.post(`/events/${EVENT}/pairings`, { round: 1, text });
  await order({ type: 'BeginRound', round: 1, minutes: 50 });
  await api.post(`/events/${EVENT}/rounds/1/tables/1/tape`, {});
  await api.post('/matches', noughtsMatch('elsewhere'));
  await play(MATCH, 'Ana: starts');
  await play(MATCH, 'Ana: b2');
  minute = 10;
  await api.post(`/matches/${MATCH}/reviews`, { id: 'x', leader: 'Kim' });
  await lead(1);
  // The server notices that its clock was set, before anybody looks.
  await play('elsewhere', 'Ana: a1');
});
afterAll(() => api.close());

/** Everything that can happen at an event in its present: plays, a call, another table, a result, a note, a closed tape. */
const goOn = async (): Promise<void> => {
  await play(MATCH, SENTINEL);
  await api.post(`/matches/${MATCH}/disputes`, { playId: 'call', expectedRevision: await revisionOf(MATCH), by: KIM });
  await api.post(`/events/${EVENT}/rounds/1/tables/2/tape`, {});
  await play(OTHER, 'Cleo: starts');
  await order({ type: 'CallToTable', round: 1, table: 1, words: 'a look' });
  await order({ type: 'ExtendTable', round: 1, table: 1, minutes: 3, words: 'a look', call: null, check: null });
  const result = { wins: [0, 1], drawn: 0, ending: 'played' };
  await order({ type: 'ReportResult', round: 1, table: 2, seat: null, result });
  expect(await api.post(`/events/${EVENT}/broadcast`, BO_WINS)).toMatchObject({ status: 200 });
  await lead(await revisionOf(MATCH));
  await api.post(`/matches/${MATCH}/studies`, { id: 'notes', title: 'What a play' });
  const closing = { expectedRevision: await revisionOf(OTHER) };
  expect(await api.post(`/matches/${OTHER}/close`, closing)).toMatchObject({ status: 200 });
};

test('no route tells the audience anything of the present, in answers, errors, lengths, marks or counts', async () => {
  const last = (await revisionOf(MATCH)) + 6;
  const before = await answersOf(last);
  expect(before.size).toBeGreaterThan(60);
  await goOn();
  expect(await revisionOf(MATCH)).toBeGreaterThanOrEqual(last - 2);
  const after = await answersOf(last);
  for (const [ask, answer] of before) expect([ask, after.get(ask)]).toEqual([ask, answer]);
  expect(JSON.stringify([...after.values()])).not.toMatch(TOLD);
});

test('officials, scribes and casters see the present meanwhile, and can look as the audience does', async () => {
  const now = await revisionOf(MATCH);
  for (const role of ['judge', 'scribe', 'caster'] as const) {
    const headers = await bearerOf(api, { role, event: TITLE, tables: ['1'] });
    const path = `/matches/${MATCH}`;
    expect((await api.ask(`${path}?viewer=public`, { headers })).body).toMatchObject({
      revision: now,
      plays: 3,
    });
    expect((await api.ask(`${path}?viewer=audience`, { headers })).body).toMatchObject({ plays: 2 });
    // Another table of the event is beyond the link, and there its holder is the audience.
    expect((await api.ask(`/matches/${OTHER}`, { headers })).status).toBe(404);
    const listed = (await api.ask('/matches', { headers })).body as { id: string; plays: number }[];
    expect(listed.map(({ id, plays: count }) => [id, count])).toEqual([
      ['elsewhere', 1],
      [MATCH, 3],
    ]);
  }
});

test('a link tells nothing of a match beyond it of which nothing is due', async () => {
  const headers = await bearerOf(api, { role: 'player', event: TITLE, tables: ['1'], seat: 0 });
  expect(await api.ask(`/session?about=${MATCH}`, { headers })).toMatchObject({ status: 200 });
  const absent = await api.ask(`/session?about=${EVENT}.r9.t9`, { headers });
  expect(await api.ask(`/session?about=${OTHER}`, { headers })).toMatchObject({
    status: absent.status,
    body: { code: 'match/unknown' },
  });
});

test('a live stream gives each event as it comes due, and then everything is there that officials saw', async () => {
  const stream = await follow(`${api.url}/matches/${MATCH}/live?viewer=public`, undefined, {});
  const { revision } = (await api.ask(`/matches/${MATCH}`)).body as { revision: number };
  const told = await stream.take(revision + 1);
  expect(await stream.next()).toMatchObject({ event: 'caught-up' });
  expect(JSON.stringify(told)).not.toMatch(TOLD);
  minute = 15;
  const next = await stream.next();
  expect(next?.data).toMatch(TOLD);
  stream.leave();
  const now = await revisionOf(MATCH);
  expect((await api.ask(`/matches/${MATCH}`)).body).toMatchObject({ revision: now, plays: 3 });
  for (const path of [`/matches/${MATCH}/timeline`, `/matches/${MATCH}/tape`, `/matches/${MATCH}/events`]) {
    const audience = await api.ask(path);
    expect(audience.body).toEqual((await api.request(`${path}?viewer=public`)).body);
    expect(JSON.stringify(audience.body)).toMatch(TOLD);
  }
  const listed = (await api.ask('/matches')).body as { id: string; status: string }[];
  expect(listed.map(({ id, status }) => [id, status])).toEqual([
    [OTHER, 'closed'],
    ['elsewhere', 'open'],
    [MATCH, 'open'],
  ]);
  expect((await api.ask(`/matches/${MATCH}/studies`)).body).toMatchObject([]);
  const { event, glances } = (await api.ask(`/events/${EVENT}/floor`)).body;
  expect(event.calls).toMatchObject([{ table: 1 }]);
  expect(glances).toMatchObject({ [MATCH]: { plays: 3, calls: 1 } });
});

test('a table may be shown sooner or later than its event, or after its game, wherever matches are told of', async () => {
  const [early, late, after] = [3, 1, 2].map((table) => `${EVENT}.r2.t${table}`) as [string, string, string];
  const pairings = 'table,player1,id1,player2,id2\n1,Ana,101,Cleo,103\n2,Bo,102,Dan,104\n3,Eve,105,Fay,106\n';
  await api.post(`/events/${EVENT}/pairings`, { round: 2, text: pairings });
  await order({ type: 'SetDelay', round: 2, delay: 20 });
  await order({ type: 'SetDelay', table: 2, delay: 'after-game' });
  await order({ type: 'SetDelay', round: 2, table: 3, delay: 0 });
  const codes = { 1: 'Ana: starts', 2: 'Bo: starts', 3: 'Eve: starts' };
  for (const [table, line] of Object.entries(codes)) {
    await api.post(`/events/${EVENT}/rounds/2/tables/${table}/tape`, {});
    await play(`${EVENT}.r2.t${table}`, line);
  }
  const shown = async () => {
    const found = await Promise.all([early, late, after].map(async (id) => (await api.ask(`/matches/${id}`)).status));
    const { body: list } = (await api.ask('/matches')) as { body: { id: string }[] };
    const { body: sum } = (await api.ask('/statistics')) as { body: { matches: number } };
    const { event, glances } = (await api.ask(`/events/${EVENT}/floor?round=2`)).body as {
      event: { rounds: { tables: { match: string | null }[] }[] };
      glances: object;
    };
    const desk = event.rounds.flatMap(({ tables }) => tables.map(({ match }) => match));
    const ids = new Set(list.map(({ id }) => id));
    return [found, [early, late, after].map((id) => ids.has(id)), desk, Object.keys(glances), sum.matches];
  };
  const before = (await api.ask('/statistics')).body.matches as number;
  expect(await shown()).toEqual([[200, 404, 404], [true, false, false], [null, null, early], [early], before]);
  minute += 20;
  expect(await shown()).toEqual([[200, 200, 404], [true, true, false], [late, null, early], [late, early], before + 1]);
  const stream = await follow(`${api.url}/matches/${late}/live?viewer=public`, undefined, {});
  minute += 60;
  await api.post(`/matches/${after}/close`, { expectedRevision: await revisionOf(after) });
  expect(await shown()).toEqual([
    [200, 200, 200],
    [true, true, true],
    [late, after, early],
    [late, after, early],
    before + 2,
  ]);
  // A delay that is made longer takes away what was shown, and ends who follows it.
  await order({ type: 'SetDelay', round: 2, table: 1, delay: 'after-game' });
  expect((await shown())[0]).toEqual([200, 404, 200]);
  while ((await stream.next()) !== undefined);
  stream.leave();
  // A tape at a table is of its event, whatever its opening says.
  await api.post(`/events/${EVENT}/pairings`, { round: 3, text: 'table,player1,id1,player2,id2\n1,Ana,101,Bo,102\n' });
  await api.post('/matches', noughtsMatch(`${EVENT}.r3.t1`));
  await api.post(`/events/${EVENT}/rounds/3/tables/1/tape`, {});
  expect((await api.request(`/matches/${EVENT}.r3.t1`)).status).toBe(200);
  expect((await api.ask(`/matches/${EVENT}.r3.t1`)).status).toBe(404);
});
