/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- an answer's body is whatever came; what is expected of it is the check */
import { changedFloor, type FloorAt, type FloorChanges, type FloorSource } from '#tournament';
import { riftbound } from '#rulesets/riftbound';
import { openMemoryStore } from '#event-store/memory';
import { startApi, type Answer, type RunningApi } from '../support/api.js';
import { follow } from '../support/event-stream.js';

let api: RunningApi;

const KIM = { role: 'judge', name: 'Kim' };
const ANA = { role: 'player', player: '101' };

const PAIRINGS = 'table,player1,id1,player2,id2\n1,Ana,101,Ben,102\n2,Cleo,103,Dan,104\n,Eve,105,Bye,\n';

let orders = 0;
const order = (body: object, id = 'summer-open'): Promise<Answer> =>
  api.post(`/events/${id}/orders`, { orderId: `order-${orders++}`, order: { by: KIM, ...body } });

const done = async (body: object): Promise<void> => {
  expect(await order(body)).toMatchObject({ status: 200, body: { changed: true, refused: [] } });
};

const pairings = (text: string, more: object = {}): Promise<Answer> =>
  api.post('/events/summer-open/pairings', { round: 1, text, ...more });

const at = (round: number, table: number) => ({ round, table });

beforeAll(async () => {
  api = await startApi({ rulesets: [riftbound], store: await openMemoryStore() });
});

afterAll(() => api.close());

test('an event is opened once, under the id that its title makes, by who holds a key', async () => {
  const opening = {
    title: 'Summer Open',
    ruleset: 'riftbound',
    mode: 'match',
    level: 'competitive',
    minutes: 50,
    orderId: 'open',
  };
  expect(
    (await api.ask('/events', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status,
  ).toBe(401);
  expect(await api.post('/events', opening)).toMatchObject({
    status: 201,
    body: { tournament: 'summer-open', revision: 0 },
  });
  expect(await api.post('/events', opening)).toMatchObject({ status: 201, body: { repeated: true } });
  expect(await api.post('/events', { ...opening, orderId: 'again' })).toMatchObject({
    status: 409,
    body: { code: 'tournament/opened' },
  });
  expect(await api.post('/events', { ...opening, mode: 'chess' })).toMatchObject({
    status: 400,
    body: { code: 'event/unknown-mode' },
  });
  expect((await api.ask('/events/summer-open')).body).toMatchObject({
    event: { opening: { title: 'Summer Open', edition: riftbound.editions.at(-1) } },
  });
  expect(await api.request('/events/winter-open')).toMatchObject({ status: 404, body: { code: 'tournament/unknown' } });
});

test('pairings are previewed, taken in once, and refused where rows cannot be read, unless that is meant', async () => {
  const preview = await api.post('/events/summer-open/pairings/preview', { round: 1, text: PAIRINGS });
  expect(preview.body).toMatchObject({
    format: 'csv',
    added: [{ table: 1 }, { table: 2 }],
    byes: ['105'],
    problems: [],
  });
  expect((await api.request('/events/summer-open')).body.event.rounds).toEqual([]);
  expect(await pairings(PAIRINGS)).toMatchObject({ status: 200, body: { changed: true } });
  expect(await pairings(PAIRINGS)).toMatchObject({ status: 200, body: { changed: false } });
  const bad = await pairings(`${PAIRINGS}x,Fay,106,Gil,107\n`);
  expect(bad).toMatchObject({ status: 422, body: { code: 'pairings/unreadable', rows: [{ row: 4 }] } });
  expect(await pairings(`${PAIRINGS}x,Fay,106,Gil,107\n`, { despite: true })).toMatchObject({
    status: 200,
    body: { changed: false },
  });
  expect((await api.ask('/events/summer-open')).body.event.rounds[0].tables).toHaveLength(2);
});

test('the tape of a table is opened from its pairing, under one id, by whoever is first', async () => {
  const open = () => api.post('/events/summer-open/rounds/1/tables/1/tape', {});
  expect(await open()).toMatchObject({ status: 200, body: { match: 'summer-open.r1.t1', opened: true } });
  expect(await open()).toMatchObject({ status: 200, body: { match: 'summer-open.r1.t1', opened: false } });
  const [opened] = (await api.request('/matches/summer-open.r1.t1/events')).body.events;
  expect(opened.data.options).toMatchObject({
    ...{ event: 'Summer Open', table: '1', level: 'competitive', mode: 'match' },
    players: [
      { name: 'Ana', deck: null },
      { name: 'Ben', deck: null },
    ],
  });
  expect(await api.post('/events/summer-open/rounds/1/tables/9/tape', {})).toMatchObject({ status: 404 });
  const moved = await pairings(PAIRINGS.replace('Ben,102', 'Fay,106'));
  expect(moved.body.preview.left).toEqual([{ table: 1, why: 'its tape is opened' }]);
  expect((await api.request('/events/summer-open')).body.event.rounds[0].tables[0].players).toEqual(['101', '102']);
});

test('the clock of the round is that of its tapes, also of one that is opened later', async () => {
  await done({ type: 'BeginRound', round: 1, minutes: 40 });
  const clock = async (table: number) =>
    (await api.request(`/matches/summer-open.r1.t${table}/round`)).body.round.clock;
  expect(await clock(1)).toMatchObject({ minutes: 40, since: expect.any(String) as string });
  await api.post('/events/summer-open/rounds/1/tables/2/tape', {});
  expect((await clock(2)).minutes).toBeGreaterThan(37);
  await done({ type: 'PauseRound', round: 1, words: 'fire alarm' });
  expect(await clock(1)).toMatchObject({ since: null });
  await done({ type: 'ResumeRound', round: 1 });
  await done({ type: 'ExtendTable', ...at(1, 2), minutes: 5, words: 'deck check' });
  expect([(await clock(1)).given, (await clock(2)).given]).toEqual([0, 5]);
});

test('the floor tells of every table what its tape shows, live, and puts first what needs somebody', async () => {
  const stream = await follow(`${api.url}/events/summer-open/live`);
  const heard = async (): Promise<FloorSource> => JSON.parse((await stream.take(1))[0]!.data) as FloorSource;
  expect((await heard()).glances).toMatchObject({
    'summer-open.r1.t1': { plays: 0, calls: 0, players: [{ name: 'Ana' }, { name: 'Ben' }] },
  });
  await api.post('/matches/summer-open.r1.t2/disputes', { playId: 'd1', by: { role: 'player', seat: 0 } });
  let floor = await heard();
  while (floor.glances['summer-open.r1.t2']?.waiting !== 1) floor = await heard();
  stream.leave();
  const { body } = await api.post('/matches/summer-open.r1.t1/scribes', { device: 'pad-1', name: 'Mia', trip: 40 });
  expect(body.others).toEqual([]);
  const second = await api.post('/matches/summer-open.r1.t1/scribes', { device: 'pad-2', name: 'Joe' });
  expect(second.body.others).toMatchObject([{ name: 'Mia', trip: 40 }]);
  expect((await api.request('/events/summer-open/floor')).body.scribes['summer-open.r1.t1']).toHaveLength(2);
  expect((await api.ask('/events/summer-open/floor')).body.scribes).toEqual({});
});

test('a floor that is followed by its changes is the one that is followed whole', async () => {
  const stream = await follow(`${api.url}/events/summer-open/live?as=changes`);
  const [whole] = await stream.take(1);
  let floor = JSON.parse(whole!.data) as FloorAt;
  await api.post('/matches/summer-open.r1.t1/plays', { playId: 'c1', line: 'correct: Ana has 3 points' });
  const isThere = (): boolean => floor.glances['summer-open.r1.t1']?.players[0]?.score === 3;
  while (!isThere()) {
    const message = await stream.next();
    expect(message!.event).toBe('changes');
    const before = floor;
    floor = changedFloor(before, JSON.parse(message!.data) as FloorChanges);
    expect(floor.glances).not.toBe(before.glances);
  }
  stream.leave();
  const { now: _, ...now } = (await api.request('/events/summer-open/floor')).body as FloorAt;
  expect(floor).toMatchObject(now);
  expect((await api.request('/events/summer-open/live?as=parts')).status).toBe(400);
});

test('players at a table call a judge by its code, without a key, and nobody with another code does', async () => {
  const path = '/events/summer-open/rounds/1/tables/1';
  expect((await api.ask(`${path}/code`)).status).toBe(401);
  const { code } = (await api.request(`${path}/code`)).body;
  const call = (body: object) =>
    api.ask(`${path}/calls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(await call({ code: '0'.repeat(20) })).toMatchObject({ status: 403, body: { code: 'event/wrong-code' } });
  expect(await call({ code, seat: 1, orderId: 'qr' })).toMatchObject({ status: 200, body: { changed: true } });
  expect(await call({ code, seat: 1, orderId: 'qr' })).toMatchObject({ status: 200, body: { repeated: true } });
  await done({ type: 'ClaimCall', call: 1 });
  await done({ type: 'RuleCall', call: 1, words: 'Played on.' });
  expect(await order({ type: 'ClaimCall', call: 1 })).toMatchObject({
    status: 409,
    body: { code: 'tournament/call-step' },
  });
  expect((await api.request('/events/summer-open')).body.event.calls[0]).toMatchObject({
    by: { player: '102' },
    steps: [{ what: 'claimed' }, { what: 'ruled' }],
  });
});

test('results go out in the fields of the systems that take them, conflicts as conflicts', async () => {
  const result = (games: readonly number[]) => ({ wins: games, drawn: 0, ending: 'played' });
  await done({ type: 'ReportResult', ...at(1, 1), seat: 0, result: result([2, 1]), by: ANA });
  await done({ type: 'ReportResult', ...at(1, 1), seat: 1, result: result([1, 2]) });
  await done({
    type: 'ReportResult',
    ...at(1, 2),
    seat: null,
    result: { wins: [1, 1], drawn: 1, ending: 'intentional-draw' },
  });
  const out = async (format: string) =>
    (await api.request(`/events/summer-open/rounds/1/results?format=${format}`)).body;
  expect(await out('purplefox')).toMatchObject([
    { tableNumber: 1, playerGameId2: '102', result: null },
    { tableNumber: 2, result: 'DRAW' },
  ]);
  expect(await out('carde')).toMatchObject([
    { reports_are_in_conflict: true, winning_player: null, time_extension_seconds: 0 },
    { match_is_intentional_draw: true, games_drawn: 1, time_extension_seconds: 300 },
  ]);
  await done({ type: 'ReportResult', ...at(1, 1), seat: null, result: result([2, 1]) });
  expect(await out('csv')).toContain('1,Ana,101,Ben,102,settled,played,2,1,0,101,summer-open.r1.t1');
  expect((await api.ask('/events/summer-open/rounds/1/results')).status).toBe(401);
  expect(JSON.stringify((await api.ask('/events/summer-open')).body)).not.toContain('"wins"');
  await done({ type: 'CloseRound', round: 1 });
  expect((await api.ask('/events/summer-open')).body.event.rounds[0].tables[0].reports).toHaveLength(3);
  expect((await api.request('/events/summer-open/rounds/1/timing')).body).toMatchObject({
    open: 0,
    tables: [
      { table: 1, given: 0 },
      { table: 2, given: 5 },
    ],
  });
});

test('penalties of the tapes go out as the table that judges know', async () => {
  await api.post('/matches/summer-open.r1.t2/disputes/1/penalties', {
    playId: 'p1',
    by: KIM,
    seats: [0],
    infraction: 'slow-play',
    level: 'warning',
    words: 'slow',
  });
  const { body } = await api.request('/events/summer-open/penalties?format=csv');
  expect(String(body).split('\r\n')[0]).toBe('Player,ID,Round,Infraction,Category,Penalty,Description,Judge');
});

test('deck lists are judged, and shown to nobody without a key', async () => {
  const post = (body: object) => api.post('/events/summer-open/decks', body);
  expect(await post({ player: '101', list: 'no deck at all' })).toMatchObject({
    status: 422,
    body: { code: 'deck/unreadable' },
  });
  expect(await post({ player: '999', list: 'MainDeck:\n' })).toMatchObject({ status: 422 });
  await done({ type: 'BeginDeckCheck', ...at(1, 1) });
});

test('what is no order is refused where it is wrong, and an order goes by its id', async () => {
  expect(await order({ type: 'BeginRound', round: 'one' })).toMatchObject({
    status: 400,
    body: { code: 'request/invalid' },
  });
  expect(await order({ type: 'Explode' })).toMatchObject({ status: 400 });
  expect(await order({ type: 'CloseRound', round: 1 }, 'winter-open')).toMatchObject({ status: 404 });
});
