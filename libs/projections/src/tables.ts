import type { Fact } from '#kernel';
import type { MatchState } from '#match';
import type { ShownRuleset, Viewer } from '#ruleset';
import type { Table } from '#table';

/** The tables of a match as one viewer sees them: whole, or one part alone, which costs far less. */
export interface Tables<State> {
  readonly whole: (match: Pick<MatchState<State>, 'game'>) => Table;
  readonly part: <Part extends keyof Table>(part: Part, match: MatchState<State>) => Table[Part];
}

/** What was drawn of one state. */
interface Drawn<State> {
  readonly game: State;
  readonly parts: Partial<Record<keyof Table, unknown>>;
  whole: Table | undefined;
}

/** Enough for the state before and after a step, both ways; tables are too big to keep one for every state of a tape. */
const REMEMBERED = 4;

/** Draws tables for a viewer and remembers the last few, so that readers which walk together draw each part once. */
export const tableReader = <State, Play, F extends Fact>(
  { view, viewParts }: ShownRuleset<State, Play, F>,
  viewer: Viewer,
): Tables<State> => {
  let recent: readonly Drawn<State>[] = [];
  const drawnOf = (game: State): Drawn<State> => {
    const known = recent.find((each) => each.game === game);
    if (known !== undefined) return known;
    const fresh: Drawn<State> = { game, parts: {}, whole: undefined };
    recent = [fresh, ...recent.slice(0, REMEMBERED - 1)];
    return fresh;
  };
  const whole = ({ game }: Pick<MatchState<State>, 'game'>): Table => {
    const drawn = drawnOf(game);
    return (drawn.whole ??= view(game, viewer));
  };
  const part = <Part extends keyof Table>(name: Part, match: MatchState<State>): Table[Part] => {
    const drawn = drawnOf(match.game);
    if (drawn.whole !== undefined || viewParts === undefined) return whole(match)[name];
    if (!(name in drawn.parts)) drawn.parts[name] = viewParts[name](match.game, viewer);
    return drawn.parts[name] as Table[Part];
  };
  return { whole, part };
};

/** Draws tables for any viewer, and remembers the last few of each, so that a walk from state to state draws each once. */
export const tablesForAll = <State, Play, F extends Fact>(
  ruleset: ShownRuleset<State, Play, F>,
): ((game: State, viewer: Viewer) => Table) => {
  const readers = new Map<Viewer, Tables<State>>();
  return (game, viewer) => {
    const reader = readers.get(viewer) ?? tableReader(ruleset, viewer);
    readers.set(viewer, reader);
    return reader.whole({ game });
  };
};
