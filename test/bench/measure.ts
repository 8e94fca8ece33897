import { millisecondsOf, warmUp } from './warm-up.js';

/** Percentiles of many runs of one thing, in microseconds. */
export interface Timing {
  readonly p50: number;
  readonly p95: number;
}

/** The number below which so large a share of some numbers lies; NaN of none. */
export const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ??
  NaN;

/** Times each run by itself; `prepare` is not timed. */
export const timeEach = <Input>(inputs: readonly Input[], run: (input: Input) => unknown): Timing => {
  const times = inputs.map((input) => {
    const start = process.hrtime.bigint();
    run(input);
    return Number(process.hrtime.bigint() - start) / 1000;
  });
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
};

/** The shortest of several runs, in milliseconds. */
export const fastestOf = (runs: number, run: () => unknown): number => {
  let fastest = Infinity;
  for (let each = 0; each < runs; each++) {
    const start = process.hrtime.bigint();
    run();
    fastest = Math.min(fastest, Number(process.hrtime.bigint() - start) / 1e6);
  }
  return fastest;
};

/** Bytes that what `make` answers keeps alive; NaN unless Node runs with --expose-gc. */
export const bytesKeptBy = (make: () => unknown): number => {
  const collect = globalThis.gc;
  if (collect === undefined) return NaN;
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = make();
  collect();
  const bytes = process.memoryUsage().heapUsed - before;
  return kept === undefined ? 0 : bytes;
};

/** The middle one of some numbers. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** Processor time that the measured rounds of one comparison take at most, in milliseconds, and the fewest of them. */
const ROUNDS_TIME = 20_000;
const FEWEST_ROUNDS = 3;

/** Processor time that a work takes in a round at least, in milliseconds: a shorter one runs several times, so that the garbage that it pays for is its own. */
const ROUND_TIME = 250;

/** Milliseconds of processor time that a work takes, run so many times. */
const timeOf = (work: () => unknown, times: number): number => {
  const whole = millisecondsOf(() => {
    for (let time = 0; time < times; time++) work();
  });
  return whole / times;
};

/**
 * Warms several works up, then runs them in turn, round after round, as often as is asked for and there is time. Gives the median of
 * each, in milliseconds of processor time.
 */
export const inTurn = <Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, () => unknown>>,
): Readonly<Record<Name, number>> => {
  const names = Object.keys(works) as Name[];
  const often = new Map<Name, number>();
  for (const name of names) {
    warmUp(works[name]);
    often.set(name, Math.ceil(ROUND_TIME / timeOf(works[name], 1)));
  }
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  let spent = 0;
  for (let round = 0; round < rounds && (round < FEWEST_ROUNDS || spent < ROUNDS_TIME); round++) {
    for (const name of names) {
      const time = timeOf(works[name], often.get(name) ?? 1);
      times.get(name)?.push(time);
      spent += time * (often.get(name) ?? 1);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
};

/** The shortest of several runs on each input, in microseconds, the shortest first; after all of them were warmed up together. */
export const quickestOfEach = <Input>(
  runs: number,
  inputs: readonly Input[],
  run: (input: Input) => unknown,
): readonly number[] => {
  warmUp(() => {
    for (const input of inputs) run(input);
  });
  const times = inputs.map((input) => fastestOf(runs, () => run(input)) * 1000);
  return times.sort((one, other) => one - other);
};
