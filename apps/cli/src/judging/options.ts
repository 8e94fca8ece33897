import { Option, type Command } from 'commander';
import type { AuditCommandOptions } from '../commands/audit.js';
import type { ReportOptions } from '../commands/report.js';
import type { RewindPlanOptions } from '../commands/rewind-plan.js';
import type { OrderingOptions } from './ordering.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { STORE, tapeCommand, type Outcome } from '../outcome.js';

const addAudit = (program: Command, outcome: Outcome): void => {
  tapeCommand(program, 'audit', 'list where a match left the rules, what was legal instead, and what followed')
    .option('--edition <edition>', "the edition that decides; the match's own unless told")
    .option('--viewer <who>', 'recorder, public, or a player')
    .addOption(new Option('--format <format>', 'for people').choices(['text', 'md']).default('text'))
    .action((tape: string, options: AuditCommandOptions) => {
      outcome.run = async (io) => (await import('../commands/audit.js')).audit(tape, options, io);
    });
};

const addReport = (program: Command, outcome: Outcome): void => {
  tapeCommand(program, 'report', 'tell what an organiser keeps of a match: disputes, penalties, rewinds, times')
    .option('--viewer <who>', 'recorder, public, or a player')
    .addOption(
      new Option('--format <format>', 'a page, or the penalties as a table').choices(['md', 'csv']).default('md'),
    )
    .action((tape: string, options: ReportOptions) => {
      outcome.run = async (io) => (await import('../commands/report.js')).report(tape, options, io);
    });
};

const addRewindPlan = (program: Command, outcome: Outcome): void => {
  tapeCommand(program, 'rewind-plan', 'tell what setting a match back would undo, who may order it, and how it is done')
    .requiredOption('--to <play>', 'number of the first play to be undone')
    .option('--viewer <who>', 'recorder, public, or a player')
    .addOption(new Option('--format <format>', 'for people').choices(['text', 'md']).default('text'))
    .action((tape: string, options: RewindPlanOptions) => {
      outcome.run = async (io) => (await import('../commands/rewind-plan.js')).rewindPlan(tape, options, io);
    });
};

const addJudge = (program: Command, outcome: Outcome): void => {
  program
    .command('judge')
    .description('list the disputes of a match; take them on by lines as a tape file has them')
    .argument('<tape>', 'a .tape file, or a match id with --data or --store; to list, any tape')
    .argument('[line...]', 'steps, each in quotation marks: "called about play 12 by Ana: why"')
    .option('--data <folder>', 'folder of the store that the match is in')
    .option(...STORE)
    .option('--viewer <who>', 'recorder, public, or a player')
    .option('--json', 'print JSON')
    .action((tape: string, lines: readonly string[], options: Omit<OrderingOptions, 'steps'>) => {
      outcome.run = async (io) => (await import('../commands/judge.js')).judge(tape, { ...options, steps: lines }, io);
    });
};

const addCalls = (program: Command, outcome: Outcome): void => {
  program
    .command('calls')
    .description("list the open calls of a store's matches, the oldest first")
    .option('--data <folder>', 'folder of the store')
    .option(...STORE)
    .option('--json', 'print JSON')
    .action((options: StoreWish & { readonly json?: boolean }) => {
      outcome.run = async (io) => (await import('../commands/calls.js')).calls(options, io);
    });
};

const addWarnings = (program: Command, outcome: Outcome): void => {
  program
    .command('warnings')
    .description('tell what the players of a match were warned for in other matches of its event')
    .argument('<match>', 'id of the match')
    .option('--data <folder>', 'folder of the store')
    .option(...STORE)
    .option('--json', 'print JSON')
    .action((match: string, options: StoreWish & { readonly json?: boolean }) => {
      outcome.run = async (io) => (await import('../commands/warnings.js')).warnings(match, options, io);
    });
};

const addMatch = (program: Command, outcome: Outcome): void => {
  program
    .command('match')
    .description(
      'tell the clock of the round, the score and the result slip; order about them by lines as a tape file has them',
    )
    .argument('<tape>', 'a .tape file, or a match id with --data or --store; to tell, any tape')
    .argument('[line...]', 'each in quotation marks: "clock started with 50 minutes by judge Kim"')
    .option('--data <folder>', 'folder of the store that the match is in')
    .option(...STORE)
    .option('--viewer <who>', 'recorder, public, or a player')
    .option('--json', 'print JSON')
    .action((tape: string, lines: readonly string[], options: Omit<OrderingOptions, 'steps'>) => {
      outcome.run = async (io) => (await import('../commands/match.js')).match(tape, { ...options, steps: lines }, io);
    });
};

const addTakeBack = (program: Command, outcome: Outcome): void => {
  program
    .command('take-back')
    .description('list what was taken back as it was misheard; take plays back by lines as a tape file has them')
    .argument('<tape>', 'a .tape file, or a match id with --data or --store; to list, any tape')
    .argument('[line...]', 'each in quotation marks: "last play", "play 12: it was Vex"')
    .option('--data <folder>', 'folder of the store that the match is in')
    .option(...STORE)
    .option('--viewer <who>', 'recorder, public, or a player')
    .option('--json', 'print JSON')
    .action((tape: string, lines: readonly string[], options: Omit<OrderingOptions, 'steps'>) => {
      outcome.run = async (io) =>
        (await import('../commands/take-back.js')).takeBack(tape, { ...options, steps: lines }, io);
    });
};

/** The commands of judges and organisers, and of a scribe who misheard: what was irregular, disputes, rewinds, the report. */
export const addJudging = (program: Command, outcome: Outcome): void => {
  addAudit(program, outcome);
  addCalls(program, outcome);
  addWarnings(program, outcome);
  addJudge(program, outcome);
  addMatch(program, outcome);
  addTakeBack(program, outcome);
  addRewindPlan(program, outcome);
  addReport(program, outcome);
};
