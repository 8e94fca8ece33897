import type { Browser, Page } from 'playwright-core';
import type { EventStore, RecordedEvent } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { riftbound } from '#rulesets/riftbound';
import { startApi, type RunningApi } from '../support/api.js';
import { openBrowser, openPage } from '../support/browser.js';
import { buildReplayer } from '../support/build-replayer.js';
import { filledStore, tapeFile } from '../support/filled-store.js';
import { axeFindings } from './axe-findings.js';

const MATCH = 'summer-open.r1.t1';
const LANDSCAPE = { width: 1920, height: 1080 };
const PORTRAIT = { width: 1080, height: 1920 };

let api: RunningApi;
let browser: Browser;
let store: EventStore;
let batches: readonly (readonly RecordedEvent[])[];

const write = async (some: readonly (readonly RecordedEvent[])[], match = MATCH): Promise<void> => {
  for (const batch of some)
    await store.append(
      `match-${match}`,
      'any',
      batch.map(({ id, type, schema, at, actor, cause, because, data }) => ({
        ...{ id, type, schema, at, actor, cause, because, data },
      })),
    );
};

/** A match of a table of an event that is half over: a battlefield is held, and the rules were left already. */
beforeAll(async () => {
  const whole = await filledStore({ [MATCH]: tapeFile('paper-irregular') });
  const byCause = new Map<string, RecordedEvent[]>();
  for await (const event of whole.readStream(`match-${MATCH}`))
    byCause.set(event.cause, [...(byCause.get(event.cause) ?? []), event]);
  batches = [...byCause.values()];
  const aimed = batches.findIndex((batch) => batch.some(({ data }) => JSON.stringify(data).includes('"kind":"spell"')));
  store = await openMemoryStore();
  await write(batches.slice(0, 20));
  // The same one, as a spell waits with its target.
  await write(batches.slice(0, aimed + 1), 'aimed');
  api = await startApi({ replayer: buildReplayer('installed'), rulesets: [riftbound], store });
  await api.post('/events', { title: 'Summer Open', ruleset: 'riftbound', mode: 'duel' });
  await api.post('/events/summer-open/pairings', {
    round: 1,
    text: 'table,player1,id1,player2,id2\n1,Ana,101,Ben,102\n',
  });
  await api.post('/events/summer-open/rounds/1/tables/1/tape', {});
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await api.close();
});

const wordsOf = async (page: Page, part: string): Promise<string> =>
  (await page.textContent(`.part-${part}`))?.replaceAll(/\s+/g, ' ') ?? '';

/** Whether every part lies inside of the picture. */
const isInside = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.part')].every((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    }),
  );

/** The ground of the drawing is no larger than it, so that the rest of the picture stays free; and upright its letters are read in a stream. */
const expectsDrawing = async (page: Page, { width, height }: typeof LANDSCAPE): Promise<void> => {
  await page.waitForFunction(
    ([wide, high]) => {
      const { width: across, height: down } = document.querySelector('.part-table svg')!.getBoundingClientRect();
      return across > down === wide > high;
    },
    [width, height] as const,
  );
  const { around, letters } = await page.locator('.part-table').evaluate((part) => {
    const svg = part.querySelector('svg')!;
    const drawn = svg.getBoundingClientRect();
    const scale = drawn.width / svg.viewBox.baseVal.width;
    const sizes = [...svg.querySelectorAll('text')].map((each) => Number(each.getAttribute('font-size')) * scale);
    return { around: part.clientHeight - drawn.height, letters: Math.min(...sizes) };
  });
  expect(around).toBeLessThan(30);
  if (width < height) expect(letters).toBeGreaterThanOrEqual(22);
};

test('every part of a match lies over a picture, upright and across, in the words asked for, as the audience may see it', async () => {
  const { page, complaints } = await openPage(browser, `${api.url}/overlay/${MATCH}/score`, { viewport: LANDSCAPE });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/matches/')) asked.push(new URL(request.url()).search);
  });
  await page.waitForSelector('.part-score');
  expect(await wordsOf(page, 'score')).toMatch(/Ana.*Ben.*Turn \d.*first to 8/);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  const told: Record<string, RegExp> = {
    battlefields: /Zaun Warrens.*Grove of the God-Willow/,
    hands: /Ana, main\s?\d+ cartes?.*Ben, main\s?\d+ cartes?/,
    last: /Ana:|Ben:|correct/,
    table: /Zaun Warrens/,
    frame: /Ana/,
  };
  for (const [part, words] of Object.entries(told)) {
    await page.goto(`${api.url}/overlay/${MATCH}/${part}?theme=light&side=left&lang=fr`);
    await page.waitForSelector('.part');
    if (part === 'table') expect(await page.textContent('.part-table')).not.toMatch(/trash \d|turn ·/);
    expect([part, (await page.textContent('.overlay'))?.replaceAll(/\s+/g, ' ')]).toEqual([
      part,
      expect.stringMatching(words),
    ]);
    for (const viewport of [LANDSCAPE, PORTRAIT]) {
      await page.setViewportSize(viewport);
      expect([part, await isInside(page)]).toEqual([part, true]);
      expect([part, await axeFindings(page)]).toEqual([part, []]);
      if (part === 'table') await expectsDrawing(page, viewport);
    }
    // What is said of a place is smaller than what stands there.
    if (part === 'battlefields') {
      const [place, said] = await Promise.all(
        ['.part-arena h2', '.part-badges'].map((name) =>
          page
            .locator(name)
            .first()
            .evaluate((each) => parseFloat(getComputedStyle(each).fontSize)),
        ),
      );
      expect(said).toBeLessThan(place ?? 0);
    }
    expect(await page.locator('button, input, a, textarea').count()).toBe(0);
  }
  // Whoever holds a key of the server is the audience here all the same.
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every((search) => search.includes('viewer=audience'))).toBe(true);
  for (const [part, words] of [
    ['chain', 'Charm → Pouty Poro'],
    ['last', 'Charm to Grove of the God-Willow → Pouty Poro'],
  ] as const) {
    await page.goto(`${api.url}/overlay/aimed/${part}`);
    await page.waitForSelector('.part');
    expect(await wordsOf(page, part)).toContain(words);
    expect([part, await axeFindings(page)]).toEqual([part, []]);
  }
  // A clock that an official starts is no play.
  const by = { role: 'judge', name: 'Kim' };
  await api.post('/events/summer-open/orders', { order: { type: 'BeginRound', by, round: 1 } });
  await page.goto(`${api.url}/overlay/${MATCH}/frame`);
  await page.waitForSelector('.part-clock');
  expect(await wordsOf(page, 'last')).toMatch(/^(?:Ana:|Ben:|correct)/);
  await page.goto(`${api.url}/overlay/${MATCH}/sorcery`);
  expect(await page.textContent('[role=alert]')).toContain('Name one of: frame, score');
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('overlays follow the director of the event live, and announce what happens while they look on', async () => {
  const overlay = await openPage(browser, `${api.url}/overlay/~summer-open/frame`, {
    viewport: LANDSCAPE,
    isPublic: true,
  });
  const { page, complaints } = await openPage(browser, `${api.url}/overlay/~summer-open/director`);
  await page.waitForSelector('form');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await axeFindings(page)]).toEqual([colorScheme, []]);
  }
  // Who never saw an overlay is told what each part shows.
  for (const part of await page.getByRole('checkbox').all()) {
    const words = (await part.getAttribute('aria-describedby')) ?? 'none';
    expect((await page.locator(`#${words}`).textContent())?.length).toBeGreaterThan(15);
  }
  expect(await overlay.page.locator('.part').count()).toBe(0);
  expect(await axeFindings(overlay.page)).toEqual([]);
  await page.selectOption('select[name=match]', { label: 'Round 1, table 1: Ana – Ben' });
  expect(await page.locator('select[name=near] option').allTextContents()).toEqual(['Ana', 'Ben']);
  await page.fill('input[name=title]', 'The final');
  await page.fill('input[name=subtitle]', 'Summer Open');
  await page.click('button[type=submit]');
  await page.waitForSelector('.director-told:has-text("On air.")');
  await overlay.page.waitForSelector('.part-title:has-text("The final")');
  expect(await overlay.page.getAttribute('.overlay', 'data-moment')).toBe('');
  await write(batches.slice(20));
  await overlay.page.waitForSelector('.part-moment.moment-point');
  const { revision } = (await api.request(`/matches/${MATCH}`)).body as { revision: number };
  await overlay.page.waitForSelector(`.overlay[data-revision="${revision}"]`);
  await overlay.page.waitForSelector('.part-moment.moment-finding');
  expect(await axeFindings(overlay.page)).toEqual([]);
  // Who comes later has the state at once, and none of the moments before.
  const late = await openPage(browser, `${api.url}/overlay/~summer-open/card`, { viewport: PORTRAIT, isPublic: true });
  // Until the director names one, the card that was named last, though passes and corrections came after it.
  await late.page.waitForSelector('.part-card h2:has-text("Stalwart Poro")');
  await page.fill('input[name=card]', 'Charm');
  await page.click('button[type=submit]');
  await late.page.waitForSelector('.part-card h2:has-text("Charm")');
  expect(await late.page.getAttribute('.overlay', 'data-moment')).toBe('');
  expect(await axeFindings(late.page)).toEqual([]);
  // A name that is none is told, with the one that was meant, and nothing changes on air until that is picked.
  await page.fill('input[name=card]', 'Defyy');
  await page.click('button[type=submit]');
  await page.locator('.director-unmeant').getByText('There is no card "Defyy". Nothing was sent.').waitFor();
  expect((await api.request('/events/summer-open/broadcast')).body).toMatchObject({ card: 'Charm' });
  await page.locator('.director-unmeant').getByRole('button', { name: 'Defy', exact: true }).click();
  await late.page.waitForSelector('.part-card h2:has-text("Defy")');
  expect(await page.locator('.director-unmeant').count()).toBe(0);
  await page.uncheck('input[value=frame]');
  await page.click('button[type=submit]');
  await overlay.page.waitForSelector('.part', { state: 'detached' });
  // The public picks nothing.
  const refused = await fetch(`${api.url}/events/summer-open/broadcast`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: MATCH, parts: [] }),
  });
  expect(refused.status).toBe(401);
  expect([...complaints, ...overlay.complaints, ...late.complaints]).toEqual([]);
});
