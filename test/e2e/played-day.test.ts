// A day of an event on the built server and in a real browser: four rounds of sixteen players, from a pasted list to results that go out.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { TournamentAt } from '#tournament';
import { openBrowser, openByLink, openPage } from '../support/browser.js';
import { freePort } from '../support/free-port.js';
import { fetchAsRecorder, postAsRecorder } from '../support/key.js';
import { type ServerProcess, startServer, stopServer } from '../support/server-process.js';

const PLAYERS = [
  ...['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'],
  ...['Ida', 'Jon', 'Kai', 'Liv', 'Max', 'Nia', 'Oda', 'Pam'],
] as const;
const ROUNDS = [1, 2, 3, 4] as const;
const FEATURE = 'summer-open.r1.t1';

/** Whom the list of a round pairs: everybody with another one each round. */
const pairsOf = (round: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 8 }, (_, table) =>
    round === 1 ? [2 * table, 2 * table + 1] : [table, 8 + ((table + round) % 8)],
  );

const listOf = (round: number): string =>
  [
    'table,player1,id1,player2,id2',
    ...pairsOf(round).map((pair, table) =>
      [table + 1, ...pair.flatMap((at) => [PLAYERS[at], 101 + at])].map(String).join(','),
    ),
  ].join('\n');

/** What was played at the feature table, line by line as its scribe heard it. */
const LINES = [
  'first player: Ana',
  ...readFileSync(new URL('../games/riftbound/paper-irregular.tape', import.meta.url), 'utf8')
    .split('\n')
    .slice(10)
    .filter((line) => line !== '' && !line.startsWith('#')),
].slice(0, 28);

/** Lines before the network of the scribe fails, and those that are heard without it. */
const [WITH, WITHOUT] = [LINES.slice(0, 8), LINES.slice(8)] as const;

const folder = mkdtempSync(join(tmpdir(), 'matchtape-day-'));
let server: ServerProcess;
let browser: Browser;

/** One for the day, so that the server comes back where its pages look for it. */
let port = 0;
const start = (): Promise<ServerProcess> =>
  startServer({ MATCHTAPE_DATA: folder, MATCHTAPE_DEMO: 'none', PORT: String(port) });

beforeAll(async () => {
  port = await freePort();
  server = await start();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await stopServer(server, 'SIGTERM');
});

const get = async <T>(path: string): Promise<T> => (await (await fetchAsRecorder(server.url + path)).json()) as T;

const post = async <T>(path: string, body: object): Promise<T> => {
  const response = await postAsRecorder(server.url + path, body);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer as T;
};

let orders = 0;
const order = (body: object): Promise<unknown> =>
  post('events/summer-open/orders', {
    orderId: `order-${String(orders++)}`,
    order: { by: { role: 'organiser', name: 'Lee' }, ...body },
  });

const event = async (): Promise<TournamentAt['event']> => (await get<TournamentAt>('events/summer-open')).event;

/** A page of somebody who comes by a link, under the name of a device. */
const enterBy = async (wish: object, device: string): Promise<Page> => {
  const { secret } = await post<{ secret: string }>('grants', { event: 'Summer Open', ...wish });
  return openByLink(browser, `${server.url}#link=${secret}`, device);
};

/** Lines as they stand, each at once: what the page has to say of every letter is for replayer-scribe.test.ts. */
const type = async (page: Page, lines: readonly string[]): Promise<void> => {
  await page.focus('#line');
  for (const line of lines) {
    await page.keyboard.insertText(line);
    await page.keyboard.press('Enter');
  }
};

interface Played {
  readonly type: string;
  readonly cause: string;
}

/** The plays of the feature table on the server, each of which must stand there once. */
const recorded = async (): Promise<number> => {
  const { events } = await get<{ events: readonly Played[] }>(`matches/${FEATURE}/events`);
  const plays = events.filter((each) => each.type === 'PlayRecorded');
  expect(new Set(plays.map(({ cause }) => cause)).size).toBe(plays.length);
  return plays.length;
};

test('the organiser opens the event with a delay of five minutes, pastes the first list and starts the clock', async () => {
  const { page } = await openPage(browser, `${server.url}#/events`);
  await page.getByLabel('Title').fill('Summer Open');
  await page.getByLabel('Mode').selectOption('duel');
  await page.getByLabel('The audience sees it').selectOption('5');
  await page.getByRole('button', { name: 'Open the event' }).click();
  await page.getByRole('heading', { name: 'Summer Open' }).waitFor();
  await page.getByLabel('Paste a list').fill(listOf(1));
  await page.getByText('8 tables added').waitFor();
  await page.getByRole('button', { name: 'Take them in' }).click();
  await page.getByRole('list', { name: 'Tables of round 1' }).locator('> li').nth(7).waitFor();
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  expect((await event()).rounds[0]?.tables).toHaveLength(8);
  await page.context().close();
});

test('a scribe records twenty plays without a network while the server is killed: all of them come, once each and in order', async () => {
  const scribe = await enterBy({ role: 'scribe', tables: ['1'] }, 'tablet of Mia');
  await scribe.goto(`${server.url}#/event/summer-open`);
  const tables = scribe.getByRole('list', { name: 'Tables of round 1' }).locator('> li');
  await tables.nth(0).getByRole('button', { name: 'Record' }).click();
  await scribe.waitForSelector('.live-on');
  await type(scribe, WITH);
  await scribe.locator('.typed-recorded', { hasText: WITH.at(-1) ?? '' }).waitFor();
  expect(await recorded()).toBe(WITH.length);
  await scribe.context().setOffline(true);
  await type(scribe, WITHOUT);
  await scribe.getByText(`${String(WITHOUT.length)} plays kept on this device`).waitFor();
  await stopServer(server, 'SIGKILL');
  server = await start();
  await scribe.context().setOffline(false);
  await scribe.getByText('Without the server since').waitFor({ state: 'detached' });
  await scribe.locator('.typed-waiting, .typed-sending, .typed-alone').first().waitFor({ state: 'detached' });
  expect(await recorded()).toBe(LINES.length);
  await scribe.context().close();
});

test('at home nothing of the feature table is seen before its five minutes are over, on the page or on an overlay', async () => {
  const { page: official } = await openPage(browser, `${server.url}#/match/${FEATURE}`);
  await official.getByText('Stalwart Poro').first().waitFor();
  await official.context().close();
  const home = await browser.newContext();
  const page = await home.newPage();
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/json|event-stream/.test(response.headers()['content-type'] ?? '')) answers.push(response.text().catch(String));
  });
  await page.goto(`${server.url}#/match/${FEATURE}`);
  await page.getByRole('alert').first().waitFor();
  await page.goto(`${server.url}overlay/${FEATURE}/table`);
  await page.waitForLoadState('networkidle');
  const told = `${(await Promise.all(answers)).join('\n')}\n${await page.locator('body').innerText()}`;
  expect(told).toContain('404');
  expect(told).not.toMatch(/Poro|PlayRecorded|pouty/i);
  await home.close();
});

test("a player's call from the code of the table becomes a ruling, a warning and three more minutes, in the tape", async () => {
  const { code } = await get<{ code: string }>('events/summer-open/rounds/1/tables/1/code');
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(`${server.url}#/table/summer-open/1/1?code=${code}`);
  await phone.getByRole('button', { name: 'Ben calls a judge' }).click();
  await phone.getByText('A judge was called').waitFor();
  const judge = await enterBy({ role: 'judge' }, 'Kim');
  await judge.goto(`${server.url}#/floor/summer-open`);
  const call = judge.getByRole('list', { name: 'Open calls' }).locator('> li').first();
  await call.getByRole('button', { name: 'Take it' }).click();
  await call.getByRole('button', { name: 'At the table' }).click();
  await phone.getByText('A judge is at the table.').waitFor();
  await phone.context().close();
  const cell = judge.getByRole('list', { name: 'Tables' }).locator('> li').filter({ hasText: 'Ana' });
  await cell.locator('.floor-open').click();
  await cell.getByRole('button', { name: '+3 min' }).click();
  await cell.locator('.floor-details').getByText('+3 min').waitFor();
  const by = { role: 'judge', name: 'Kim' };
  const step = (path: string, body: object): Promise<unknown> =>
    post(`matches/${FEATURE}/disputes${path}`, { playId: `dispute-${String(orders++)}`, ...body });
  await step('', { by: { role: 'player', seat: 1 }, words: 'no Ganking' });
  await step('/1/judges', { by, atTable: true });
  await step('/1/rulings', { by, ruling: 'illegal', words: 'It has no Ganking.' });
  await step('/1/penalties', {
    by,
    infraction: 'slow-play',
    penalty: 'warning',
    players: [{ seat: 1 }],
    words: 'slow',
  });
  await call.getByLabel('Ruling').fill('no Ganking: the move is undone');
  await call.getByRole('button', { name: 'Rule', exact: true }).click();
  await call.getByText('Ruled').waitFor();
  await judge.context().close();
  const { round } = await get<{ round: { clock: { given: number } } }>(`matches/${FEATURE}/round`);
  expect(round.clock.given).toBe(3);
});

const report = (round: number, table: number, [side, wins]: readonly [number | null, readonly number[]]) =>
  order({ type: 'ReportResult', round, table, seat: side, result: { wins, drawn: 0, ending: 'played' } });

test('four rounds are paired, played and closed; results and penalties go out as files', async () => {
  for (const round of ROUNDS) {
    if (round > 1) await post('events/summer-open/pairings', { round, text: listOf(round) });
    if (round > 1) await order({ type: 'BeginRound', round, minutes: 50 });
    for (const [at] of pairsOf(round).entries())
      for (const side of [0, 1]) await report(round, at + 1, [side, at % 2 === 0 ? [1, 0] : [0, 1]]);
    await order({ type: 'CloseRound', round });
  }
  const { page } = await openPage(browser, `${server.url}#/event/summer-open`);
  await page.getByRole('list', { name: 'Tables of round 4' }).locator('> li').nth(7).waitFor();
  await page.context().close();
  const text = async (path: string): Promise<string> => (await fetchAsRecorder(server.url + path)).text();
  const results = (await text('events/summer-open/rounds/4/results?format=csv')).trim().split('\r\n');
  expect(results).toHaveLength(9);
  expect(results[1]).toContain('1,Ana,101,Max,113,agreed,played,1,0,0,101');
  expect(await get('events/summer-open/rounds/1/results?format=purplefox')).toHaveLength(8);
  expect(await text('events/summer-open/penalties?format=csv')).toMatch(/Ben,102,1,[^\n]*[Ss]low/);
  expect(await get('events/summer-open/rounds/1/timing')).toMatchObject({ open: 0 });
});
