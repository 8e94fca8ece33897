import type { Fact } from '#kernel';
import { isSettingBack } from '#match';
import { isEqual, type TableStackItem } from '#table';
import type { MatchStep, Projection } from './projection.js';
import { describeStep } from './rewinding.js';

/** How an item left the stack; `undone`: the match was set back to before it was there. */
export type ChainOutcome = 'resolved' | 'countered' | 'removed' | 'undone';

/** An item that is or was on the stack. Revisions are null for what has not happened. */
export interface ChainEntry {
  readonly item: TableStackItem;
  readonly put: number;
  readonly finalized: number | null;
  readonly left: number | null;
  readonly outcome: ChainOutcome | null;
  /** The fact that took it off the stack, in words, and the rules that it cites. */
  readonly end: string | null;
  readonly because: readonly string[];
}

/** The stack now, bottom first, and every item that ever was on it, in the order they were put there. */
export interface Chain {
  readonly now: readonly TableStackItem[];
  readonly history: readonly ChainEntry[];
}

/** Facts are named in past tense; a ruleset that lets items be countered or removed says so in the fact's name. */
const outcomeOf = (type: string): ChainOutcome => {
  if (isSettingBack({ type })) return 'undone';
  if (type.includes('Countered')) return 'countered';
  return type.includes('Removed') ? 'removed' : 'resolved';
};

const put = (item: TableStackItem, revision: number): ChainEntry => {
  const finalized = item.status === 'pending' ? null : revision;
  return { item, put: revision, finalized, left: null, outcome: null, end: null, because: [] };
};

const changed = (entry: ChainEntry, item: TableStackItem, revision: number): ChainEntry => {
  const isFinalized = entry.finalized === null && item.status !== 'pending';
  return { ...entry, item, finalized: isFinalized ? revision : entry.finalized };
};

const left = <State, Play, F extends Fact>(entry: ChainEntry, step: MatchStep<State, Play, F>): ChainEntry => {
  const { envelope, event } = step;
  const end = describeStep(step);
  return { ...entry, left: envelope.revision, outcome: outcomeOf(event.type), end, because: event.because };
};

/** The stack over time, read from the tables before and after each fact. */
export const chain: Projection<Chain> = {
  initial: { now: [], history: [] },
  evolve: (view, step) => {
    const { now, history } = view;
    const { before, after, envelope, tables } = step;
    if (before.game === after.game) return view;
    const stack = tables.part('stack', after);
    if (isEqual(stack, now)) return view;
    const next = new Map(stack.map((item) => [item.id, item]));
    const present = new Set(now.map(({ id }) => id));
    const updated = history.map((entry) => {
      if (entry.left !== null) return entry;
      const item = next.get(entry.item.id);
      return item === undefined ? left(entry, step) : changed(entry, item, envelope.revision);
    });
    const added = stack.filter(({ id }) => !present.has(id)).map((item) => put(item, envelope.revision));
    return { now: stack, history: [...updated, ...added] };
  },
};
