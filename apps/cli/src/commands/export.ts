import type { Envelope } from '#kernel';
import {
  isDisputeEvent,
  isRoundEvent,
  makeJudgeLine,
  makeRewindLine,
  makeRoundLine,
  roundOrderOf,
  makeTakeBackLine,
  makeTapeFile,
  orderedBy,
  policyOf,
  type MatchRewound,
  type PlayRecorded,
  type PlaysTakenBack,
  type TapeHeader,
} from '#match';
import { project, timeline, transcriptOf, type TimelineEntry } from '#projections';
import type { HeldRuleset, MatchOptions } from '#ruleset';
import { CliError } from '../cli-error.js';
import { writeText } from '../files.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { loadTape, revisionOf, seenBy, type LoadedTape } from '../tapes/load-tape.js';
import { eventsCsv, playsCsv } from '../text/timeline-csv.js';
import { tablePicture } from '../tapes/table-picture.js';
import { makeOneFile } from '../tapes/one-file.js';
import { makeTapeDocument } from '#tape-document';
import { digest } from '../tapes/tape-json.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** What `export` was asked for. */
export interface ExportOptions extends StoreWish {
  readonly format: string;
  readonly out?: string;
  readonly viewer?: string;
  readonly json?: boolean;
  /** The revision that a page shows first, or that a picture is of. */
  readonly at?: string;
}

const entriesOf = (loaded: LoadedTape): readonly TimelineEntry[] => project(timeline, loaded, loaded.envelopes);

/** Whether an event was brought about by the one before it: a remedy has its rewind or its play behind it. */
const isOrdered = (before: Envelope | undefined, { cause }: Envelope): boolean =>
  before?.type === 'RemedyOrdered' && before.cause === cause;

/** A rewind, a take-back, a step of a dispute or what is about the match as a line; null for what is neither. */
const orderIn = ({ ruleset, tape }: LoadedTape, envelope: Envelope): string | null => {
  const { players = [] } = tape.states.at(-1)?.options ?? {};
  if (isDisputeEvent(envelope)) return makeJudgeLine(orderedBy(policyOf(ruleset), envelope), players);
  if (isRoundEvent(envelope)) return makeRoundLine(roundOrderOf(envelope), players);
  if (envelope.type === 'PlaysTakenBack') return makeTakeBackLine(envelope.data as unknown as PlaysTakenBack['data']);
  if (envelope.type !== 'MatchRewound') return null;
  const data = envelope.data as unknown as MatchRewound['data'];
  return data.dispute === undefined ? makeRewindLine(data) : null;
};

/** The plays, rewinds and disputes as lines; what a dealer drew is left out, for the seed or the secret draws it again. */
export const playLines = (loaded: LoadedTape): readonly string[] => {
  const { ruleset, envelopes, tape } = loaded;
  return envelopes.flatMap((envelope, revision) => {
    const order = orderIn(loaded, envelope);
    if (order !== null) return [order];
    // What a remedy does is written with its order.
    if (envelope.type !== 'PlayRecorded' || envelope.actor === 'dealer' || isOrdered(envelopes[revision - 1], envelope))
      return [];
    const { play } = envelope.data as unknown as PlayRecorded<unknown>['data'];
    return [ruleset.notation.make(play, tape.states[revision]?.game)];
  });
};

const headerOf = (loaded: LoadedTape): TapeHeader => {
  const last = loaded.tape.states.at(-1);
  if (!last?.options) throw new CliError('empty-tape', 'The tape holds no match.', { remedy: 'Record one first.' });
  if (last.options.laidOut) {
    throw new CliError(
      'laid-out',
      'The tape begins with a table that was laid out, which a tape file has no words for.',
      {
        remedy: 'Write it with --format json, which every command reads.',
      },
    );
  }
  return makeTapeHeader(loaded.ruleset, last.options, last.recording);
};

/** The header of a tape file for a match, its decks written out. */
export const makeTapeHeader = (
  ruleset: HeldRuleset,
  { edition, mode, seed, dealing, players, firstPlayer, texts, level, event, table }: MatchOptions,
  recording: TapeHeader['recording'],
): TapeHeader => ({
  game: ruleset.id,
  edition,
  date: null,
  mode,
  recording,
  seed,
  secret: dealing?.by === 'secret' ? dealing.secret : null,
  first: firstPlayer === null ? null : (players[firstPlayer]?.name ?? null),
  texts: texts ?? null,
  level: level ?? null,
  event: event ?? null,
  table: table ?? null,
  players: players.map(({ name, team, deck }) => ({
    name,
    team: team ?? null,
    deck:
      deck === null
        ? { kind: 'unknown' }
        : { kind: 'list', text: ruleset.makeDeck(deck).trimEnd(), line: 0, column: 0 },
  })),
});

const toldOf = ({ tape }: LoadedTape) => {
  const { edition = '', players = [] } = tape.states.at(-1)?.options ?? {};
  return { edition, names: players.map(({ name }) => name) };
};

/** What is written of a tape, and the revision that was named. */
type Format = (loaded: LoadedTape, at: string | undefined) => string | Promise<string>;

/** The tape as a page in one file, which replays it without a server. It begins at its first event unless told otherwise. */
const makePage: Format = (loaded, at = '0') => {
  const { ruleset, written, viewer, tape } = loaded;
  const { options } = tape.states.at(-1) ?? {};
  const title = `${(options?.players ?? []).map(({ name }) => name).join(' – ')} – Matchtape`;
  const document = makeTapeDocument(digest, written, viewer);
  return makeOneFile({ game: ruleset.id, title, name: 'tape.json', at: revisionOf(loaded, at), document });
};

const FORMATS: Readonly<Record<string, Format>> = {
  json: ({ written, viewer }) => `${JSON.stringify(makeTapeDocument(digest, written, viewer), null, 1)}\n`,
  events: ({ envelopes }) => envelopes.map((envelope) => `${JSON.stringify(envelope)}\n`).join(''),
  lines: (loaded) =>
    playLines(loaded)
      .map((line) => `${line}\n`)
      .join(''),
  tape: (loaded) => makeTapeFile(headerOf(loaded), playLines(loaded)),
  timeline: (loaded) => `${JSON.stringify(entriesOf(loaded), null, 1)}\n`,
  csv: (loaded) => playsCsv(entriesOf(loaded), toldOf(loaded)),
  'csv-events': (loaded) => eventsCsv(entriesOf(loaded), toldOf(loaded)),
  text: transcriptOf,
  html: makePage,
  svg: tablePicture,
};

/** The formats that a tape can be written in. */
export const EXPORT_FORMATS = Object.keys(FORMATS);

/** Writes a tape in another format, to a file or to the output. */
export const exportTape = async (target: string, options: ExportOptions, io: Io): Promise<ExitCode> => {
  const make = FORMATS[options.json ? 'json' : options.format];
  if (make === undefined) {
    const remedy = `Name one of: ${EXPORT_FORMATS.join(', ')}.`;
    throw new CliError('unknown-format', `There is no format "${options.format}".`, { remedy });
  }
  const text = await make(seenBy(await loadTape({ target, ...options }), options.viewer), options.at);
  if (options.out === undefined) io.out(text);
  else writeText(options.out, text);
  return EXIT.well;
};
