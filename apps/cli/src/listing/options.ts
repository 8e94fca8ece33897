import { Option, type Command } from 'commander';
import { LIST_ORDERS } from '#projections';
import type { ListOptions } from '../commands/list.js';
import { STORE, type Outcome } from '../outcome.js';

/** Adds the command that lists the matches of a store. */
export const addList = (program: Command, outcome: Outcome): void => {
  program
    .command('list')
    .description('list the matches of a store: players and decks, event, day, result, plays, findings')
    .argument('[words...]', 'words that stand in the names of players, event, decks, game or mode, or the id')
    .option('--data <folder>', 'folder of the store')
    .option(...STORE)
    .option('--player <name>', 'part of the name of a player')
    .option('--result <result>', 'win, loss (of the player named), draw, or open')
    .option('--brought <card>', 'part of the name of a legend or a battlefield')
    .option('--event <name>', 'part of the name of an event')
    .option('--game <game>', 'id of a game')
    .option('--mode <mode>', 'mode of play')
    .option('--edition <edition>', 'part of the id of an edition of the rules')
    .option('--since <day>', 'opened on this day or later: 2026-05-01')
    .option('--until <day>', 'opened on this day or before')
    .addOption(new Option('--findings <findings>', 'with findings or without').choices(['some', 'none']))
    .addOption(new Option('--sort <order>', 'the order').choices(LIST_ORDERS).default('newest'))
    .option('--limit <matches>', 'matches that are listed at most')
    .option('--ids', 'the ids alone, in the order in which the matches were opened')
    .option('--json', 'print JSON')
    .action((words: readonly string[], options: ListOptions) => {
      outcome.run = async (io) => (await import('../commands/list.js')).list(words, options, io);
    });
};
