// Plays an event of many tables with its viewers and judges against one server process on SQLite, and says what it came to: `npm run load -- --share 0.05`.
// The generator takes its share of the same machine, so that figures are the server's at worst; docs/explanation/scale.md has what was measured.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEvent } from './event.js';
import { type LoadGame, loadGame } from './game.js';
import { type Nodes, startNodes, watchNodes } from './nodes.js';
import { lost, type Taken, toFloor, toViewers, unheard, type Waits, waitsOf } from './report.js';
import { type Recorded, seatScribes } from './tables.js';
import { type Judges, type Onlookers, watchFloor, watchTables } from './watchers.js';
import { FULL, type LoadWish, wishIn } from './wish.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const waits = ({ count, p50, p99, longest }: Waits): string =>
  `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms (${count})`;

/** Milliseconds after the last play in which everything is to arrive. */
const SETTLES = 5000;

/** What was seen of an event while it was played. Processor times in seconds, memory in megabytes. */
interface Played extends Recorded {
  readonly onlookers: Onlookers;
  readonly floor: Judges;
  readonly begun: number;
  readonly server: Taken;
  readonly generator: number;
}

/** Kills the first node after so many seconds, if that is wished. */
const killHalfWay = async (nodes: Nodes, { kill, warmUp, seconds }: LoadWish): Promise<void> => {
  if (kill === 0) return;
  await pause((warmUp + seconds / 2) * 1000);
  await nodes.kill();
  say('  the first node was killed');
};

const playedOn = async (nodes: Nodes, wish: LoadWish, game: LoadGame): Promise<Played> => {
  const { tables, judges, every, seconds, warmUp } = wish;
  const scribes = seatScribes(nodes, game.lines, tables);
  await scribes.begin();
  const onlookers = await watchTables(nodes, wish);
  const floor = await watchFloor(nodes, judges);
  const watched = await watchNodes(nodes, wish.nodes);
  const begun = performance.now();
  const own = process.cpuUsage();
  const pace = { every, until: begun + (warmUp + seconds) * 1000 };
  const [recorded] = await Promise.all([scribes.play(pace), killHalfWay(nodes, wish)]);
  await pause(SETTLES);
  const { user, system } = process.cpuUsage(own);
  const server = await watched.end();
  onlookers.leave();
  floor.leave();
  return { ...recorded, onlookers, floor, begun, server, generator: (user + system) / 1e6 };
};

const tell = async (url: string, wish: LoadWish, played: Played): Promise<void> => {
  const { acknowledged, refused, onlookers, floor, begun, server, generator } = played;
  const { memory, stood, processor, slowAppends } = server;
  const { tables, every, seconds, warmUp } = wish;
  const measured = acknowledged.filter(({ sentAt }) => sentAt > begun + warmUp * 1000);
  const answers = measured.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
  const missing = await lost(url, acknowledged);
  const each = ((1000 * processor) / acknowledged.length).toFixed(1);
  const times = `server ${processor.toFixed(0)} s (${each} ms for each play, with all that follows it), this generator ${generator.toFixed(0)} s`;
  for (const line of [
    `plays acknowledged: ${measured.length} of ${Math.round((tables * seconds) / every)} that were due; refused: ${JSON.stringify([...refused])}`,
    `play to answer: ${waits(waitsOf(answers))}`,
    `play to viewer: ${waits(waitsOf(toViewers(measured, onlookers.arrivals)))}; aim: p99 below 250 ms`,
    `floor page's age of a play: ${waits(waitsOf(toFloor(measured, floor.shown)))}; aim: below 1000 ms`,
    `floor pages: ${floor.messages()} messages, ${(floor.bytes() / 2 ** 20).toFixed(0)} MiB`,
    `let go as too slow: ${onlookers.letGo()} viewers, ${floor.letGo()} floor pages`,
    `plays not heard by every viewer: ${unheard(measured, onlookers.arrivals)}; revisions out of order: ${onlookers.holes()}`,
    `acknowledged plays that are not on the tape: ${missing.length} of ${acknowledged.length}; aim: 0`,
    `appends that took the store over a second: ${slowAppends}; longest standstill of the server's event loop: ${stood.toFixed(1)} s`,
    `memory of the server: ${memory.toFixed(0)} MiB at most; aim: below 1024 MiB`,
    `processor time: ${times}, of ${warmUp + seconds} s on ${cpus().length} cores`,
  ])
    say(line);
  const isFull = (['tables', 'feature', 'viewers', 'judges'] as const).every((name) => wish[name] >= FULL[name]);
  if (!isFull)
    say(
      `not tried here: ${FULL.tables} tables, ${FULL.feature} and ${FULL.viewers} viewers, ${FULL.judges} floor pages, which is the full size`,
    );
};

const MANY = '1000000';
const LINES = '100000';
const wish = wishIn(process.argv.slice(2));
const { tables, feature, viewers, judges, every, seconds } = wish;
const folder = mkdtempSync(join(tmpdir(), 'matchtape-load-'));
// Several nodes share a store: that which is named, or one file.
const store = process.env['MATCHTAPE_STORE'] ?? `sqlite:${join(folder, 'store.sqlite')}`;
const nodes = await startNodes(wish.nodes, (number) => ({
  ...{ MATCHTAPE_STORE: store, MATCHTAPE_DATA: join(folder, String(number)) },
  ...{ MATCHTAPE_DEMO: 'none', MATCHTAPE_RATE: MANY, MATCHTAPE_WRITE_RATE: MANY },
  ...{ MATCHTAPE_CONNECTIONS: LINES, MATCHTAPE_ADDRESS_CONNECTIONS: LINES, MATCHTAPE_STREAMS: LINES },
}));

try {
  say(
    `${tables} tables, a play every ${every} s at each, ${seconds} s long; ${wish.nodes} nodes on one ${store.replace(/:.*/, '')} store`,
  );
  say(`${feature} viewers at table 1, ${viewers} elsewhere, ${judges} floor pages`);
  const game = loadGame('annie-against-master-yi');
  const opened = performance.now();
  await openEvent(nodes.url(), { tables, game }, (open) => {
    if (open % 100 === 0) say(`  ${open} tables are open`);
  });
  say(`opened in ${((performance.now() - opened) / 1000).toFixed(0)} s`);
  const played = await playedOn(nodes, wish, game);
  await tell(nodes.url(), wish, played);
} finally {
  await nodes.stop();
  rmSync(folder, { recursive: true, force: true });
}
