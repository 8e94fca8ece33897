import type { Command } from 'commander';
import type { ImportOptions } from '../commands/import.js';
import { STORE, type Outcome } from '../outcome.js';

/** Adds the command that reads what other recorders wrote. */
export const addImport = (program: Command, outcome: Outcome): void => {
  program
    .command('import')
    .description('read a match that another recorder wrote (.ratlas.json, RiftLite replay V2) into a tape, as played')
    .argument('<file>', 'the file of the other recorder')
    .option('--out <file>', 'write the tape as JSON')
    .option('--tape <file>', 'write it as a tape file')
    .option('--data <folder>', 'append the match to the store in this folder')
    .option(...STORE)
    .option('--id <match>', 'id of the match in the store; the name of the file unless told otherwise')
    .option('--json', 'print JSON')
    .action((file: string, options: ImportOptions) => {
      outcome.run = async (io) => (await import('../commands/import.js')).importFile(file, options, io);
    });
};
