import { EventStoreError, type EventStore } from '#event-store';
import { nameOfPlace, openPlace, type OpenPlaceOptions, parsePlace, type StorePlace } from '#event-store/open';
import { CliError } from '../cli-error.js';
import { EXIT, printJson, progress, type ExitCode, type Io } from '../io.js';
import { type Comparison, compareStores } from '../migration/compare.js';
import { type CopyTarget, copyMissing } from '../migration/copy.js';
import { type Survey, surveyStores } from '../migration/survey.js';

/** What `migrate` was asked for: two stores as MATCHTAPE_STORE names them. */
export interface MigrateOptions {
  readonly from: string;
  readonly to: string;
  readonly verifyOnly?: boolean;
  readonly json?: boolean;
}

interface Report extends Comparison {
  readonly from: string;
  readonly to: string;
  readonly copied: number;
  readonly present: number;
}

type Ending = '--from' | '--to';

const AGAIN = 'What was moved so far is whole and stays: run the same command again, and it goes on there.';

const REMEDIES: Readonly<Record<string, string>> = {
  'store-missing': 'Name a store that is there, as sqlite:PATH or kurrentdb://HOST:PORT?...',
  'wrong-expected-revision': `Somebody else writes into the target. Stop the servers that use it. ${AGAIN}`,
  'event-too-large': `Let the target take larger appends. ${AGAIN}`,
};

/** Names the store in what it refuses; a driver's message never holds credentials. */
const during = async <T>(ending: Ending, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof EventStoreError)) throw error;
    const remedy = REMEDIES[error.code] ?? AGAIN;
    throw new CliError(error.code, `${ending}: ${error.message}`, { remedy });
  }
};

const placeOf = (ending: Ending, word: string): Promise<StorePlace> =>
  during(ending, () => {
    const place = parsePlace(word, 'data');
    if (place.kind !== 'memory') return Promise.resolve(place);
    throw new CliError('no-store', `${ending}: a store in memory is gone when the program ends.`, {
      remedy: 'Name one that lasts, as sqlite:PATH or kurrentdb://HOST:PORT?...',
    });
  });

const open = async (ending: Ending, place: StorePlace, options: OpenPlaceOptions): Promise<EventStore> =>
  during(ending, () => openPlace(place, options));

/** An error of either store: which one spoke is seen from what was asked of it, so each is wrapped. */
const namingItself = (ending: Ending, store: EventStore): EventStore => ({
  ...store,
  append: (...wish) => during(ending, () => store.append(...wish)),
  head: (stream) => during(ending, () => store.head(stream)),
  verify: (seen) => during(ending, () => store.verify(seen)),
  readAll: async function* (options) {
    const events = store.readAll(options)[Symbol.asyncIterator]();
    for (;;) {
      const next = await during(ending, () => events.next());
      if (next.done === true) return;
      yield next.value;
    }
  },
});

const refuse = ({ obstacles }: Survey): void => {
  const [first] = obstacles;
  if (first === undefined) return;
  const { stream, revision, where, what } = first;
  const more = obstacles.length > 1 ? ` (and ${obstacles.length - 1} more streams)` : '';
  throw new CliError('stream-in-the-way', `Nothing was moved: "${stream}", event ${revision}: ${what}${more}.`, {
    remedy:
      where === 'target'
        ? 'Choose a target without it, or have a look at both with "matchtape list" and "matchtape show".'
        : 'Verify the source, and restore a backup of it.',
  });
};

const move = async (source: EventStore, target: CopyTarget, context: { readonly io: Io; readonly copies: boolean }) => {
  const { io, copies } = context;
  const bar = progress(io);
  const every =
    (word: string) =>
    (events: number): void => {
      if (events % 500 === 0) bar.tell(`${word} ${events} events ...`);
    };
  try {
    const survey = await surveyStores(source, target.store, every('looked at'));
    if (copies) refuse(survey);
    const tell = (events: number): void => bar.tell(`moved ${events} of ${survey.events - survey.present} events ...`);
    const copied = copies ? await copyMissing(source, target, { survey, tell }) : 0;
    bar.tell(`comparing ${survey.heads.size} streams ...`);
    return { ...(await compareStores(source, target.store, survey)), copied, present: survey.present };
  } finally {
    bar.done();
  }
};

const reportText = ({ from, to, copied, present, streams, events, problems }: Report): string =>
  [
    `${from} -> ${to}: ${copied} events moved, ${present} were there before.`,
    problems.length === 0
      ? `${events} events in ${streams} streams; the last hash of each is the same on both sides.`
      : `${problems.length} problems:`,
    ...problems.map(
      ({ where, stream, revision, what }) =>
        `  ${[where, stream, revision].filter((each) => each !== undefined).join(' ')}: ${what}`,
    ),
    '',
  ].join('\n');

/**
 * Moves all tapes of one store into another, with their ids, times and chains of hashes, and compares the two. Goes on where an
 * earlier run was stopped: what the target has is its only memory. Refuses before the first write when the target holds another
 * stream under the same name.
 */
export const migrate = async (options: MigrateOptions, io: Io): Promise<ExitCode> => {
  const [from, to] = [await placeOf('--from', options.from), await placeOf('--to', options.to)];
  if (JSON.stringify(from) === JSON.stringify(to))
    throw new CliError('same-store', 'Both names mean the same store.', { remedy: 'Name another one with --to.' });
  const copies = options.verifyOnly !== true;
  let time = 0;
  const source = namingItself('--from', await open('--from', from, { readOnly: true }));
  try {
    const store = namingItself('--to', await open('--to', to, { readOnly: !copies, clock: () => time }));
    try {
      const setClock = (created: number): void => void (time = created);
      const moved = await move(source, { store, setClock }, { io, copies });
      const report: Report = { from: nameOfPlace(from), to: nameOfPlace(to), ...moved };
      if (options.json) printJson(io, report);
      else io.out(reportText(report));
      return report.problems.length === 0 ? EXIT.well : EXIT.findings;
    } finally {
      await store.close();
    }
  } finally {
    await source.close();
  }
};
