import type { Fact } from '#kernel';
import { stateAt } from '#replay';
import type { TableStackItem } from '#table';
import type { MatchTape } from '../match-tape.js';
import type { ReadingContext } from '../projection.js';
import { tableReader } from '../tables.js';
import type { Spot, Stretch } from './stretches.js';

/** A chain, from what opened it until nothing waited any more: the items that were on it, and how many at most at one time. */
export interface ChainRun extends Spot {
  readonly from: number;
  readonly to: number;
  readonly items: readonly string[];
  readonly deepest: number;
}

/** A chain with the items that are on it after an event; `seen` knows those that were on it before. */
const withItems = (
  open: ChainRun,
  stack: readonly TableStackItem[],
  { revision, seen }: { readonly revision: number; readonly seen: Set<string> },
): ChainRun => {
  const fresh = stack.filter(({ id }) => !seen.has(`${String(open.game)} ${id}`));
  for (const { id } of fresh) seen.add(`${String(open.game)} ${id}`);
  const items = [...open.items, ...fresh.map(({ label }) => label)];
  return { ...open, to: revision, items, deepest: Math.max(open.deepest, stack.length) };
};

/** Every chain of the plays that stand, in order. */
export const chainsOf = <State, Play, F extends Fact>(
  tape: MatchTape<State>,
  { ruleset, viewer }: ReadingContext<State, Play, F>,
  stretches: readonly Stretch[],
): readonly ChainRun[] => {
  const tables = tableReader(ruleset, viewer);
  const runs: ChainRun[] = [];
  const seen = new Set<string>();
  let isOpen = false;
  const steps = stretches.flatMap((spot) => Array.from({ length: spot.to - spot.from + 1 }, (_, at) => ({ at, spot })));
  for (const { at, spot } of steps) {
    const revision = spot.from + at;
    const stack = tables.part('stack', stateAt(tape, revision));
    const { game, turn, turnOf } = spot;
    if (stack.length > 0 && !isOpen)
      runs.push({ game, turn, turnOf, from: revision, to: revision, items: [], deepest: 0 });
    isOpen = stack.length > 0;
    const open = runs.at(-1);
    if (isOpen && open !== undefined) runs[runs.length - 1] = withItems(open, stack, { revision, seen });
  }
  return runs;
};
