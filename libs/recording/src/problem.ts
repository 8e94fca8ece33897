import type { JsonObject, NewerSchemaError } from '#kernel';
import type { Problem, Verdict } from '#ruleset';

/**
 * What kind of trouble a use case met, for a door to map to its own numbers.
 * - `invalid`: the request cannot be read; - `unknown`: it names something that is not there
 * - `conflict`: the tape is not where the request thinks; - `refused`: the rules or the table refuse the play
 * - `forbidden`: the viewer may not know this; - `unready`: it cannot be answered yet
 */
export type TroubleKind = 'invalid' | 'unknown' | 'conflict' | 'refused' | 'forbidden' | 'unready';

/** A use case's refusal: `code` for programs, `message` says what and where, `remedy` how to mend it, `facts` the values that matter. */
export class RecordingProblem extends Error {
  override readonly name = 'RecordingProblem';
  readonly code: string;
  readonly remedy: string;

  constructor(
    readonly kind: TroubleKind,
    problem: Problem,
    readonly facts: JsonObject = {},
  ) {
    super(problem.message);
    this.code = problem.code;
    this.remedy = problem.remedy;
  }
}

/** A text from outside as a message may show it: no longer than a line, and nothing in it that a terminal would obey. */
const quoted = (text: string): string =>
  JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}...` : text).replace(
    /[\u007f-\u009f]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );

export const unknownMatch = (id: string): RecordingProblem =>
  new RecordingProblem('unknown', {
    code: 'match/unknown',
    message: `There is no match ${quoted(id)} in this store.`,
    remedy: 'List the matches to see their ids, or open this one first.',
  });

export const matchIdTaken = (id: string): RecordingProblem =>
  new RecordingProblem('conflict', {
    code: 'match/id-taken',
    message: `A match ${quoted(id)} was opened before with other options.`,
    remedy: 'Open the new match under another id, or leave the id out to be given one.',
  });

export const wrongRevision = (expected: number, actual: number): RecordingProblem =>
  new RecordingProblem(
    'conflict',
    {
      code: 'match/wrong-revision',
      message: `The play expects the tape at revision ${String(expected)}, but it is at ${String(actual)}.`,
      remedy: `Read the events after ${String(expected)}, look at the table again, and send the play with expectedRevision ${String(actual)}.`,
    },
    { expected, actual },
  );

export const playIdTaken = (playId: string, revision: number): RecordingProblem =>
  new RecordingProblem(
    'conflict',
    {
      code: 'play/id-taken',
      message: `The play id ${quoted(playId)} was used at revision ${String(revision)} for another play.`,
      remedy: 'Give every new play an id of its own; repeat an id only to retry the very same play.',
    },
    { revision },
  );

export const unknownRuleset = (id: string, installed: readonly string[]): RecordingProblem =>
  new RecordingProblem(
    'invalid',
    {
      code: 'ruleset/unknown',
      message: `No ruleset ${quoted(id)} is installed.`,
      remedy: `Name one of: ${installed.join(', ')}.`,
    },
    { installed },
  );

/** The tape was written by a newer program. */
export const newerTape = ({ code, message, remedy }: NewerSchemaError): RecordingProblem =>
  new RecordingProblem('unready', { code, message, remedy });

export const beyondTape = (at: number, head: number): RecordingProblem =>
  new RecordingProblem(
    'unknown',
    {
      code: 'revision/beyond-tape',
      message: `The tape has no revision ${String(at)}; its last is ${String(head)}.`,
      remedy: `Ask for a revision from 0 to ${String(head)}.`,
    },
    { head },
  );

export const unknownSeat = (seat: number, seats: number): RecordingProblem =>
  new RecordingProblem('invalid', {
    code: 'seat/unknown',
    message: `There is no seat ${String(seat)} at this table.`,
    remedy: `Seats are numbered 0 to ${String(seats - 1)}.`,
  });

export const notYourSeat = (seat: number): RecordingProblem =>
  new RecordingProblem('forbidden', {
    code: 'viewer/not-your-seat',
    message: `What seat ${String(seat)} may play depends on what only that seat knows.`,
    remedy: `Ask as viewer ${String(seat)} or as the recorder.`,
  });

/** There are no kept views to answer from: they are being made, or could not be. */
export const viewsNotReady = ({ state, reason }: { state: string; reason: string | null }): RecordingProblem =>
  new RecordingProblem(
    'unready',
    {
      code: 'views/not-ready',
      message: reason ?? 'The list of matches is being made of the events.',
      remedy: 'Ask again in a while; /health/ready tells how far it is. Recording and reading a match go on meanwhile.',
    },
    { state },
  );

/** The rules forbid the play and the match is strict. */
export const refusedPlay = (verdict: Verdict): RecordingProblem =>
  new RecordingProblem(
    'refused',
    {
      code: 'play/refused',
      message: `The rules refuse this play: ${verdict.findings.map(({ message }) => message).join(' ')}`,
      remedy: 'Make another play, or record the match as-played to keep illegal plays with their findings.',
    },
    { verdict: JSON.parse(JSON.stringify(verdict)) as JsonObject },
  );

/** The rules do not let whoever gives an order about a dispute do so; the finding names the rule. */
export const refusedOrder = (verdict: Verdict): RecordingProblem =>
  new RecordingProblem(
    'refused',
    {
      code: 'dispute/refused',
      message: verdict.findings.map(({ message }) => message).join(' '),
      remedy: 'Let somebody order it whose role may, or order something else.',
    },
    { verdict: JSON.parse(JSON.stringify(verdict)) as JsonObject },
  );

/** Troubles of the tape's own state rather than of the play. */
const TAPE_CODES: ReadonlySet<string> = new Set([
  'match/closed',
  'match/already-open',
  'match/not-open',
  'match/disputed',
  'match/not-sealed',
  'dispute/closed',
]);

/** The table cannot do it in any recording mode, or the play cannot be read. */
export const impossiblePlay = (problem: Problem, facts: JsonObject = {}): RecordingProblem =>
  new RecordingProblem(TAPE_CODES.has(problem.code) ? 'conflict' : 'refused', problem, facts);
