import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programOf } from '../support/made-by-run.js';

/** A child process that runs one of the scripts beside this file. */
export interface Child {
  /** Everything it printed so far. */
  readonly output: () => string;
  /** Waits until what it printed fulfils this. */
  readonly until: (holds: (output: string) => boolean) => Promise<void>;
  readonly say: (word: string) => void;
  /** Suspends it, or lets it go on. */
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Waits until it has ended, however that came about. */
  readonly gone: () => Promise<void>;
  /** kill -9, and wait until it is gone. */
  readonly kill: () => Promise<void>;
  /** Waits for its end; an exit code other than 0 throws what it printed as errors. */
  readonly finish: () => Promise<string>;
}

const wrap = (child: ChildProcessWithoutNullStreams): Child => {
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const closed = once(child, 'close') as Promise<[number | null]>;
  const fail = (): never => {
    throw new Error(`The child process failed: ${errors}`);
  };
  return {
    output: () => output,
    until: async (holds) => {
      while (!holds(output)) {
        const ended = await Promise.race([once(child.stdout, 'data').then(() => false), closed.then(() => true)]);
        if (ended && !holds(output)) fail();
      }
    },
    say: (word) => void child.stdin.write(`${word}\n`),
    signal: (signal) => void child.kill(signal),
    gone: async () => {
      await closed;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
    finish: async () => {
      const [code] = await closed;
      return code === 0 ? output : fail();
    },
  };
};

/** Starts a script of test/contract/child. */
export const start = (script: string, ...values: readonly string[]): Child =>
  wrap(
    spawn(process.execPath, [programOf(`contract/child/${script}`), ...values], {
      env: { PATH: process.env['PATH'] },
    }),
  );
