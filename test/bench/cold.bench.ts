import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fold } from '#kernel';
import { riftbound } from '#rulesets/riftbound';
import { startServer, stopServer } from '../support/server-process.js';
import type { ColdTask, ColdTimes } from './cold-work.js';
import { lessIsBetter, moreIsBetter, type BenchFigure } from './figure.js';
import { factsOf, randomDuels, recordedGames, replayGame } from './games.js';
import { inTurn, median } from './measure.js';

const RUNS = 5;
const FACTS = 5000;
const PROGRAM = fileURLToPath(new URL('cold-work.js', import.meta.url));

/** The medians of several programs, each of which does one work once. */
const timesOf = (task: ColdTask): ColdTimes => {
  const folder = mkdtempSync(join(tmpdir(), 'matchtape-bench-'));
  const path = join(folder, 'task.json');
  writeFileSync(path, JSON.stringify(task));
  const once = (what: string): Partial<ColdTimes> =>
    JSON.parse(
      spawnSync(process.execPath, [...process.execArgv, PROGRAM, path, what], { encoding: 'utf8' }).stdout,
    ) as Partial<ColdTimes>;
  try {
    const runs = Array.from({ length: RUNS }, () => ({ ...once('decide'), ...once('fold') }));
    const of = (name: keyof ColdTimes): number => median(runs.map((each) => each[name] ?? NaN));
    return { load: of('load'), decide: of('decide'), fold: of('fold') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Processor time of another program so far, in milliseconds; NaN where the system does not tell. Linux counts it in hundredths. */
const processorOf = (pid: number | undefined): number => {
  try {
    const fields =
      readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
        .split(') ')[1]
        ?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
};

/** Processor time of a server until it listens. */
const startTime = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchtape-bench-'));
  try {
    const server = await startServer({ MATCHTAPE_DATA: folder, MATCHTAPE_DEMO: 'none' });
    const time = processorOf(server.process.pid);
    await stopServer(server, 'SIGTERM');
    return time;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const emptyProgram = (): number => {
  const program = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)';
  return Number(spawnSync(process.execPath, [...process.execArgv, '-e', program], { encoding: 'utf8' }).stdout);
};

/** What a program costs that has just begun, in processor time: nothing is compiled yet, nothing optimised. */
export const run = async (): Promise<readonly BenchFigure[]> => {
  const games = recordedGames();
  const facts = factsOf(randomDuels(16), FACTS);
  const plays = games.reduce((sum, { commands }) => sum + commands.length - 1, 0);
  const cold = timesOf({ games, facts });
  const warm = inTurn(9, {
    decide: () => games.map(replayGame),
    fold: () => fold(riftbound.evolve, riftbound.initial, facts),
  });
  const starts: number[] = [];
  for (let run = 0; run < RUNS; run++) starts.push(await startTime());
  const nothing = median(Array.from({ length: RUNS }, emptyProgram));
  const began = { baselineName: 'an empty program of Node', baseline: nothing, unit: 'ms' };
  return [
    moreIsBetter({
      name: `decide and fold, ${String(games.length)} recorded games, the first time`,
      unit: 'plays/s',
      value: (plays / cold.decide) * 1000,
      baselineName: 'the same, warm',
      baseline: (plays / warm.decide) * 1000,
    }),
    lessIsBetter({
      name: `fold ${FACTS.toLocaleString('en')} facts, the first time`,
      unit: 'ms',
      value: cold.fold,
      baselineName: 'the same, warm',
      baseline: warm.fold,
    }),
    lessIsBetter({ name: 'a program that loads the first game', value: cold.load, ...began }),
    lessIsBetter({ name: 'a server, from its start until it listens', value: median(starts), ...began }),
  ];
};
