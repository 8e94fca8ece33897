import type { Fact } from '#kernel';
import type { MatchState } from '#match';
import type { Ruleset, Viewer } from '#ruleset';
import type { Table } from '#table';

/** The table of a match as one viewer sees it. */
export type TableOf<State> = (match: MatchState<State>) => Table;

/** Enough for the state before and after a step, both ways; tables are too big to keep one for every state of a tape. */
const REMEMBERED = 4;

/** Draws tables for a viewer and remembers the last few, so that readers which walk together draw each once. */
export const tableReader = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  viewer: Viewer,
): TableOf<State> => {
  let recent: readonly (readonly [game: State, table: Table])[] = [];
  return ({ game }) => {
    const known = recent.find(([each]) => each === game);
    if (known !== undefined) return known[1];
    const table = ruleset.view(game, viewer);
    recent = [[game, table] as const, ...recent].slice(0, REMEMBERED);
    return table;
  };
};
