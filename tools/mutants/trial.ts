import { createContext, Script } from 'node:vm';

/** Something that is run and looked at: `run` answers a mark of all that it caused, and throws where what is expected is not so. */
export interface Trial {
  readonly name: string;
  run(): string;
}

/** What a run came to: its mark; that it failed; or that it did not end in its time. */
export type Outcome = { readonly mark: string } | 'failure' | 'hang';

const context = createContext({ run: () => '' });
const running = new Script('run()');

const isCutOff = (error: unknown): boolean => (error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Processor time of this process, in milliseconds. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Runs a trial for at most some milliseconds, after which it is cut off wherever it is. What counts is the time it had for itself: where the machine
 * was busy with others, it is run again and given twice as long.
 */
export const tried = (trial: Trial, milliseconds: number, timeout = milliseconds): Outcome => {
  const before = spent();
  context['run'] = () => trial.run();
  try {
    return { mark: String(running.runInContext(context, { timeout: Math.ceil(timeout) })) };
  } catch (error) {
    if (!isCutOff(error)) return 'failure';
    return spent() - before < milliseconds / 2 ? tried(trial, milliseconds, timeout * 2) : 'hang';
  }
};
