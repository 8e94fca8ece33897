import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Share, ShareOf } from './sound.js';
import type { Beginning, Named, Told, Work } from './told.js';
import type { Verdict } from './verdict.js';

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));

/** What one run of a worker came to: how many verdicts it gave, and whether it broke off in the middle of the next mutant. */
interface Run {
  readonly verdicts: readonly Verdict[];
  readonly brokeOff: boolean;
}

/** Hears what became of which mutant, and once how many trials were measured. */
export interface Listener {
  readonly measured: (trials: number) => void;
  readonly tried: (verdict: Verdict, of: Named | undefined) => void;
}

/** The shares of the trials as the workers measure them, each its own: all of them, when all are there. */
class Shares {
  readonly all: Promise<readonly Share[]>;
  private readonly told: Share[] = [];
  private complete: (shares: readonly Share[]) => void = () => undefined;

  constructor(private readonly count: number) {
    this.all = new Promise((resolve) => (this.complete = resolve));
  }

  add(share: Share): void {
    if (this.told.push(share) === this.count) this.complete(this.told);
  }
}

/** Tries mutants in processes that measure the trials together. */
class Pool {
  private readonly shares: Shares;

  constructor(
    workers: number,
    private readonly listener: Listener,
  ) {
    this.shares = new Shares(workers);
    void this.shares.all.then((shares) => {
      this.listener.measured(shares.reduce((count, { measured }) => count + measured.length, 0));
    });
  }

  /** Tries mutants in one process, and in a further one where a mutant breaks it: what becomes of each, in order. */
  async tryInOrder(work: Work, measures: ShareOf | null): Promise<readonly Verdict[]> {
    if (measures === null && work.mutants.length === 0) return [];
    const { verdicts, brokeOff } = await this.run({ work, measures });
    if (!brokeOff) return verdicts;
    const broken: Verdict = { came: 'failure', by: 'the process' };
    const rest = work.mutants.slice(verdicts.length + 1);
    return [...verdicts, broken, ...(await this.tryInOrder({ ...work, mutants: rest }, null))];
  }

  private run(beginning: Beginning): Promise<Run> {
    return new Promise((resolve, reject) => {
      const run = { verdicts: [] as Verdict[], begun: -1 };
      const execArgv = ['--no-warnings', '--max-old-space-size=3072'];
      const child = fork(WORKER, { execArgv, serialization: 'advanced' });
      child.on('message', (message) => {
        this.hear(message as Told, run, beginning.work);
      });
      child.on('error', reject);
      child.on('exit', (code) => {
        const brokeOff = run.verdicts.length <= run.begun;
        if (code !== 0 && !brokeOff) reject(new Error('A worker could not run the trials in the program as it is.'));
        else resolve({ verdicts: run.verdicts, brokeOff });
      });
      child.send(beginning);
      void this.tellShares(child);
    });
  }

  private async tellShares(child: ChildProcess): Promise<void> {
    const shares = await this.shares.all;
    if (child.connected) child.send([...shares]);
  }

  private hear(told: Told, run: { readonly verdicts: Verdict[]; begun: number }, { mutants }: Work): void {
    if (told.told === 'measured') this.shares.add(told.share);
    if (told.told === 'begun') run.begun = told.at;
    if (told.told !== 'verdict') return;
    run.verdicts.push(told.verdict);
    this.listener.tried(told.verdict, mutants[told.at]);
  }
}

/** Tries mutants in some processes side by side: what becomes of each, in order; null of those that the time was too short for. */
export const tryMutants = async (
  work: Work,
  workers: number,
  listener: Listener,
): Promise<readonly (Verdict | null)[]> => {
  const pool = new Pool(workers, listener);
  const parts = Array.from({ length: workers }, (_, share) => {
    const mutants: readonly Named[] = work.mutants.filter((_each, at) => at % workers === share);
    return pool.tryInOrder({ ...work, mutants }, { share, of: workers });
  });
  const tried = await Promise.all(parts);
  return work.mutants.map((_, at) => tried[at % workers]?.[Math.floor(at / workers)] ?? null);
};
