import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { notedBy, type Noted } from './alike.js';
import type { ShareOf } from './sound.js';

const WORKER = fileURLToPath(new URL('alike-worker.js', import.meta.url));

/** What is to be run: the trials of a file, those whose names begin so, beside the mutants of some files. */
interface Wanted {
  readonly entry: string;
  readonly paths: readonly string[];
  readonly begins: string;
}

/** What a worker is told: what is to be run, and its share of that. */
export type Asked = Wanted & ShareOf;

const notedByOne = (asked: Asked): Promise<Noted> =>
  new Promise((resolve, reject) => {
    const execArgv = ['--no-warnings', '--max-old-space-size=3072'];
    const child = fork(WORKER, { execArgv, serialization: 'advanced' });
    child.once('message', (noted) => {
      resolve(noted as Noted);
    });
    child.once('error', reject);
    // Comes behind all that it has told, as its exit may not.
    child.once('disconnect', () => {
      reject(new Error('A worker could not run the trials in the program as it is.'));
    });
    child.send(asked);
  });

/** What the trials noted that were run by some processes side by side, each a share of them. */
export const notedByWorkers = async (wanted: Wanted, workers: number): Promise<Noted> => {
  const shares = Array.from({ length: workers }, (_, share) => notedByOne({ ...wanted, share, of: workers }));
  return notedBy(await Promise.all(shares));
};
