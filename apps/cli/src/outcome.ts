import type { Command } from 'commander';
import type { ExitCode, Io } from './io.js';

type Action = (io: Io) => Promise<ExitCode> | ExitCode;

/** What a command line comes to: the command that it names, which is run once all of it has been read. */
export interface Outcome {
  run: Action | null;
}

/** Gathers an option that may be given more than once. */
export const several = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** The option that names a store, as MATCHTAPE_STORE does. */
export const STORE = ['--store <store>', 'the store: sqlite, sqlite:PATH, or kurrentdb://HOST:PORT?...'] as const;

/** A command about one tape: a file, a case of a ruling, or a match of a store. */
export const tapeCommand = (program: Command, name: string, description: string): Command =>
  program
    .command(name)
    .description(description)
    .argument(
      '<tape>',
      'a .tape or .json file, a case of a ruling (FILE.yaml#2), - for the input, or a match id with --data or --store',
    )
    .option('--data <folder>', 'folder of the store that the match is in')
    .option(...STORE)
    .option('--json', 'print JSON');
