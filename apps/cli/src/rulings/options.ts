import type { Command } from 'commander';
import type { NewRulingOptions } from '../commands/new-ruling.js';
import type { RulingsOptions } from '../commands/rulings.js';
import { STORE, type Outcome } from '../outcome.js';

/** The command that runs rulings, or begins one. */
export const addRulings = (program: Command, outcome: Outcome): void => {
  program
    .command('rulings')
    .description('run ruling files and say where one comes out otherwise')
    .argument('[files...]', 'files, cases of them (FILE.yaml#2), or folders; the folder rulings unless told')
    .option('--tape <folder>', 'write the tape of every case into this folder')
    .option('--new <question>', 'begin a ruling on this question, in the file that is named, or printed where none is')
    .option('--from <tape>', 'begin it at the table of this tape: a file, a case of a ruling, or a match id')
    .option('--at <revision>', 'of that tape, the last one unless told otherwise')
    .option('--viewer <who>', 'as recorder, public, or a player knows that table')
    .option('--game <game>', 'the game of a ruling that begins at no tape')
    .option('--data <folder>', 'folder of the store that the match is in')
    .option(...STORE)
    .option('--json', 'print JSON')
    .action((files: readonly string[], options: RulingsOptions & Partial<NewRulingOptions>) => {
      const { new: question } = options;
      outcome.run = async (io) =>
        question === undefined
          ? (await import('../commands/rulings.js')).rulings(files, options, io)
          : (await import('../commands/new-ruling.js')).newRuling(files, { ...options, new: question }, io);
    });
};
