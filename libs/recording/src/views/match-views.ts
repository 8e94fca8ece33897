import type { Json } from '#kernel';
import {
  beginning,
  type Beginning,
  chain,
  type Chain,
  type ChainEntry,
  foundSteps,
  type FoundStep,
  type Projection,
  type Score,
  type ScoreChange,
  scoring,
  type Scoring,
  statistics,
  type Statistics,
  type Summary,
  timeline,
  type TimelineEntry,
  together,
} from '#projections';
import type { AnyRuleset } from '#ruleset';
import type { Table } from '#table';
import type { ViewPart } from '#view-store';
import type { HeldState } from '../tape/live-tape.js';

/** The views of a match. All but the board are kept, as its recorder sees them; other viewers' are folded of what they may see. */
export interface MatchViews {
  readonly board: Table | null;
  readonly chain: Chain;
  readonly scoring: Scoring;
  readonly timeline: readonly TimelineEntry[];
  readonly statistics: Statistics;
}

export type MatchViewName = keyof MatchViews;

/** How the game of a match is now, as its recorder sees it: enough for a floor of many tables, none of which is looked into for it. */
export interface GameNow extends Pick<Table['clock'], 'game' | 'turn' | 'seat'> {
  readonly scores: readonly Score[];
}

/**
 * How far the views of a match are, its line in the list of matches and how its game is now (null before it is opened, or where its game is not installed):
 * a view of its own, which every event changes.
 */
export interface IndexEntry {
  readonly revision: number;
  readonly summary: Summary;
  readonly now: GameNow | null;
}

export const INDEX = 'index';

/** The open calls of a match, beside its line in the list: a view that only matches have to which a judge was called, so that their queue is read without the others. */
export const CALLS = 'calls';

/** What `CALLS` holds. */
export type CallsEntry = Pick<Summary, 'event' | 'table' | 'players' | 'calls'>;

/** The state of a match that was put aside, for its next event: a view that nobody is shown. */
export const ASIDE = 'aside';

/** What `ASIDE` holds: the state after an event, which may be an earlier one than the other views are at. */
export interface StateAside {
  readonly revision: number;
  readonly match: HeldState;
}

/** The views that are folded event by event; the board is nothing but the newest state, is drawn when somebody looks, and is not kept: each play makes another. */
export type FoldedViews = Omit<MatchViews, 'board'>;

export type FoldedViewName = keyof FoldedViews;

/** How each of them is folded: the folds of `#projections`, and no other. */
export const FOLDED_VIEWS: { readonly [Name in keyof FoldedViews]: Projection<FoldedViews[Name]> } = {
  chain,
  scoring,
  timeline,
  statistics,
};

/** What is kept of a match to find it by and to count it, and is shown to nobody as it is. */
interface SearchedBy {
  readonly found: readonly FoundStep[];
  readonly beginning: Beginning;
}

/** The views that are folded to be kept. */
export type KeptFolds = FoldedViews & SearchedBy;

const KEPT_FOLDS: { readonly [Name in keyof KeptFolds]: Projection<KeptFolds[Name]> } = {
  ...FOLDED_VIEWS,
  found: foundSteps,
  beginning,
};

/** All of them as one fold. */
export const keptFolds = together<KeptFolds>(KEPT_FOLDS);

/** All views of a match as far as it is folded. */
export const viewsOf = <Views extends FoldedViews>(
  view: Views,
  match: HeldState,
  boardOf: (match: HeldState) => Table,
): Views & Pick<MatchViews, 'board'> => ({ board: match.status === 'unopened' ? null : boardOf(match), ...view });

/** To be raised when a view's fold or its parts change, so that views made before are made anew. */
const VERSION = 16;

/** What the kept views are made by: this version of them, and the installed games with their cards. */
export const viewsVersion = (rulesets: readonly AnyRuleset[]): string => {
  const games = rulesets.map(({ id, editions, cardSetHash }) => `${id} ${editions.join(' ')} ${cardSetHash}`).sort();
  return [`views ${String(VERSION)}`, ...games].join('; ');
};

type Shape<View> = {
  /** The parts a view is kept in. An event changes few of them; parts that stay are the same objects as before. */
  readonly parts: (view: View) => readonly unknown[];
  readonly whole: (parts: readonly unknown[]) => View;
  /** How many parts come before those that each event may add to. */
  readonly head: number;
};

const single = <View>(): Shape<View> => ({ parts: (view) => [view], whole: ([view]) => view as View, head: 1 });

const SHAPES: { readonly [Name in keyof KeptFolds]: Shape<KeptFolds[Name]> } = {
  statistics: single(),
  beginning: single(),
  timeline: { parts: (entries) => entries, whole: (parts) => parts as TimelineEntry[], head: 0 },
  found: { parts: (steps) => steps, whole: (parts) => parts as FoundStep[], head: 0 },
  chain: {
    parts: ({ now, history }) => [now, ...history],
    whole: ([now, ...history]) => ({ now: now as Chain['now'], history: history as ChainEntry[] }),
    head: 1,
  },
  scoring: {
    parts: ({ scores, changes }) => [scores, ...changes],
    whole: ([scores, ...changes]) => ({ scores: scores as Score[], changes: changes as ScoreChange[] }),
    head: 1,
  },
};

/** The names of the views of a match, with those that nobody is shown. */
export const MATCH_VIEW_NAMES = Object.keys(SHAPES) as readonly (keyof KeptFolds)[];

/**
 * How many parts of a view are settled: they are written, no event that can be folded on from here changes them, and they are not in memory any more.
 * A match of which something older changes is folded from its first event (`remembers`).
 */
export type Settled = Readonly<Partial<Record<keyof KeptFolds, number>>>;

/** Folded views without the parts that are settled, and how many of each view those are. */
export interface UnsettledFolds {
  readonly view: KeptFolds;
  readonly settled: Settled;
}

const partsOf = <Name extends keyof KeptFolds>(name: Name, view: KeptFolds[Name]): readonly unknown[] =>
  SHAPES[name].parts(view);

/** A part that an event has changed or added. */
export interface ChangedPart {
  readonly view: keyof KeptFolds;
  readonly part: number;
  readonly value: Json;
}

const FOLDED_NAMES = Object.keys(KEPT_FOLDS) as readonly (keyof KeptFolds)[];

const settledOf = (name: keyof KeptFolds, folds: UnsettledFolds | undefined): number => folds?.settled[name] ?? 0;

const addChanges = (
  changes: ChangedPart[],
  name: keyof KeptFolds,
  { before, after }: { readonly before: UnsettledFolds | undefined; readonly after: UnsettledFolds },
): void => {
  if (before?.view[name] === after.view[name]) return;
  const { head } = SHAPES[name];
  const old = before === undefined ? [] : partsOf(name, before.view[name]);
  const [was, is] = [settledOf(name, before), settledOf(name, after)];
  for (const [at, value] of partsOf(name, after.view[name]).entries()) {
    const part = at < head ? at : at + is;
    if (old[at < head ? at : part - was] !== value) changes.push({ view: name, part, value: value as Json });
  }
};

/** The parts of folded views that are not as they were before; all of them where there is no before. */
export const changedParts = (before: UnsettledFolds | undefined, after: UnsettledFolds): readonly ChangedPart[] => {
  const changes: ChangedPart[] = [];
  for (const name of FOLDED_NAMES) addChanges(changes, name, { before, after });
  return changes;
};

/** Puts the parts of one view together again. */
export const wholeView = <Name extends keyof KeptFolds>(name: Name, parts: readonly ViewPart[]): KeptFolds[Name] =>
  SHAPES[name].whole(parts.filter(({ view }) => view === name).map(({ value }) => value));

/** Puts the parts of all views of a match together again. */
export const wholeViews = (parts: readonly ViewPart[]): KeptFolds => ({
  chain: wholeView('chain', parts),
  scoring: wholeView('scoring', parts),
  timeline: wholeView('timeline', parts),
  statistics: wholeView('statistics', parts),
  found: wholeView('found', parts),
  beginning: wholeView('beginning', parts),
});
