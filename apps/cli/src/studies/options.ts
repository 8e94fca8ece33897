import type { Command } from 'commander';
import type { StudyOptions } from '../commands/study.js';
import { STORE, type Outcome } from '../outcome.js';

const inStore = (command: Command): Command =>
  command
    .option('--data <folder>', 'folder of the store')
    .option(...STORE)
    .option('--json', 'print JSON');

const addReading = (study: Command, outcome: Outcome): void => {
  inStore(study.command('list').description('list the studies of a store, or of one match'))
    .argument('[match]', 'the id of the match')
    .action((match: string | undefined, options: StudyOptions) => {
      outcome.run = async (io) => (await import('../commands/study.js')).listStudies(match, options, io);
    });
  inStore(study.command('export').description('write a study as a file'))
    .argument('<study>', 'the id of the study')
    .option('--out <file>', 'the file to write')
    .action((id: string, options: StudyOptions) => {
      outcome.run = async (io) => (await import('../commands/study.js')).exportStudy(id, options, io);
    });
};

const addWriting = (study: Command, outcome: Outcome): void => {
  inStore(study.command('new').description('begin a study of a match'))
    .argument('<match>', 'the id of the match')
    .option('--title <title>', 'what it is called')
    .option('--as <name>', 'who writes')
    .action((match: string, options: StudyOptions) => {
      outcome.run = async (io) => (await import('../commands/study.js')).newStudy(match, options, io);
    });
  inStore(study.command('import').description('take the study of a file into a store, under an id of its own'))
    .argument('<file>', 'a file that the page or "study export" has written')
    .option('--match <match>', 'the match that it is of, where that has another id here')
    .option('--as <name>', 'who writes')
    .action((file: string, options: StudyOptions) => {
      outcome.run = async (io) => (await import('../commands/study.js')).importStudy(file, options, io);
    });
  inStore(study.command('note').description("write a note at a step of the study's match"))
    .argument('<study>', 'the id of the study')
    .argument('<words...>', 'the note')
    .option('--at <revision>', 'the step')
    .option('--as <name>', 'who writes')
    .option('--private', 'for those alone who may write')
    .action((id: string, words: readonly string[], options: StudyOptions) => {
      outcome.run = async () => (await import('../commands/study.js')).noteInStudy(id, words, options);
    });
};

/** Adds what is said of matches beside their tapes: listing, exporting and importing studies, and notes. */
export const addStudies = (program: Command, outcome: Outcome): void => {
  const study = program.command('study').description('notes, branches and chapters beside the tapes of a store');
  addReading(study, outcome);
  addWriting(study, outcome);
};
