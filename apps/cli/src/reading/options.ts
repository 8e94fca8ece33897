import type { Command } from 'commander';
import type { CompareOptions } from '../commands/compare.js';
import { tapeCommand, type Outcome } from '../outcome.js';

const addLegal = (program: Command, outcome: Outcome): void => {
  tapeCommand(program, 'legal', 'list what players may do, and what not and why; or judge one line')
    .option('--at <revision>', 'the last one unless told otherwise')
    .option('--line <line>', 'whether this line is legal there, why, and what would follow; nothing is recorded')
    .option('--seat <player>', 'one player only')
    .option('--viewer <who>', 'recorder, or the player who asks')
    .action((tape: string, options: object) => {
      outcome.run = async (io) => (await import('../commands/legal.js')).legal(tape, options, io);
    });
};

const addCompare = (program: Command, outcome: Outcome): void => {
  tapeCommand(program, 'compare', 'tell what is different on the table between any two steps')
    .requiredOption('--with <revision>', 'the step that it is compared with')
    .option('--at <revision>', 'the last one unless told otherwise')
    .option('--viewer <who>', 'recorder, public, or a player')
    .action((tape: string, options: CompareOptions) => {
      outcome.run = async (io) => (await import('../commands/compare.js')).compare(tape, options, io);
    });
};

/** Adds what is asked about steps of a tape: what is legal there, and how two of them differ. */
export const addAsking = (program: Command, outcome: Outcome): void => {
  addLegal(program, outcome);
  addCompare(program, outcome);
};
