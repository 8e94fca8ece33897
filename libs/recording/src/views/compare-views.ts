import { EventStoreError, type EventStore } from '#event-store';
import { type Json, makeCanonicalJson } from '#kernel';
import type { AnyRuleset } from '#ruleset';
import type { LaidOpenViews, ViewRow } from '#view-store';
import { MATCH_PREFIX } from '../tape/journal.js';
import { isFromThisLog } from './checkpoint-check.js';
import { changedRows, type Folded, foldOn, PoisonEventError } from './match-fold.js';
import { LEFT_OUT } from './left-out.js';
import { isNoMoreFound } from './search-rows.js';
import { ASIDE, INDEX } from './match-views.js';
import { ALL_MATCHES, type Sums, sumsAfter, sumsIn } from './sums.js';

/** A place where the kept views are not what the events make; `match` is null where it is about all of them. */
export interface ViewsProblem {
  readonly match: string | null;
  readonly what: string;
}

/** How many matches were compared, and what was found. */
export interface ViewsComparison {
  readonly matches: number;
  readonly problems: readonly ViewsProblem[];
}

/** What is compared: the views as they lie in their file, with the log that they should be made of. */
export interface ViewsToCompare {
  readonly store: EventStore;
  /** The ids of all matches of the store. */
  readonly matches: readonly string[];
  readonly views: LaidOpenViews;
  readonly rulesets: readonly AnyRuleset[];
  readonly tell: (text: string) => void;
}

const OTHER_LOG =
  'they were made of events that the store does not have: its newest were cut, or an older copy was put in its place';

const revisionIn = (row: ViewRow | undefined): number => {
  const revision = (row?.value as { readonly revision?: unknown } | null | undefined)?.revision;
  return typeof revision === 'number' ? revision : -1;
};

/**
 * A match folded up to the revision that its views are at, and its state at an earlier one. `reached`: how far the match was at the
 * checkpoint; `last`: how far it was read.
 */
interface Refolded {
  readonly folded: Folded | undefined;
  readonly aside: Json | undefined;
  readonly reached: number;
  readonly last: number;
}

interface Places {
  readonly at: number;
  readonly aside: number;
  readonly position: number;
}

const refold = async (
  { store, rulesets }: ViewsToCompare,
  match: string,
  { at, aside, position }: Places,
): Promise<Refolded> => {
  let folded: Folded | undefined;
  let state: unknown;
  let [reached, last] = [-1, -1];
  for await (const event of store.readStream(MATCH_PREFIX + match)) {
    last = event.revision;
    if (event.position <= position) reached = event.revision;
    else if (event.revision > at) break;
    if (event.revision <= at) folded = foldOn(folded, event, rulesets);
    if (event.revision === aside) state = folded?.reading?.match;
  }
  return { folded, aside: state as Json | undefined, reached, last };
};

const placeOf = ({ view, part }: ViewRow): string => `${view} ${String(part)}`;

/** The names of the views that differ, each once. */
const differing = (kept: readonly ViewRow[], due: readonly ViewRow[]): readonly string[] => {
  const wanted = new Map(due.map((row) => [placeOf(row), makeCanonicalJson(row.value)]));
  const isAsMade = (row: ViewRow): boolean => wanted.get(placeOf(row)) === makeCanonicalJson(row.value);
  const there = new Set(kept.map(placeOf));
  // That a match was left out once and is in again is made by no event.
  const isInAgain = ({ view, value }: ViewRow): boolean => view === LEFT_OUT && value === null;
  const views = [
    ...kept.filter((row) => !isAsMade(row) && !isInAgain(row) && !isNoMoreFound(row)),
    ...due.filter((row) => !there.has(placeOf(row))),
  ];
  return [...new Set(views.map(({ view }) => view))];
};

/** The rows a match should have, as far as its own index says that it is, with the state that was put aside. */
const dueRows = (match: string, { folded, aside }: Refolded, keptAside: ViewRow | undefined): readonly ViewRow[] => {
  if (folded === undefined) return [];
  const rows = changedRows(match, undefined, folded);
  if (keptAside === undefined || aside === undefined) return rows;
  return [...rows, { ...keptAside, value: { revision: revisionIn(keptAside), match: aside } }];
};

/** The sums that the matches make, put together match by match; null where a server is writing meanwhile, or one cannot be folded. */
interface Summing {
  sums: Sums | null;
}

const compareMatch = async (
  parts: ViewsToCompare,
  match: string,
  { position, summing }: { readonly position: number; readonly summing: Summing },
): Promise<readonly string[]> => {
  const kept = parts.views.rows(match);
  const at = revisionIn(kept.find(({ view }) => view === INDEX));
  const keptAside = kept.find(({ view }) => view === ASIDE);
  const refolded = await refold(parts, match, { at, aside: revisionIn(keptAside), position });
  const { reached, last, folded } = refolded;
  if (at !== reached || folded === undefined) summing.sums = null;
  else summing.sums &&= sumsAfter(summing.sums, undefined, folded);
  if (at < reached) return [`its views are at revision ${String(at)}, and were made up to ${String(reached)}`];
  if (last < at) return [`its views are at revision ${String(at)}, and the match ends at ${String(last)}`];
  return differing(kept, dueRows(match, refolded, keptAside)).map(
    (view) => `its view "${view}" is not what its events make`,
  );
};

/** What cannot be read or folded cannot be compared; that is told of the match, and the next one looked at. */
const tryMatch = async (...[parts, match, at]: Parameters<typeof compareMatch>): Promise<readonly string[]> => {
  try {
    return await compareMatch(parts, match, at);
  } catch (error) {
    at.summing.sums = null;
    if (error instanceof PoisonEventError) return [error.message];
    if (error instanceof EventStoreError)
      return [
        error.code === 'stream-not-found' ? 'the store has no such match' : `it cannot be read: ${error.message}`,
      ];
    throw error;
  }
};

/** Whether the sums are what the matches make; they are not asked where they were written on meanwhile. */
const differInSums = ({ views }: ViewsToCompare, { sums }: Summing, position: number): boolean => {
  const kept = sumsIn(views.rows(ALL_MATCHES));
  if (sums === null || kept === undefined || kept.position !== position) return kept === undefined;
  return makeCanonicalJson(kept.sums) !== makeCanonicalJson(sums);
};

/**
 * Folds every match anew and compares what is kept of it, row by row, with what its events make. A server may be writing meanwhile:
 * each match is compared as far as its own rows say they are, which may not be less than the checkpoint.
 */
export const compareViews = async (parts: ViewsToCompare): Promise<ViewsComparison> => {
  const { store, views, tell } = parts;
  const found: ViewsProblem[] = views.faults.map((what) => ({ match: null, what }));
  const checkpoint = views.checkpoint();
  if (checkpoint === undefined) return { matches: 0, problems: found };
  if (!(await isFromThisLog(store, checkpoint))) return { matches: 0, problems: [{ match: null, what: OTHER_LOG }] };
  const matches = [...new Set([...parts.matches, ...views.subjects()])].filter((match) => match !== ALL_MATCHES);
  const at = { position: checkpoint.position, summing: { sums: {} } };
  for (const [number, match] of matches.entries()) {
    tell(`comparing the views of match ${String(number + 1)} of ${String(matches.length)} ...`);
    const problems = await tryMatch(parts, match, at);
    found.push(...problems.map((what) => ({ match, what })));
  }
  if (differInSums(parts, at.summing, checkpoint.position))
    found.push({ match: null, what: 'the sums over all matches are not what the matches make' });
  return { matches: matches.length, problems: found };
};
