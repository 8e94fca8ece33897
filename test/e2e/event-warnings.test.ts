// The history of a player at an event: over HTTP, and counted in the judge's form.
import type { Browser } from 'playwright-core';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { duelMatch } from '../support/duel.js';

let api: RunningApi;
let browser: Browser;
let orders = 0;

const KIM = { role: 'judge', name: 'Kim' };

const order = async (path: string, body: object): Promise<void> => {
  expect((await api.post(`/matches/${path}`, { playId: `order-${orders++}`, by: KIM, ...body })).status).toBe(201);
};

beforeAll(async () => {
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound] });
  browser = await openBrowser();
  for (const id of ['first', 'second']) {
    const opened = await api.post(
      '/matches',
      duelMatch(id, { level: 'competitive', event: 'Summer Open', table: '4' }),
    );
    expect(opened.status).toBe(201);
  }
  await order('first/disputes', {});
  await order('first/disputes/1/penalties', { infraction: 'slow-play', players: [{ seat: 1 }] });
  await order('second/disputes', {});
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

test('earlier warnings of an event are for officials alone', async () => {
  const path = '/matches/second/disputes/warnings';
  expect((await api.request(path)).body).toEqual({
    event: 'Summer Open',
    players: [
      { name: 'Ana', warnings: [] },
      { name: 'Ben', warnings: [{ match: 'first', dispute: 1, infraction: 'slow-play' }] },
    ],
  });
  expect(await api.ask(path)).toMatchObject({ status: 401, body: { code: 'access/key-needed' } });
  expect((await api.request('/matches/nothing/disputes/warnings')).status).toBe(404);
});

test("the judge's form counts them, and the second warning is upgraded by them", async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/#/match/second`);
  await page.waitForSelector('.timeline');
  await page.locator('.play').first().getByRole('button').click();
  await page.keyboard.press('j');
  const form = page.getByRole('form', { name: 'Ruling' });
  await form.getByLabel('Penalty').selectOption('slow-play');
  await form.locator('label', { hasText: /^For/ }).getByRole('combobox').selectOption('Ben');
  await form.getByText(/^1 earlier warning in Summer Open: slow play in match first\.$/i).waitFor();
  expect(await form.getByLabel('Earlier warnings for the same').inputValue()).toBe('1');
  await form.getByLabel('Earlier warnings for the same').fill('2');
  await form.getByLabel('Earlier warnings that count with it').fill('2');
  await form.getByRole('button', { name: 'Order it' }).click();
  await page.locator('.dispute', { hasText: /game loss/i }).waitFor();
  const { disputes } = (await api.request('/matches/second/disputes')).body as {
    disputes: { penalties: { players: object[] }[] }[];
  };
  expect(disputes[0]?.penalties[0]?.players).toMatchObject([{ seat: 1, penalty: 'game-loss', upgrade: { count: 3 } }]);
  // Another level than the rules come to is the head judge's to give.
  await form.getByLabel('Penalty').selectOption('slow-play');
  await form.getByLabel('Level').selectOption('match-loss');
  await form.getByRole('button', { name: 'Order it' }).click();
  await page
    .locator('.judge-side .problem', { hasText: /head judge/i })
    .first()
    .waitFor();
  expect(complaints.filter((each) => !each.includes('422'))).toEqual([]);
});
