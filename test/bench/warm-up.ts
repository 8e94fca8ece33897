/** How a work was warmed up: how many rounds it ran before it was measured, and whether it had stopped getting quicker by then. */
export interface WarmUp {
  readonly rounds: number;
  readonly isFlat: boolean;
}

/**
 * A work is flat when so many rounds in a row, which took so much processor time (in milliseconds), were no quicker than the quickest
 * before, by so large a share.
 */
const FLAT = { rounds: 5, time: 2_000, gain: 0.02 };
/** Processor time that is given to the warming up of one work, in milliseconds: some baselines take seconds a round. */
const MOST = 10_000;

/** Watches the times of rounds. `saw` takes one in milliseconds and says whether to go on; `told` is what came of it. */
export interface Warming {
  readonly saw: (milliseconds: number) => boolean;
  readonly told: () => WarmUp;
}

const log: WarmUp[] = [];

/** Begins to warm something up. */
export const beginWarming = (most = MOST): Warming => {
  let [rounds, spent, quickest] = [0, 0, Infinity];
  let since = { rounds: 0, time: 0 };
  const isFlat = (): boolean => since.rounds >= FLAT.rounds && since.time >= FLAT.time;
  return {
    saw: (milliseconds) => {
      const isQuicker = milliseconds < quickest * (1 - FLAT.gain);
      since = isQuicker ? { rounds: 0, time: 0 } : { rounds: since.rounds + 1, time: since.time + milliseconds };
      if (isQuicker) quickest = milliseconds;
      rounds += 1;
      spent += milliseconds;
      return !isFlat() && spent < most;
    },
    told: () => ({ rounds, isFlat: isFlat() }),
  };
};

/** Processor time since a moment, in milliseconds: what other programs do meanwhile does not count. */
export const processorSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Processor time that a run takes, in milliseconds. */
export const millisecondsOf = (run: () => unknown): number => {
  const before = process.cpuUsage();
  run();
  return processorSince(before);
};

const note = (warming: Warming): void => void log.push(warming.told());

/** Runs a work again and again until it is flat, or has had its time. */
export const warmUp = (work: () => unknown, most?: number): void => {
  const warming = beginWarming(most);
  while (warming.saw(millisecondsOf(work)));
  note(warming);
};

/** The same for a work that waits. */
export const warmUpSlowly = async (work: () => Promise<unknown>, most?: number): Promise<void> => {
  const warming = beginWarming(most);
  for (let before = process.cpuUsage(); ; before = process.cpuUsage()) {
    await work();
    if (!warming.saw(processorSince(before))) break;
  }
  note(warming);
};

/** What was warmed up since this was asked last. */
export const takeWarmUps = (): readonly WarmUp[] => log.splice(0);
