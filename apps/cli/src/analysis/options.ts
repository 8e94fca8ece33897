import { Option, type Command } from 'commander';
import { ANALYSIS_TABLES } from '#projections';
import type { AnalyseOptions } from '../commands/analyse.js';
import type { SearchOptions } from '../commands/search.js';
import { STORE, tapeCommand, type Outcome } from '../outcome.js';

/** Adds the commands that tell of matches in numbers, and find steps in all of them. */
export const addAnalysis = (program: Command, outcome: Outcome): void => {
  tapeCommand(program, 'analyse', 'tell a match in numbers: by turn, play and chain, and the moments that stand out')
    .option('--viewer <who>', 'recorder, public, or a player')
    .addOption(new Option('--table <table>', 'the table to write as CSV').choices(ANALYSIS_TABLES).default('turns'))
    .addOption(new Option('--format <format>', 'for people, or a table').choices(['text', 'csv']).default('text'))
    .action((tape: string, options: AnalyseOptions) => {
      outcome.run = async (io) => (await import('../commands/analyse.js')).analyse(tape, options, io);
    });
  program
    .command('search')
    .description(
      'find steps of all tapes in a store: card:Defy answers:"Void Seeker" rule:346 finding:illegal player:Ana result:win',
    )
    .argument(
      '<words...>',
      'what is looked for, in quotation marks; "Defy in answer to Void Seeker" says a chain in words',
    )
    .option('--data <folder>', 'folder of the store')
    .option(...STORE)
    .option('--limit <matches>', 'matches that are listed at most', '50')
    .option('--public', 'look for what is known to everybody alone')
    .option('--json', 'print JSON')
    .action((words: readonly string[], options: SearchOptions) => {
      outcome.run = async (io) => (await import('../commands/search.js')).search(words, options, io);
    });
};
