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

/** Runs a trial for at most some milliseconds, after which it is cut off wherever it is. */
export const tried = (trial: Trial, milliseconds: number): Outcome => {
  context['run'] = () => trial.run();
  try {
    return { mark: String(running.runInContext(context, { timeout: milliseconds })) };
  } catch (error) {
    return (error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? 'hang' : 'failure';
  }
};
