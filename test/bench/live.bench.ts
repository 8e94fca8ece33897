import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { duelMatch } from '../support/duel.js';
import { type EventStreamReader, follow } from '../support/event-stream.js';
import { fetchAsRecorder, postAsRecorder } from '../support/key.js';
import { type ServerProcess, startServer, stopServer } from '../support/server-process.js';
import { lessIsBetter, type BenchFigure } from './figure.js';
import { quantile } from './measure.js';

const MATCHES = 200;
/** An order in each match every two seconds, a play and a rewind of it in turn: more than people at a table give. */
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

/** A match with a viewer on its live tape. `plays`: how many plays it was opened with; `seen`: when the event of a revision arrived. */
interface Watched {
  readonly id: string;
  readonly plays: number;
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
  const { plays } = (await (await fetchAsRecorder(`${stage.recorder.url}matches/${id}`)).json()) as { plays: number };
  return { id, plays, seen, leave };
};

/** What is sent, in turn. */
type Kind = 'play' | 'rewind';

/** How long an order took from being sent to its last event at the viewer, in milliseconds. */
interface Delay {
  readonly kind: Kind;
  readonly milliseconds: number;
}

/** The order of that number: a play, and then the rewind that takes it back. Each has a number among the plays of the match. */
const orderAt = (
  number: number,
  plays: number,
): { readonly path: string; readonly body: object; readonly kind: Kind } => {
  const playId = `p${number}`;
  if (number % 2 === 0) {
    const line = `correct: ${number % 4 === 0 ? 'Ana' : 'Ben'} has ${1 + (number % 7)} points`;
    return { kind: 'play', path: 'plays', body: { playId, line } };
  }
  return {
    kind: 'rewind',
    path: 'rewinds',
    body: { playId, to: plays + number, by: { role: 'head-judge', name: 'Lee' } },
  };
};

/** An order every two seconds. Gives the delays from sending it to its last event. */
const orderOn = async (stage: Stage, { id, plays, seen }: Watched, offset: number): Promise<readonly Delay[]> => {
  await pause(offset);
  const delays: Delay[] = [];
  for (let number = 0; number < (SECONDS * 1000) / PAUSE + WARM_UP; number++) {
    const start = performance.now();
    const { kind, path, body } = orderAt(number, plays);
    const { to } = (await post(`${stage.recorder.url}matches/${id}/${path}`, body)) as { to: number };
    while (!seen.has(to)) await pause(1);
    if (number >= WARM_UP) delays.push({ kind, milliseconds: (seen.get(to) ?? NaN) - start });
    await pause(Math.max(0, start + PAUSE - performance.now()));
  }
  return delays;
};

const quantileOf = (all: readonly Delay[], wanted: Kind, share: number): number =>
  quantile(
    all.flatMap(({ kind, milliseconds }) => (kind === wanted ? [milliseconds] : [])),
    share,
  );

const measure = async (stage: Stage): Promise<readonly BenchFigure[]> => {
  const run = randomUUID();
  // A server reads its ruling book soon after its start; nobody plays before it has.
  await Promise.all([stage.recorder, stage.viewer].map(({ url }) => fetch(`${url}rulings`)));
  const matches: Watched[] = [];
  for (let match = 0; match < MATCHES; match++) matches.push(await openWatched(stage, `live-${run}-${match}`));
  const all = (
    await Promise.all(matches.map((match, number) => orderOn(stage, match, (number * PAUSE) / MATCHES)))
  ).flat();
  await Promise.all(matches.map(({ leave }) => leave()));
  const aim = { valueBelow: 100 };
  const to = `to a live viewer, ${MATCHES} matches, ${stage.name}`;
  return [
    lessIsBetter({
      ...{ name: `from a play ${to}, p99`, unit: 'ms', value: quantileOf(all, 'play', 0.99), aim },
      ...{ baselineName: 'the median of the same run', baseline: quantileOf(all, 'play', 0.5) },
    }),
    lessIsBetter({
      ...{ name: `from a rewind ${to}, p99`, unit: 'ms', value: quantileOf(all, 'rewind', 0.99), aim },
      ...{ baselineName: 'a play of the same run, p99', baseline: quantileOf(all, 'play', 0.99) },
    }),
    lessIsBetter({
      ...{ name: `from a rewind ${to}, median`, unit: 'ms', value: quantileOf(all, 'rewind', 0.5) },
      ...{ baselineName: 'a play of the same run, median', baseline: quantileOf(all, 'play', 0.5) },
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
 * The delay from sending a play or a rewind over HTTP to its last event at a viewer who follows the match over HTTP, through the whole server in a
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
