import type { Fact } from '#kernel';
import { stateAt } from '#replay';
import { describeDiff, diffTables, type TableDiff } from '#table';
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

/** What changed on the table between two revisions, as a viewer sees it. Throws `NoSuchRevisionError`. */
export const changesBetween = <State, Play, F extends Fact>(
  tape: MatchTape<State>,
  { ruleset, viewer }: ReadingContext<State, Play, F>,
  { from, to }: Span,
): MatchChanges => {
  const before = ruleset.view(stateAt(tape, from).game, viewer);
  const after = ruleset.view(stateAt(tape, to).game, viewer);
  const diff = diffTables(before, after);
  return { diff, sentences: describeDiff(diff, { before, after }) };
};
