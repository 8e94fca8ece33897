import type { Command } from 'commander';
import type { EraseOptions } from '../commands/erase.js';
import { STORE, type Outcome } from '../outcome.js';

/** The command that erases names. */
export const addErase = (program: Command, outcome: Outcome): void => {
  program
    .command('erase')
    .description(
      'erase the name and the notes of a player, or of everybody, from a match; what is left verifies as before',
    )
    .argument('<match>', 'the id of the match in the store')
    .option('--player <name>', 'whose; after a name is erased its player is called "Player A" and so on')
    .option('--everybody', 'all players and officials, and all notes')
    .option('--data <folder>', 'folder of the store')
    .option(...STORE)
    .option('--json', 'print JSON')
    .action((match: string, options: EraseOptions) => {
      outcome.run = async (io) => (await import('../commands/erase.js')).erase(match, options, io);
    });
};
