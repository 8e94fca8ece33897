import { Option, type Command } from 'commander';
import type { EventNewOptions } from '../commands/event-new.js';
import type { EraseOptions } from '../commands/erase.js';
import type { EventDelayOptions } from '../commands/event-order.js';
import type { EventPairingsOptions } from '../commands/event-pairings.js';
import { STORE, type Outcome } from '../outcome.js';
import type { StoreWish } from '../tapes/store-wish.js';

type Json = StoreWish & { readonly json?: boolean };

const verb = (event: Command, name: string, description: string): Command =>
  event
    .command(name)
    .description(description)
    .option('--data <folder>', 'folder of the store')
    .option(...STORE)
    .option('--json', 'print JSON');

const addOpening = (event: Command, outcome: Outcome): void => {
  verb(event, 'new', 'open an event')
    .argument('<title>', 'its title, which everybody may read')
    .option('--id <event>', 'its id; made of the title unless told')
    .option('--game <game>', 'the game; the first one installed unless told')
    .option('--mode <mode>', 'mode of play; the first of the game unless told')
    .option('--edition <edition>', 'the edition that decides; the newest unless told')
    .option('--level <level>', 'casual, competitive or professional')
    .option('--rounds <count>', 'how many rounds', '5')
    .option('--tables <count>', 'how many tables', '16')
    .option('--minutes <count>', 'minutes of a round', '50')
    .option(
      '--delay <minutes>',
      'minutes by which the audience sees its matches late, seconds as "90 s", or after-game',
      '0',
    )
    .action((title: string, options: EventNewOptions) => {
      outcome.run = async (io) => (await import('../commands/event-new.js')).eventNew(title, options, io);
    });
  verb(event, 'list', 'list the events of a store').action((options: Json) => {
    outcome.run = async (io) => (await import('../commands/event-show.js')).eventList(options, io);
  });
  verb(event, 'show', 'show the rounds, tables and results of an event')
    .argument('<event>', 'its id')
    .action((id: string, options: Json) => {
      outcome.run = async (io) => (await import('../commands/event-show.js')).eventShow(id, options, io);
    });
};

const addOrders = (event: Command, outcome: Outcome): void => {
  verb(event, 'pairings', 'bring the pairings of a round in from a file of PurpleFox, Carde.io, Melee, TOM, or a CSV')
    .argument('<event>', 'its id')
    .argument('<file>', 'the list; - for the input')
    .requiredOption('--round <number>', 'the round')
    .option('--format <format>', 'purplefox, carde, melee, tom or csv; told by the look of the file unless told')
    .option('--preview', 'only tell what would be added, changed and left')
    .option('--despite', 'leave rows out that cannot be read')
    .action((id: string, file: string, options: EventPairingsOptions) => {
      outcome.run = async (io) =>
        (await import('../commands/event-pairings.js')).eventPairings({ id, file }, options, io);
    });
  verb(event, 'round', 'start, pause or close a round, let its clock run on, or call time')
    .argument('<event>', 'its id')
    .argument('<round>', 'its number')
    .argument('<what>', 'start, pause, run-on, time or close')
    .option('--minutes <count>', 'of start: those of the event unless told')
    // oxlint-disable-next-line max-params -- commander gives one for each argument
    .action((id: string, round: string, what: string, options: Json & { readonly minutes?: string }) => {
      outcome.run = async (io) =>
        (await import('../commands/event-order.js')).eventRound({ id, round, what }, options, io);
    });
  verb(event, 'table', 'settle the result of a table')
    .argument('<event>', 'its id')
    .argument('<round>', 'the round')
    .argument('<table>', 'the table')
    .argument('<result>', 'games won by each side and drawn ones: 2-1, 1-1-1')
    .addOption(
      new Option('--ending <how>', 'how it ended')
        .choices(['played', 'intentional-draw', 'no-show', 'double-loss'])
        .default('played'),
    )
    // oxlint-disable-next-line max-params -- commander gives one for each argument
    .action((id: string, round: string, table: string, result: string, options: Json & { readonly ending: string }) => {
      outcome.run = async (io) =>
        (await import('../commands/event-order.js')).eventTable({ id, round, table, result }, options, io);
    });
};

const addDelay = (event: Command, outcome: Outcome): void => {
  verb(event, 'delay', 'settle how late the audience sees the matches of an event, a round or a table')
    .argument('<event>', 'its id')
    .argument(
      '<delay>',
      'minutes; seconds as "90 s"; after-game; or wider, for what the event or the round has settled',
    )
    .option('--round <number>', 'of this round alone')
    .option('--table <number>', 'of this table alone: in every round unless one is named')
    .action((id: string, delay: string, options: EventDelayOptions) => {
      outcome.run = async (io) => (await import('../commands/event-order.js')).eventDelay({ id, delay }, options, io);
    });
};

const addErasing = (event: Command, outcome: Outcome): void => {
  verb(event, 'erase', 'erase the name of a player, or of everybody, from an event, its tapes and their studies')
    .argument('<event>', 'its id')
    .option('--player <name>', 'whose, by the name or the id')
    .option('--everybody', 'all players and officials, and all words')
    .action((id: string, options: EraseOptions) => {
      outcome.run = async (io) => (await import('../commands/event-erase.js')).eraseEvent(id, options, io);
    });
};

const addReports = (event: Command, outcome: Outcome): void => {
  verb(event, 'results', 'print the results of a round in the fields of the system that takes them')
    .argument('<event>', 'its id')
    .argument('<round>', 'its number')
    .addOption(
      new Option('--format <format>', 'the format').choices(['purplefox', 'carde', 'csv', 'json']).default('csv'),
    )
    .action((id: string, round: string, options: Json & { readonly format: string }) => {
      outcome.run = async (io) =>
        (await import('../commands/event-reports.js')).eventResults({ id, round }, options, io);
    });
  verb(event, 'penalties', 'print the penalties of an event as the table that judges know')
    .argument('<event>', 'its id')
    .action((id: string, options: Json) => {
      outcome.run = async (io) => (await import('../commands/event-reports.js')).eventPenalties(id, options, io);
    });
  verb(event, 'report', 'print when a round was posted, begun, called and over, and what it waited for')
    .argument('<event>', 'its id')
    .argument('<round>', 'its number')
    .action((id: string, round: string, options: Json) => {
      outcome.run = async (io) =>
        (await import('../commands/event-reports.js')).eventReport({ id, round }, options, io);
    });
};

/** The commands about the desk of an event. */
export const addEvents = (program: Command, outcome: Outcome): void => {
  const event = program
    .command('event')
    .description('run an event: its pairings, rounds, results, penalties and times');
  addOpening(event, outcome);
  addOrders(event, outcome);
  addDelay(event, outcome);
  addErasing(event, outcome);
  addReports(event, outcome);
};
