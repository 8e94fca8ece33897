import type { Command } from 'commander';
import type { JudgeOptions } from '../commands/judge.js';
import { STORE, type Outcome } from '../outcome.js';

/** The command that shows the disputes of a match and takes them on. */
export const addJudging = (program: Command, outcome: Outcome): void => {
  program
    .command('judge')
    .description('list the disputes of a match; take them on by lines as a tape file has them')
    .argument('<tape>', 'a .tape file, or a match id with --data or --store; to list, any tape')
    .argument('[line...]', 'steps, each in quotation marks: "called about play 12 by Ana: why"')
    .option('--data <folder>', 'folder of the store that the match is in')
    .option(...STORE)
    .option('--viewer <who>', 'recorder, public, or a player')
    .option('--json', 'print JSON')
    .action((tape: string, lines: readonly string[], options: Omit<JudgeOptions, 'steps'>) => {
      outcome.run = async (io) => (await import('../commands/judge.js')).judge(tape, { ...options, steps: lines }, io);
    });
};
