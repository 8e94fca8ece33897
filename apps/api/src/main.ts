import { fileURLToPath } from 'node:url';
import { collectDefaultMetrics } from 'prom-client';
import { seedDemo } from './demo.js';
import { Metrics } from './metrics/metrics.js';
import { openingPlace } from './opening-place.js';
import { INSTALLED_RULESETS } from './rulesets.js';
import { RulingShelf } from './rulings/ruling-shelf.js';
import { type RunningServer, serve } from './serve.js';
import { StartError } from './start-error.js';

const BAD_INPUT = 2;

// Compiled to dist/apps/api/src/; the built replayer lies in dist/replayer, the demo and the rulings in dist/apps/api.
const REPLAYER = fileURLToPath(new URL('../../../replayer/', import.meta.url));
const DEMO_FOLDER = fileURLToPath(new URL('../demo/', import.meta.url));
const RULINGS = fileURLToPath(new URL('../rulings/', import.meta.url));

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const stopOnSignals = (server: RunningServer): void => {
  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
};

/** The match to begin with; a demo that cannot be recorded costs the demo, not the server. */
const findMatch = async ({ app, configuration }: RunningServer): Promise<string | undefined> => {
  if (!configuration.hasDemo) return undefined;
  try {
    return await seedDemo(app, DEMO_FOLDER, INSTALLED_RULESETS);
  } catch (error) {
    say(`The demo could not be recorded: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
};

const PUBLIC = 'Everybody else sees what is public.';
const LINK_WORDS = `Whoever opens this link records and sees everything. It works until the server ends; a browser stays let in. ${PUBLIC}`;
const KEY_WORDS = `Whoever has the key of MATCHTAPE_KEY records and sees everything. ${PUBLIC}`;

/** Tells where to go, and who is let in by what. */
const showWhereToGo = async (server: RunningServer): Promise<void> => {
  const match = await findMatch(server);
  say(`Open ${server.linkTo(match === undefined ? '/' : await openingPlace(server.app, match))}`);
  say(server.configuration.key === null ? LINK_WORDS : KEY_WORDS);
};

/** How long after the start the ruling book is run, so that whoever opens it does not wait; milliseconds. */
const BOOK_AFTER = 3000;

const readBookSoon = ({ app, configuration }: RunningServer): void => {
  if (!configuration.isBookReady) return;
  const timer = setTimeout(() => void app.get(RulingShelf).unhurried(), BOOK_AFTER);
  timer.unref();
};

try {
  const server = await serve(process.env, { rulesets: INSTALLED_RULESETS, replayer: REPLAYER, rulings: RULINGS });
  stopOnSignals(server);
  collectDefaultMetrics({ register: server.app.get(Metrics).registry });
  say(`Matchtape listens on ${server.url}`);
  await showWhereToGo(server);
  readBookSoon(server);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`matchtape: ${error.message}\n`);
  process.exit(BAD_INPUT);
}
