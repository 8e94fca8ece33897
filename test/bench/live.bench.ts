import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { duelMatch } from '../support/duel.js';
import { type EventStreamReader, follow } from '../support/event-stream.js';
import { postAsRecorder } from '../support/key.js';
import { type ServerProcess, startServer, stopServer } from '../support/server-process.js';
import { lessIsBetter, type BenchFigure } from './figure.js';

const MATCHES = 200;
/** A play in each match every two seconds: more than people at a table make. */
const PAUSE = 2000;
const SECONDS = 20;
const WARM_UP = 4;

/** Where plays are recorded and where they are watched: one server process, or two on one store. */
interface Stage {
  readonly name: string;
  readonly recorder: ServerProcess;
  readonly viewer: ServerProcess;
}

const post = async (url: string, body: unknown): Promise<unknown> => {
  const response = await postAsRecorder(url, body);
  if (response.status !== 201) throw new Error(`The server answered ${response.status}: ${await response.text()}`);
  return response.json();
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reads a stream on, and notes when each event arrived. */
const watch = async (stream: EventStreamReader, seen: Map<number, number>): Promise<void> => {
  for (let message = await stream.next(); message !== undefined; message = await stream.next())
    if (message.id !== undefined) seen.set(Number(message.id), performance.now());
};

/** A match with a viewer on its live tape. `seen`: when the event of a revision arrived. */
interface Watched {
  readonly id: string;
  readonly seen: ReadonlyMap<number, number>;
  readonly leave: () => Promise<void>;
}

const openWatched = async (stage: Stage, id: string): Promise<Watched> => {
  await post(`${stage.recorder.url}matches`, duelMatch(id));
  const seen = new Map<number, number>();
  const stream = await follow(`${stage.viewer.url}matches/${id}/live`);
  const watching = watch(stream, seen).catch(() => undefined);
  const leave = async (): Promise<void> => {
    stream.leave();
    await watching;
  };
  return { id, seen, leave };
};

/** A play every two seconds. Gives the delays from sending a play to its last event. */
const playOn = async (stage: Stage, { id, seen }: Watched, offset: number): Promise<readonly number[]> => {
  await pause(offset);
  const delays: number[] = [];
  for (let play = 0; play < (SECONDS * 1000) / PAUSE + WARM_UP; play++) {
    const start = performance.now();
    const line = `correct: ${play % 2 === 0 ? 'Ana' : 'Ben'} has ${play % 8} points`;
    const url = `${stage.recorder.url}matches/${id}/plays`;
    const { to } = (await post(url, { playId: `p${play}`, line })) as { to: number };
    while (!seen.has(to)) await pause(1);
    if (play >= WARM_UP) delays.push((seen.get(to) ?? NaN) - start);
    await pause(Math.max(0, start + PAUSE - performance.now()));
  }
  return delays;
};

const measure = async (stage: Stage): Promise<readonly BenchFigure[]> => {
  const run = randomUUID();
  // A server reads its ruling book soon after its start; nobody plays before it has.
  await Promise.all([stage.recorder, stage.viewer].map(({ url }) => fetch(`${url}rulings`)));
  const matches: Watched[] = [];
  for (let match = 0; match < MATCHES; match++) matches.push(await openWatched(stage, `live-${run}-${match}`));
  const all = await Promise.all(matches.map((match, number) => playOn(stage, match, (number * PAUSE) / MATCHES)));
  await Promise.all(matches.map(({ leave }) => leave()));
  const delays = all.flat().sort((one, other) => one - other);
  const at = (share: number): number => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? NaN;
  const name = `from a play to a live viewer, ${MATCHES} matches, ${stage.name}`;
  const baselineName = 'the median of the same run';
  return [
    lessIsBetter({
      name: `${name}, p99`,
      unit: 'ms',
      value: at(0.99),
      baselineName,
      baseline: at(0.5),
      aim: { valueBelow: 100 },
    }),
  ];
};

/** Starts as many servers as are asked for on one store, measures, and stops them. */
const onServers = async (store: string, folders: readonly string[], name: string): Promise<readonly BenchFigure[]> => {
  const many = '1000000';
  const limits = {
    MATCHTAPE_RATE: many,
    MATCHTAPE_WRITE_RATE: many,
    MATCHTAPE_ADDRESS_CONNECTIONS: '10000',
    MATCHTAPE_STREAMS: '10000',
  };
  const settings = { MATCHTAPE_STORE: store, MATCHTAPE_DEMO: 'none', ...limits };
  const servers = await Promise.all(folders.map((folder) => startServer({ ...settings, MATCHTAPE_DATA: folder })));
  const [recorder, viewer = recorder] = servers;
  try {
    return recorder === undefined || viewer === undefined ? [] : await measure({ name, recorder, viewer });
  } finally {
    await Promise.all(servers.map((server) => stopServer(server, 'SIGTERM')));
  }
};

/**
 * The delay from sending a play over HTTP to its last event at a viewer who follows the match over HTTP, through the whole server in a
 * process of its own, recorders and viewers all in this one.
 */
export const run = async (): Promise<readonly BenchFigure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchtape-bench-'));
  const connection = process.env['MATCHTAPE_KURRENTDB'] ?? '';
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  try {
    const figures = [...(await onServers('sqlite', [one], 'SQLite, one node'))];
    if (connection !== '')
      figures.push(...(await onServers(connection, [one, other], 'KurrentDB, watched on the other of two nodes')));
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
