import type { StoreProblem, VerifyReport } from '#event-store';
import { type Heads, matchHead, type MatchHead, matchHeads, matchOf } from './heads.js';

/**
 * What has become of the matches that were seen before.
 * - `removed`: not there any more; `cut`: shorter than it was; `changed`: its history is another one
 * - `grown`: has gone on from what was seen, which is the usual thing; `same`: just as it was
 */
export type Fate = 'removed' | 'cut' | 'changed' | 'grown' | 'same';

/** A match that was seen before, and how it ends now; null where it is gone. */
export interface HeadFate {
  readonly match: string;
  readonly fate: Fate;
  readonly seen: number;
  readonly now: number | null;
}

/** A comparison with heads that were seen before. `store`: what is wrong with the whole; `added`: matches that nobody had seen. */
export interface HeadsCompared {
  readonly matches: readonly HeadFate[];
  readonly store: readonly string[];
  readonly added: readonly string[];
}

/** Fates that no recorder brings about. */
export const isForged = ({ fate }: HeadFate): boolean => fate === 'removed' || fate === 'cut' || fate === 'changed';

const fateOf = (seen: MatchHead, now: MatchHead | undefined, told: StoreProblem['seen']): Fate => {
  if (now === undefined) return 'removed';
  if (now.revision < seen.revision) return 'cut';
  // A server keeps the events of a stream that was deleted, for a while; nobody can read them as a match.
  if (told === 'missing') return 'removed';
  if (told === 'changed' || (now.revision === seen.revision && now.hash !== seen.hash)) return 'changed';
  return now.revision === seen.revision ? 'same' : 'grown';
};

/** Takes what concerns the heads out of a store's problems. */
export const splitProblems = (problems: readonly StoreProblem[]) => ({
  own: problems.filter(({ seen }) => seen === undefined),
  ofHeads: problems.filter(({ seen }) => seen !== undefined),
});

/** Compares what a store holds with the heads that it was asked about. */
export const compareHeads = ({ heads, problems }: VerifyReport, seen: Heads): HeadsCompared => {
  const now = new Map(
    matchHeads(heads)
      .map(matchHead)
      .map((head) => [head.match, head]),
  );
  const { ofHeads } = splitProblems(problems);
  const told = new Map(ofHeads.map((each) => [`${matchOf(each.stream ?? '')} ${each.revision}`, each.seen]));
  const known = new Set(seen.matches.map(({ match }) => match));
  return {
    matches: seen.matches.map((head) => {
      const present = now.get(head.match);
      const fate = fateOf(head, present, told.get(`${head.match} ${head.revision}`));
      return { match: head.match, fate, seen: head.revision, now: present?.revision ?? null };
    }),
    store: ofHeads.filter(({ stream }) => stream === undefined).map(({ what }) => what),
    added: seen.matches.length === 0 ? [] : [...now.keys()].filter((match) => !known.has(match)),
  };
};
