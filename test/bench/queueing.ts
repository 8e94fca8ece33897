import { drawWord, seedRandom } from '#kernel';

/** What one commit of a store takes, in milliseconds: a share for the commit itself, and one for each append in it. */
export interface CommitCost {
  readonly commit: number;
  readonly append: number;
}

/** Fits the cost to two measured paces: one append at a time, in milliseconds, and so many in each commit. */
export const costOf = (alone: number, together: { readonly rate: number; readonly matches: number }): CommitCost => {
  const group = (together.matches / together.rate) * 1000;
  const append = Math.max(0, (group - alone) / (together.matches - 1));
  return { commit: Math.max(0, alone - append), append };
};

const ARRIVALS = 60_000;

/** Times at which appends come by chance (a Poisson process: many matches, independent of each other), in milliseconds; the same each time. */
const arrivalsAt = (perSecond: number): readonly number[] => {
  let random = seedRandom(1);
  let time = 0;
  return Array.from({ length: ARRIVALS }, () => {
    const drawn = drawWord(random);
    random = drawn.next;
    time -= Math.log((drawn.value + 0.5) / 2 ** 32) * (1000 / perSecond);
    return time;
  });
};

/** How many of the appends from `first` on have come by a time, `most` at most. */
const cameBy = (
  arrivals: readonly number[],
  first: number,
  limits: { readonly time: number; readonly most: number },
): number => {
  let count = 0;
  while (count < limits.most && (arrivals[first + count] ?? Infinity) <= limits.time) count += 1;
  return count;
};

/** Above this share of the time spent committing, whatever comes waits longer and longer. */
const FULL = 0.999;

/**
 * The p99 wait of an append, in milliseconds, when all that wait go into the next commit, `most` at most. Infinity when the store
 * cannot keep up.
 */
export const waitOf = (cost: CommitCost, perSecond: number, most = 300): number => {
  if ((cost.commit / most + cost.append) * perSecond > FULL * 1000) return Infinity;
  const arrivals = arrivalsAt(perSecond);
  const waits: number[] = [];
  let free = 0;
  while (waits.length < arrivals.length) {
    const first = waits.length;
    const time = Math.max(free, arrivals[first] ?? 0);
    const group = arrivals.slice(first, first + cameBy(arrivals, first, { time, most }));
    free = time + cost.commit + cost.append * group.length;
    for (const arrival of group) waits.push(free - arrival);
  }
  waits.sort((one, other) => one - other);
  return waits[Math.floor(waits.length * 0.99)] ?? NaN;
};

/** The most appends a second that wait less than a limit, to one in a hundred. */
export const mostWithin = (cost: CommitCost, limit: number): number => {
  let [low, high] = [0, 1000 / Math.max(cost.append, 0.001)];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (waitOf(cost, middle) < limit) low = middle;
    else high = middle;
  }
  return low;
};
