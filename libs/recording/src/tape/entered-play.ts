import type { Json } from '#kernel';
import type { NotationError, Viewer } from '#ruleset';
import { impossiblePlay, type RecordingProblem } from '../problem.js';
import type { HeldState, LiveTape } from './live-tape.js';
import { checkViewer } from './look.js';

/** A play as it comes in: the ruleset's own JSON, or one line of its notation. */
export type EnteredPlay = { readonly play: Json } | { readonly line: string };

/** What is wrong with a line, as whoever entered it is told. */
export const lineProblem = ({ code, message, column, expected }: NotationError): RecordingProblem =>
  impossiblePlay(
    {
      code,
      message: `Line 1, column ${String(column)}: ${message}`,
      remedy: expected.length > 0 ? `Expected there: ${expected.join(', ')}.` : 'Correct the line at that column.',
    },
    { line: 1, column, expected },
  );

const readIn = (tape: LiveTape, state: HeldState, entered: EnteredPlay): Json => {
  if ('line' in entered) {
    const read = tape.ruleset.notation.parse(entered.line, state.game);
    if (!read.ok) throw lineProblem(read.error);
    return read.value;
  }
  const read = tape.ruleset.parsePlay(entered.play);
  if (!read.ok) throw impossiblePlay(read.error);
  return read.value;
};

/** What was entered, and as whom the sender saw the table. */
interface Entry {
  readonly entered: EnteredPlay;
  readonly viewer: Viewer;
}

/**
 * Reads an entered play on the table as it stood after a revision, as its sender saw it. Throws the ruleset's problem, with line
 * and column for a line.
 */
export const readPlay = (tape: LiveTape, revision: number, { entered, viewer }: Entry): Json => {
  checkViewer(tape, viewer);
  const seen = tape.seenBy(viewer);
  return seen.actual(readIn(tape, seen.stateAfter(revision), entered), revision);
};
