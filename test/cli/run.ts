import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../apps/cli/src/program.js';

/** What a command said and how it ended. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A command line run in this process, as in a pipe unless a terminal is asked for. */
export const cliOf =
  (run: typeof runCli) =>
  async (args: readonly string[], isTerminal = false): Promise<Said> => {
    let [out, err] = ['', ''];
    const code = await run(args, {
      out: (text) => (out += text),
      err: (text) => (err += text),
      isTerminal,
    });
    return { code, out, err };
  };

export const cli = cliOf(runCli);

/** A folder of its own for each test file, taken away at its end. */
export const temporaryFolder = (): ((name: string) => string) => {
  const folder = mkdtempSync(join(tmpdir(), 'matchtape-cli-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return (name) => join(folder, name);
};
