import type { Fact } from '#kernel';
import { stateAt } from '#replay';
import {
  describeComparison,
  describeDiff,
  diffTables,
  markComparison,
  type ComparedMark,
  type ComparedPart,
  type Ends,
  type TableDiff,
} from '#table';
import type { MatchTape } from './match-tape.js';
import type { ReadingContext } from './projection.js';

/** What is different between two steps of a tape: as a diff, and in words. */
export interface MatchChanges {
  readonly diff: TableDiff;
  readonly sentences: readonly string[];
}

/** The span of a tape: revisions, in either direction. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Two steps of a tape held against each other: in words by what they are about, and by marks for pieces and places. */
export interface ComparedSteps {
  readonly parts: readonly ComparedPart[];
  readonly marks: ReadonlyMap<string, ComparedMark>;
}

const endsOf = <State, Play, F extends Fact>(
  tape: MatchTape<State>,
  { ruleset, viewer }: ReadingContext<State, Play, F>,
  { from, to }: Span,
): Ends => ({
  before: ruleset.view(stateAt(tape, from).game, viewer),
  after: ruleset.view(stateAt(tape, to).game, viewer),
});

/** What changed from one table to another. */
export const changesOf = (ends: Ends): MatchChanges => {
  const diff = diffTables(ends.before, ends.after);
  return { diff, sentences: describeDiff(diff, ends) };
};

/** What changed on the table between two revisions, as a viewer sees it. Throws `NoSuchRevisionError`. */
export const changesBetween = <State, Play, F extends Fact>(
  tape: MatchTape<State>,
  context: ReadingContext<State, Play, F>,
  span: Span,
): MatchChanges => changesOf(endsOf(tape, context, span));

/** Any two steps compared, as a viewer sees them. Throws `NoSuchRevisionError`. */
export const compareSteps = <State, Play, F extends Fact>(
  tape: MatchTape<State>,
  context: ReadingContext<State, Play, F>,
  span: Span,
): ComparedSteps => {
  const ends = endsOf(tape, context, span);
  const diff = diffTables(ends.before, ends.after);
  return { parts: describeComparison(diff, ends), marks: markComparison(diff, ends) };
};
