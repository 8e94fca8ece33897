import type { ExitCode, Io } from './io.js';

type Action = (io: Io) => Promise<ExitCode> | ExitCode;

/** What a command line comes to: the command that it names, which is run once all of it has been read. */
export interface Outcome {
  run: Action | null;
}

/** The option that names a store, as MATCHTAPE_STORE does. */
export const STORE = ['--store <store>', 'the store: sqlite, sqlite:PATH, or kurrentdb://HOST:PORT?...'] as const;
