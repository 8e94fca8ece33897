import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Named, Told, Work } from './told.js';
import type { Verdict } from './verdict.js';

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));

/** What one run of a worker came to: how many verdicts it gave, and whether it broke off in the middle of the next mutant. */
interface Run {
  readonly verdicts: readonly Verdict[];
  readonly brokeOff: boolean;
}

/** Hears what is told, and of which mutant, where it is about one. */
type Listener = (told: Told, of: Named | undefined) => void;

const runWorker = (work: Work, listen: Listener): Promise<Run> =>
  new Promise((resolve, reject) => {
    const verdicts: Verdict[] = [];
    let begun = -1;
    const child = fork(WORKER, { execArgv: ['--no-warnings', '--max-old-space-size=3072'] });
    child.on('message', (message) => {
      const told = message as Told;
      if (told.told === 'begun') begun = told.at;
      if (told.told === 'verdict') verdicts.push(told.verdict);
      listen(told, told.told === 'sound' ? undefined : work.mutants[told.at]);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      const brokeOff = verdicts.length <= begun;
      if (code !== 0 && !brokeOff) reject(new Error('A worker could not run the trials in the program as it is.'));
      else resolve({ verdicts, brokeOff });
    });
    child.send(work);
  });

/** Tries mutants in one process, and in a further one where a mutant breaks it: what becomes of each, in order. */
const tryInOrder = async (work: Work, listen: Listener): Promise<readonly Verdict[]> => {
  if (work.mutants.length === 0) return [];
  const { verdicts, brokeOff } = await runWorker(work, listen);
  if (!brokeOff) return verdicts;
  const broken: Verdict = { came: 'failure', by: 'the process' };
  const rest = work.mutants.slice(verdicts.length + 1);
  return [...verdicts, broken, ...(await tryInOrder({ ...work, mutants: rest }, listen))];
};

/** Tries mutants in some processes side by side: what becomes of each, in order. */
export const tryMutants = async (work: Work, workers: number, listen: Listener): Promise<readonly Verdict[]> => {
  const shares = Array.from({ length: workers }, (_, worker) => {
    const mutants: readonly Named[] = work.mutants.filter((_each, at) => at % workers === worker);
    return tryInOrder({ ...work, mutants }, listen);
  });
  const tried = await Promise.all(shares);
  return work.mutants.map(
    (_, at) => tried[at % workers]?.[Math.floor(at / workers)] ?? { came: 'unreached', by: null },
  );
};
