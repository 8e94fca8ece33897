/** Percentiles of many runs of one thing, in microseconds. */
export interface Timing {
  readonly p50: number;
  readonly p95: number;
}

/** Times each run by itself; `prepare` is not timed. */
export const timeEach = <Input>(inputs: readonly Input[], run: (input: Input) => unknown): Timing => {
  const times = inputs.map((input) => {
    const start = process.hrtime.bigint();
    run(input);
    return Number(process.hrtime.bigint() - start) / 1000;
  });
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
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
