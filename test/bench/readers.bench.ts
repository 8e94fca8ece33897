import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEY, RECORDER } from '../support/key.js';
import { type ServerProcess, startServer, stopServer } from '../support/server-process.js';
import { type BenchFigure, lessIsBetter } from './figure.js';
import { median, quantile } from './measure.js';

/** The match that a new store begins with: some 1,800 events. */
const MATCH = 'demo';
const PLAYS = 60;
const WARM_UP = 10;
const READS = ['timeline', 'table', 'events'];

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Readers of the public in a closed loop: each asks for the next reading as soon as it has the last one whole. */
const readers = (url: string, count: number): { readonly leave: () => Promise<number> } => {
  let isOver = false;
  let answers = 0;
  const read = async (reader: number): Promise<void> => {
    for (let turn = reader; !isOver; turn++) {
      const path = `matches/${MATCH}/${READS[turn % READS.length] ?? ''}?viewer=public`;
      // A line that was idle may be closed just when it is used again; the next question opens another.
      const response = await fetch(url + path).catch(() => null);
      await response?.arrayBuffer();
      if (response?.ok === true) answers += 1;
    }
  };
  const reading = Array.from({ length: count }, (_, reader) => read(reader));
  const leave = async (): Promise<number> => {
    isOver = true;
    await Promise.all(reading);
    return answers;
  };
  return { leave };
};

/** The scribe's plays, one every fifty milliseconds; how long each took to be answered. */
const playOn = async ({ url }: ServerProcess, prefix: string): Promise<readonly number[]> => {
  const delays: number[] = [];
  for (let play = 0; play < PLAYS + WARM_UP; play++) {
    const body = JSON.stringify({
      playId: `${prefix}-${String(play)}`,
      line: `correct: Ana has ${String(play % 8)} points`,
    });
    const headers = { 'Content-Type': 'application/json', ...RECORDER };
    const start = performance.now();
    const response = await fetch(`${url}matches/${MATCH}/plays`, { method: 'POST', headers, body });
    if (response.status !== 201)
      throw new Error(`The server answered ${String(response.status)}: ${await response.text()}`);
    await response.arrayBuffer();
    if (play >= WARM_UP) delays.push(performance.now() - start);
    await pause(50);
  }
  return delays;
};

const under = async (server: ServerProcess, count: number): Promise<readonly number[]> => {
  const crowd = readers(server.url, count);
  const delays = await playOn(server, `with-${String(count)}`);
  await crowd.leave();
  return [...delays].sort((one, other) => one - other);
};

const figuresOf = (count: number, delays: readonly number[], alone: readonly number[]): readonly BenchFigure[] => {
  const name = `the scribe's play beside ${String(count)} public readers`;
  return [
    lessIsBetter({
      name: `${name}, median`,
      unit: 'ms',
      value: median(delays),
      baselineName: 'with none',
      baseline: median(alone),
    }),
    lessIsBetter({
      name: `${name}, p95`,
      unit: 'ms',
      value: quantile(delays, 0.95),
      baselineName: 'with none',
      baseline: quantile(alone, 0.95),
    }),
  ];
};

/** How long a play over HTTP takes to be answered while the public reads the same match, with the whole server in a process of its own. */
export const run = async (): Promise<readonly BenchFigure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchtape-bench-'));
  const settings = {
    MATCHTAPE_RATE: '1000000',
    MATCHTAPE_WRITE_RATE: '1000000',
    MATCHTAPE_KEY: KEY,
  };
  const server = await startServer({ ...settings, MATCHTAPE_DATA: folder });
  try {
    // A server reads its ruling book soon after its start, and lays its demo; nobody plays before it has.
    await fetch(`${server.url}rulings`);
    while (!(await fetch(`${server.url}matches/${MATCH}`)).ok) await pause(50);
    const alone = await under(server, 0);
    const figures: BenchFigure[] = [];
    for (const count of [8, 64]) figures.push(...figuresOf(count, await under(server, count), alone));
    return figures;
  } finally {
    await stopServer(server, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
};
