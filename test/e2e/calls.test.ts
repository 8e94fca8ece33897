import type { Browser } from 'playwright-core';
import type { ListedMatch, QueuedCall } from '#projections';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { duelMatch } from '../support/duel.js';
import { follow } from '../support/event-stream.js';

let api: RunningApi;
let browser: Browser;

const KIM = { role: 'judge', name: 'Kim' };
const LEE = { role: 'head-judge', name: 'Lee' };
const ANA = { role: 'player', seat: 0 };

/** Of two of the matches it is told where they are played. */
const PLACES: Readonly<Record<string, object>> = {
  one: { event: 'Summer Open', table: '12' },
  two: { event: 'Summer Open', table: '4' },
};

let orders = 0;
const send = async (path: string, body: object): Promise<void> => {
  const { status } = await api.post(`/matches/${path}`, { playId: `order-${orders++}`, ...body });
  expect([path, status]).toEqual([path, 201]);
};

interface Queue {
  readonly calls: readonly QueuedCall[];
}

const queue = async (query = ''): Promise<readonly QueuedCall[]> =>
  ((await api.request(`/disputes${query}`)).body as Queue).calls;

const places = (calls: readonly QueuedCall[]): readonly string[] =>
  calls.map(({ match, dispute }) => `${match} ${String(dispute)}`);

beforeAll(async () => {
  api = await startApi({ rulesets: [riftbound], replayer: buildReplayer('installed') });
  for (const id of ['one', 'two', 'calm'])
    await api.post('/matches', duelMatch(id, { level: 'competitive', ...PLACES[id] }));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

it('the open calls of all matches are one queue, the oldest first, with who has taken them', async () => {
  expect(await queue()).toEqual([]);
  await send('two/disputes', { by: ANA, about: 1, words: 'who begins?' });
  await send('one/disputes', { by: KIM, pauses: false });
  await send('two/disputes', { by: ANA });
  await send('two/disputes/1/judges', { by: KIM });
  await send('two/disputes/1/judges', { by: LEE, atTable: true });
  const [first, ...others] = await queue();
  expect(first).toMatchObject({
    ...{ match: 'two', dispute: 1, about: 1, pauses: true, players: ['Ana', 'Ben'], by: ANA, appealed: false },
    ...{ claimedBy: [KIM], atTable: [LEE] },
  });
  expect(Date.parse(first?.since ?? '')).toBeLessThanOrEqual(Date.now());
  expect(JSON.stringify(first)).not.toContain('who begins');
  expect(others).toMatchObject([
    { match: 'one', dispute: 1, about: null, pauses: false, claimedBy: [], atTable: [] },
    { match: 'two', dispute: 2 },
  ]);
});

it('without a key nobody learns the names of officials, and seats no more than the public', async () => {
  const { calls } = (await (await api.ask('/disputes')).body) as Queue;
  expect(calls[0]).toMatchObject({
    claimedBy: [{ role: 'judge', name: '' }],
    atTable: [{ role: 'head-judge', name: '' }],
  });
  expect(calls[1]).toMatchObject({ by: { role: 'judge', name: '' } });
  expect([await queue('?viewer=public'), await queue('?viewer=1')]).toEqual([calls, calls]);
  expect(await api.request('/disputes?viewer=banana')).toMatchObject({ status: 400 });
  const listed = (await api.ask('/matches')).body as readonly ListedMatch[];
  expect(listed.find(({ id }) => id === 'two')?.calls).toHaveLength(2);
  expect(JSON.stringify(listed)).not.toMatch(/Kim|Lee/);
});

it('an appeal puts a call back in wait, its decision ends that, and what is closed leaves the queue', async () => {
  await send('two/disputes/1/rulings', { by: KIM, ruling: 'legal' });
  await send('two/disputes/1/appeals', { by: ANA });
  expect((await queue())[0]).toMatchObject({ appealed: true });
  await send('two/disputes/1/rulings', { by: LEE, ruling: 'legal' });
  expect((await queue())[0]).toMatchObject({ appealed: false });
  const stream = await follow(`${api.url}/disputes/live`);
  const heard = async (): Promise<readonly string[]> => {
    const [message] = await stream.take(1);
    return places((JSON.parse(message?.data ?? '') as Queue).calls);
  };
  expect(await heard()).toEqual(['two 1', 'one 1', 'two 2']);
  await send('two/disputes/1/close', { by: KIM });
  expect(await heard()).toEqual(['one 1', 'two 2']);
  await send('calm/disputes', { by: ANA });
  expect(await heard()).toEqual(['one 1', 'two 2', 'calm 1']);
  stream.leave();
});

it("the page follows the queue, is led to from the list and the judge's side, and leads to the table", async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/`);
  await page.locator('.match-row', { hasText: '1 open call' }).first().waitFor();
  await page.getByRole('link', { name: 'Open calls' }).click();
  const rows = page.getByRole('list', { name: 'Open calls' }).getByRole('listitem');
  await page.getByText('3 open calls').waitFor();
  expect(await rows.first().textContent()).toContain('called by the judge Kim; play goes on');
  // Who goes there is told where: no id where the match names its table.
  expect(await rows.first().textContent()).toContain('Summer Open, table 12');
  expect(await rows.first().textContent()).not.toContain('one');
  // A match of no event is told by who plays it, not by the id of its tape.
  expect(await rows.last().textContent()).toMatch(/^Ana – Ben.*A match of no event/);
  expect(await rows.last().textContent()).not.toContain('calm');
  await send('two/disputes/2/judges', { by: KIM });
  await rows.filter({ hasText: 'Taken by the judge Kim' }).waitFor();
  await send('one/disputes/1/close', { by: KIM });
  await page.getByText('2 open calls').waitFor();
  await rows.first().getByRole('link').click();
  await page.getByRole('heading', { name: "The judge's side" }).waitFor();
  await page.getByRole('link', { name: 'those of all tables' }).click();
  await page.getByText('2 open calls').waitFor();
  expect(complaints).toEqual([]);
});
