import { Command, Option } from 'commander';
import type { CardOptions } from './commands/card.js';
import type { KeyOptions } from './commands/key.js';
import type { LinkOptions } from './commands/link.js';
import type { MigrateOptions } from './commands/migrate.js';
import type { RandomOptions } from './commands/random.js';
import type { RuleOptions } from './commands/rule.js';
import type { VerifyOptions } from './commands/verify.js';
import { EXIT, type ExitCode, type Io } from './io.js';
import { tellFault } from './telling-faults.js';
import { several, STORE, tapeCommand, type Outcome } from './outcome.js';
import { addEvents } from './events/options.js';
import { addAnalysis } from './analysis/options.js';
import { addErase } from './erasing/options.js';
import { addList } from './listing/options.js';
import { addJudging } from './judging/options.js';
import { addLog } from './log/options.js';
import { addAsking } from './reading/options.js';
import { addImport } from './importing/options.js';
import { addStudies } from './studies/options.js';
import { addRulings } from './rulings/options.js';

const addVerify = (program: Command, outcome: Outcome): void => {
  program
    .command('verify')
    .description('check a tape or a store against its chain, decide every play again, list what differs')
    .argument('[tape]', 'a .tape or .json file, a case of a ruling (FILE.yaml#2), - for the input, or a match id')
    .option('--data <folder>', 'folder of the store')
    .option(...STORE)
    .option('--all', 'decide every match of the store again, and compare the kept views')
    .option('--views', 'compare the kept views of the store with its matches')
    .option('--heads', 'print the head of every match and of the whole store, to keep them elsewhere')
    .option('--out <file>', 'write the heads into this file')
    .option('--against <file>', 'compare with heads that were written before')
    .option('--head <head>', 'compare with a head on a slip: MATCH:REVISION:HASH, or EVENTS:DIGEST', several, [])
    .option('--checkpoint <file>', 'hold a tape against a signed checkpoint of the log, or a proof with one in it')
    .option(
      '--proof <file>',
      'the proof that the match stands in that checkpoint; may be given more than once',
      several,
      [],
    )
    .option(
      '--key <key>',
      'the key of the log, or of a machine that cosigned; may be given more than once',
      several,
      [],
    )
    .option('--edition <edition>', 'decide every play of a tape by this edition, and list what comes out otherwise')
    .option('--json', 'print JSON')
    .action((tape: string | undefined, options: VerifyOptions) => {
      outcome.run = async (io) => (await import('./commands/verify.js')).verify(tape ?? null, options, io);
    });
};

const addReading = (program: Command, outcome: Outcome): void => {
  tapeCommand(program, 'replay', 'step through a tape, by keys on a terminal')
    .option('--viewer <who>', 'recorder, public, or a player')
    .action((tape: string, options: object) => {
      outcome.run = async (io) => (await import('./commands/replay.js')).replay(tape, options, io);
    });
  tapeCommand(program, 'show', 'show the table at a revision')
    .option('--at <revision>', 'the last one unless told otherwise')
    .option('--viewer <who>', 'recorder, public, or a player')
    .action((tape: string, options: object) => {
      outcome.run = async (io) => (await import('./commands/show.js')).show(tape, options, io);
    });
  addAsking(program, outcome);
  addVerify(program, outcome);
  addJudging(program, outcome);
  addAnalysis(program, outcome);
  tapeCommand(program, 'export', 'write a tape in another format')
    .addOption(
      new Option('--format <format>', 'the format')
        .choices(['json', 'events', 'lines', 'tape', 'timeline', 'csv', 'csv-events', 'text', 'html', 'svg'])
        .default('json'),
    )
    .option('--out <file>', 'the file to write')
    .option('--viewer <who>', 'recorder, public, or a player')
    .option('--at <revision>', 'the step that a page (html) begins at, or a picture (svg) is of')
    .action((tape: string, options: { readonly format: string }) => {
      outcome.run = async (io) => (await import('./commands/export.js')).exportTape(tape, options, io);
    });
};

const addRecording = (program: Command, outcome: Outcome): void => {
  program
    .command('record')
    .description('record a tape file, or without one at a prompt')
    .argument('[file]', 'the tape file; - for the input')
    .option('--out <file>', 'write the tape as JSON (a file), or as a tape file (at the prompt)')
    .option('--data <folder>', 'append the match to the store in this folder')
    .option(...STORE)
    .option('--id <match>', 'id of the match in the store; the name of the file unless told otherwise')
    .option('--continue', 'go on at the prompt where the file ends, and write on in it')
    .option('--json', 'print JSON')
    .action((file: string | undefined, options: { readonly continue?: boolean; readonly out?: string }) => {
      outcome.run = async (io) => {
        if (file !== undefined && !options.continue)
          return (await import('./commands/record.js')).record(file, options, io);
        return (await import('./commands/prompt.js')).prompt(file ?? null, options, io);
      };
    });
  program
    .command('random')
    .description('play whole games by chance and watch every law at every step')
    .option('--deck <file>', 'a deck list, once for each player; drawn by the seed unless told', several, [])
    .option('--seed <number>', 'seed of the first game', '1')
    .option('--games <count>', 'how many games, each with the next seed', '1')
    .option('--mode <mode>', 'mode of play')
    .option('--edition <edition>', 'the edition that decides; the newest unless told')
    .option('--game <game>', 'the game; the first one installed unless told')
    .option('--save <folder>', 'write every tape into this folder')
    .option('--json', 'print JSON')
    .action((options: RandomOptions) => {
      outcome.run = async (io) => (await import('./commands/random.js')).random(options, io);
    });
};

const addStores = (program: Command, outcome: Outcome): void => {
  program
    .command('backup')
    .description('copy a store into one file while servers record into it, and check the copy')
    .argument('<file>', 'the file to write; it must not be there')
    .option('--data <folder>', 'folder of the store')
    .option(...STORE)
    .option('--json', 'print JSON')
    .action((file: string, options: object) => {
      outcome.run = async (io) => (await import('./commands/backup.js')).backup(file, options, io);
    });
  program
    .command('migrate')
    .description('move all tapes of a store into another one, hashes and all, and compare the two')
    .requiredOption('--from <store>', 'the store to read: sqlite:PATH or kurrentdb://HOST:PORT?...')
    .requiredOption('--to <store>', 'the store to write, named so too')
    .option('--verify-only', 'write nothing, only compare')
    .option('--json', 'print JSON')
    .action((options: MigrateOptions) => {
      outcome.run = async (io) => (await import('./commands/migrate.js')).migrate(options, io);
    });
};

const addKeys = (program: Command, outcome: Outcome): void => {
  program
    .command('key')
    .description('make a key that lets its holder record on the server of a data folder, and print it as a link')
    .option('--data <folder>', 'the data folder of the server (MATCHTAPE_DATA)', 'data')
    .option('--url <address>', 'where browsers reach the server', 'http://127.0.0.1:4680/')
    .option('--revoke', 'shut out every key and browser that was let in before')
    .option('--json', 'print JSON')
    .action((options: KeyOptions) => {
      outcome.run = async (io) => (await import('./commands/key.js')).key(options, io);
    });
  program
    .command('link')
    .description('make a link for a role at tables of an event, which lets a device in once; list links; revoke one')
    .option('--data <folder>', 'the data folder of the server (MATCHTAPE_DATA)')
    .option(...STORE)
    .option('--role <role>', 'organiser, head-judge, appeals-judge, judge, scribe, caster or player')
    .option('--event <name>', 'the event, as the header of its matches names it; every one unless told')
    .option('--table <name>', 'a table there; may be given more than once; all unless told', several, [])
    .option('--seat <number>', 'of a player: 1 is the first seat')
    .option('--devices <number>', 'how many devices it lets in', '1')
    .option('--expires <time>', 'how long it lives: 8h, 3d', '24h')
    .option('--pin <digits>', 'asked for besides; made by chance for an organiser and a head judge')
    .option('--token', 'a key for a program, instead of a link for a device')
    .option('--list', 'list the links that are alive, with their devices')
    .option('--revoke <id>', 'end a link, and everybody who came by it')
    .option('--url <address>', 'where browsers reach the server', 'http://127.0.0.1:4680/')
    .option('--qr', 'print it as a QR code besides')
    .option('--json', 'print JSON')
    .action((options: LinkOptions) => {
      outcome.run = async (io) => (await import('./commands/link.js')).link(options, io);
    });
};

const addCards = (program: Command, outcome: Outcome): void => {
  program
    .command('card')
    .description('say what a card is, what its encoding does, and which rulings name it')
    .argument('<name...>', 'the name, the beginning of it, or an id')
    .option('--game <game>', 'the game; all that are installed unless told')
    .option('--json', 'print JSON')
    .action((name: readonly string[], options: CardOptions) => {
      outcome.run = async (io) => (await import('./commands/card.js')).card(name, options, io);
    });
};

const addRules = (program: Command, outcome: Outcome): void => {
  program
    .command('rule')
    .description('say where a rule stands in every edition, what builds it, and which rulings name it')
    .argument('<rule...>', 'its number, its key, or words of its heading')
    .option('--edition <edition>', 'the document that the number is of; the newest that has it unless told')
    .option('--json', 'print JSON')
    .action((words: readonly string[], options: RuleOptions) => {
      outcome.run = async (io) => (await import('./commands/rule.js')).rule(words, options, io);
    });
};

const makeProgram = (io: Io, outcome: Outcome): Command => {
  const program = new Command('matchtape')
    .description('Record card matches and step through them.')
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showHelpAfterError('Run "matchtape help" for the commands.');
  program.configureHelp({ showGlobalOptions: true });
  addRecording(program, outcome);
  addImport(program, outcome);
  addList(program, outcome);
  addStores(program, outcome);
  addReading(program, outcome);
  addRulings(program, outcome);
  addCards(program, outcome);
  addRules(program, outcome);
  addStudies(program, outcome);
  addErase(program, outcome);
  addKeys(program, outcome);
  addLog(program, outcome);
  addEvents(program, outcome);
  for (const command of program.commands)
    command.exitOverride().configureOutput({ writeOut: io.out, writeErr: io.err });
  return program;
};

/** Runs the command line: answers the exit code. `args` are what stands behind the program's name. */
export const runCli = async (args: readonly string[], io: Io): Promise<ExitCode> => {
  const outcome: Outcome = { run: null };
  try {
    await makeProgram(io, outcome).parseAsync(args, { from: 'user' });
    return outcome.run === null ? EXIT.well : await outcome.run(io);
  } catch (error) {
    return tellFault(error, args.includes('--json'), io);
  }
};
