import { type BroadcastShow, type DirectorPick, NO_SHOW } from './broadcast.js';
import type { DelayPlace } from './delays.js';
import { isShown, type ShownAt } from './shown-at.js';
import type { DeskRound } from './state.js';

/** Milliseconds that a pick is kept: far longer than a delay may be. */
const KEPT = 86_400_000;

/** The picks with one more. Of those that are older than a day the last alone is kept: no audience is that far behind. */
export const withPick = (picks: readonly DirectorPick[], pick: DirectorPick): readonly DirectorPick[] => {
  const old = Date.parse(pick.at) - KEPT;
  const first = picks.findLastIndex(({ at }) => Date.parse(at) <= old);
  return [...picks.slice(Math.max(0, first)), pick];
};

/** What is shown after some picks. */
export const showAfter = (picks: readonly DirectorPick[]): BroadcastShow => picks.at(-1)?.show ?? NO_SHOW;

/** The event as a whole: what a director says before any match was picked is of it. */
const WHOLE: DelayPlace = { round: null, table: null };

/** The tables that have a tape, by its id. */
const placesIn = (rounds: readonly DeskRound[]): ReadonlyMap<string, DelayPlace> =>
  new Map(
    rounds.flatMap(({ round, tables }) =>
      tables.flatMap(({ table, match }): readonly [string, DelayPlace][] =>
        match === null ? [] : [[match, { round, table }]],
      ),
    ),
  );

/**
 * The picks that the audience may know of: it is shown them in their order, each when what it shows and what it leaves is due, since both are told by it. A pick that names
 * no match goes with the match that was named last, texts with theirs. Of a match that is shown after its game nothing is told before, neither that it was picked nor that it
 * was left, so that it does not hold up the others.
 */
export const duePicks = (
  { picks, rounds }: { readonly picks: readonly DirectorPick[]; readonly rounds: readonly DeskRound[] },
  shownAt: ShownAt,
): readonly DirectorPick[] => {
  const places = placesIn(picks.length === 0 ? [] : rounds);
  const due: DirectorPick[] = [];
  let left: DelayPlace | null = null;
  let named = WHOLE;
  for (const pick of picks) {
    named = places.get(pick.show.match ?? '') ?? named;
    const shown = shownAt(named);
    if (shown?.until === -Infinity) continue;
    const isDue = isShown(pick.at, shown) && (left === null || isShown(pick.at, shownAt(left)));
    if (!isDue) break;
    due.push(pick);
    left = named;
  }
  return due;
};
