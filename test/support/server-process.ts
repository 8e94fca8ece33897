import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { KEY } from './key.js';
import { atRoot } from './root.js';

const MAIN = atRoot('dist/programs/server.js');

const { scripts } = JSON.parse(readFileSync(atRoot('package.json'), 'utf8')) as { scripts: { start: string } };

/** What `npm start` tells Node. */
export const SERVER_FLAGS: readonly string[] = scripts.start.match(/(?<= )--(?!if-stale)\S+/g) ?? [];

/** The built server in a process of its own. `url` ends with a slash; `said` is what it has written so far. */
export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  readonly said: () => string;
}

/** Runs the built server to its end, which has to come by itself. */
export const runServer = async (
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> => {
  const child = launch(environment);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
};

/**
 * As `npm start` runs it. Where no test says otherwise the server has the key of the tests, and runs no ruling before it is asked for; `MATCHTAPE_KEY: ''` lets it
 * make its own.
 */
const launch = (environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [...SERVER_FLAGS, MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', MATCHTAPE_KEY: KEY, MATCHTAPE_BOOK: 'asked', ...environment },
  });

/** Starts the built server and waits until it listens. */
export const startServer = async (environment: Record<string, string>): Promise<ServerProcess> => {
  const child = launch(environment);
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString();
      const [, listening] = /listens on (http\S+)/.exec(said) ?? [];
      if (listening !== undefined) resolve(listening);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`The server ended before it listened: ${said}`)));
  });
  return { url, process: child, said: () => said };
};

/** Sends a signal and waits for the end; answers the exit code, null after a kill. */
export const stopServer = async ({ process: child }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> => {
  child.kill(signal);
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
};
