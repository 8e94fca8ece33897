// Takes the pictures of README and docs/ anew, of recorded games in the product as it is built: `npm run pictures`, or `npm run pictures -- finding judge` for some of
// them. Look at each before it is kept. The tour, overlays, and the desk and floor of an event, are taken by hand.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const game = (name) => readFileSync(join(root, `test/games/${name}.tape`), 'utf8');

/** The duel up to a line, as a scribe writes it down, with what the scribe writes next. */
const duelUntil = (line, ...more) => {
  const tape = game('riftbound/annie-against-master-yi').replace('recording: strict', 'recording: as-played');
  const at = tape.indexOf(`\n${line}`);
  if (at < 0) throw new Error(`The duel has no line "${line}".`);
  return [tape.slice(0, at), ...more, ''].join('\n');
};

const SEEKER = 'Ana: plays Void Seeker -> Yi';

/** The matches in the store, by their id. */
const MATCHES = {
  duel: game('riftbound/annie-against-master-yi'),
  recording: duelUntil(SEEKER),
  broken: duelUntil(SEEKER, SEEKER, 'Ana: plays Stacked Deck'),
  disputed: game('riftbound/paper-irregular').replace('\nBen: concedes', ''),
  runeterra: game('runeterra/guards-against-fortune'),
};

/** What each picture shows; `ready` goes there and waits for what it is about. */
const PICTURES = {
  showdown: { place: '#/match/duel?at=864' },
  'combat-light': { place: '#/match/duel?at=939', colorScheme: 'light' },
  'player-view': { place: '#/match/duel?at=864&viewer=0' },
  finding: { place: '#/match/broken', ready: (page) => page.locator('.judged .finding').waitFor() },
  record: {
    place: '#/match/recording',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Play Void Seeker' }).click();
      await page.getByText('Which targets?').waitFor();
      await page.locator('.record .choice', { hasText: 'Yi, Honed' }).click();
    },
  },
  judge: {
    place: '#/match/disputed?at=425',
    colorScheme: 'light',
    ready: async (page) => {
      await page.keyboard.press('j');
      await page.locator('.dispute').first().waitFor();
    },
  },
  runeterra: { place: '#/match/runeterra?at=656' },
  book: {
    place: '#/rulings?q=showdown&rule=309',
    ready: (page) => page.locator('.book-hit, .ruling-row').first().waitFor(),
  },
  ruling: { place: '#/ruling/chain/reaction-in-the-middle' },
};

const folder = mkdtempSync(join(tmpdir(), 'matchtape-pictures-'));
const data = join(folder, 'data');
const key = 'pictures-only-hold-this-key-7d1e8a60';

const matchtape = (...args) => {
  try {
    execFileSync(process.execPath, ['bin/matchtape.mjs', ...args, '--data', data], { cwd: root, stdio: 'pipe' });
  } catch (error) {
    // A tape with findings is recorded all the same.
    if (error.status !== 1) throw error;
  }
};

const fill = () => {
  for (const [id, tape] of Object.entries(MATCHES)) {
    writeFileSync(join(folder, `${id}.tape`), tape);
    matchtape('record', join(folder, `${id}.tape`), '--id', id);
  }
  matchtape('judge', 'disputed', 'called about play 59 by Ana: the Poro has no Ganking');
};

/** Starts the server on any free port, and waits until it says which. */
const serve = () =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', MATCHTAPE_DATA: data, MATCHTAPE_KEY: key };
    const server = spawn(process.execPath, ['dist/programs/server.js'], { cwd: root, env });
    let said = '';
    const hear = (text) => {
      said += text;
      const [, url] = /listens on (http\S+?)\/?\s/.exec(said) ?? [];
      if (url !== undefined) resolve({ server, url });
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('close', () => reject(new Error(`The server did not start: ${said}`)));
  });

const take = async (browser, url, name) => {
  const { place, colorScheme = 'dark', ready } = PICTURES[name];
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 }, colorScheme });
  const { host } = new URL(url);
  await context.addCookies([
    { name: `matchtape-${host.split(':')[1]}`, value: key, url, httpOnly: true, sameSite: 'Strict' },
  ]);
  const page = await context.newPage();
  await page.goto(`${url}/${place}`);
  if (place.startsWith('#/match') || place.startsWith('#/ruling/')) await page.waitForSelector('#table .side');
  await ready?.(page);
  // What comes behind the table: what may be done now, rulings, what the scribe is offered.
  await page.waitForTimeout(4000);
  await page.screenshot({ path: join(root, `docs/pictures/replayer-${name}.png`) });
  await context.close();
};

const wished = process.argv.slice(2);
const unknown = wished.filter((name) => !(name in PICTURES));
if (unknown.length > 0) throw new Error(`There is no picture "${unknown[0]}": ${Object.keys(PICTURES).join(', ')}.`);
const executablePath =
  process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
fill();
const { server, url } = await serve();
const browser = await chromium.launch({ executablePath, args: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
try {
  for (const name of wished.length > 0 ? wished : Object.keys(PICTURES)) {
    await take(browser, url, name);
    console.log(`docs/pictures/replayer-${name}.png`);
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
