import type { Command } from 'commander';
import { type Outcome, several, STORE } from '../outcome.js';
import type { CheckpointWish } from './checkpoint.js';
import type { KeyedWish } from './cosign.js';
import type { KeysWish } from './keys.js';
import type { ProveWish } from './prove.js';
import type { LogWish } from './wish.js';

const OUT = ['--out <file>', 'write it into this file'] as const;

const verb = (log: Command, name: string, description: string): Command =>
  log
    .command(name)
    .description(description)
    .option('--data <folder>', 'the data folder of the server, which the log is kept in', 'data')
    .option('--json', 'print JSON');

const addSigning = (log: Command, outcome: Outcome): void => {
  verb(log, 'keys', 'list the keys of the log as verifiers need them; make, exchange or end one')
    .option('--make <name>', 'begin a log: its first key, and its name for good, such as tape.example.org')
    .option('--cosigner <name>', 'make a key to cosign the logs of others with, on a machine of its own')
    .option('--rotate', 'make another key of the same name; from then on both sign')
    .option('--retire <id>', 'end a key, by its eight digits: it signs nothing more')
    .action((wish: KeysWish) => {
      outcome.run = async (io) => (await import('./keys.js')).logKeys(wish, io);
    });
  verb(log, 'checkpoint', 'log what was closed in the store, sign a checkpoint and print it')
    .option(...STORE)
    .option('--match <id>', 'log this match as it is now, too; may be given more than once', several, [])
    .option(
      '--since <size>',
      'print what another machine needs to cosign it, which saw this size last; 0 for the first time',
    )
    .option(...OUT)
    .action((wish: CheckpointWish) => {
      outcome.run = async (io) => (await import('./checkpoint.js')).logCheckpoint(wish, io);
    });
};

const addReading = (log: Command, outcome: Outcome): void => {
  verb(log, 'prove', 'print the proof that a match stands in the log; verify takes it offline')
    .argument('<match>', 'id of the match')
    .option('--revision <revision>', 'the head at this event; the newest one that is logged unless told')
    .option('--size <size>', 'by the checkpoint that was published at this size; the newest unless told')
    .option(...OUT)
    .action((match: string, wish: ProveWish) => {
      outcome.run = async (io) => (await import('./prove.js')).logProve(match, wish, io);
    });
  verb(log, 'check', 'hold the log against everything that it has signed, and the store against the log')
    .option(...STORE)
    .action((wish: LogWish) => {
      outcome.run = async (io) => (await import('./check.js')).logCheck(wish, io);
    });
};

const addCosigning = (log: Command, outcome: Outcome): void => {
  verb(log, 'cosign', 'on another machine: cosign a checkpoint, if it goes on from everything that was seen here')
    .argument('<file>', 'what "log checkpoint --since SIZE" has printed; - for the input')
    .option('--key <key>', 'the key of the log, as "log keys" prints it', several, [])
    .option(...OUT)
    .action((file: string, wish: KeyedWish) => {
      outcome.run = async (io) => (await import('./cosign.js')).logCosign(file, wish, io);
    });
  verb(log, 'accept', 'take the cosignature of another machine into the published checkpoint')
    .argument('<file>', 'what "log cosign" has printed; - for the input')
    .option('--key <key>', 'the key of the machine that cosigned', several, [])
    .option(...OUT)
    .action((file: string, wish: KeyedWish) => {
      outcome.run = async (io) => (await import('./cosign.js')).logAccept(file, wish, io);
    });
};

/** The commands of the log of heads. */
export const addLog = (program: Command, outcome: Outcome): void => {
  const log = program
    .command('log')
    .description('keep a signed log of the heads of matches, and prove by it that a tape was not altered');
  addSigning(log, outcome);
  addReading(log, outcome);
  addCosigning(log, outcome);
};
