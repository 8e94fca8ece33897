import { Injectable } from '@nestjs/common';
import { type Behind, isDue } from '#access';
import {
  type KnownMatch,
  type MatchFacts,
  type MatchSummary,
  type Postings,
  postingOf,
  queueOf,
  type QueuedCall,
  type Summary,
} from '#projections';
import type { PageWish } from '#view-store';
import { KeptViews, type OfMatch } from '../views/kept-views.js';
import { factsOf, foundBy, isFoundBy } from '../views/search-rows.js';
import type { MatchSum } from '../views/sums.js';
import { type Folded, summaryOf } from '../views/match-fold.js';
import { DelayedFolds } from './delayed-folds.js';
import { Delays, type SeesNow } from './delays.js';

type Known = Pick<Summary, 'event' | 'table' | 'status' | 'lastAt'>;

/** A match with what is due of it: undefined where nothing is. */
type Past = readonly [id: string, folded: Folded | undefined];

/**
 * What is kept over all matches, as somebody may know it: matches that are not shown as they are now are in it as they stood. Each question reads what is
 * kept first, and asks then what of it is not due, so that what comes between is not told either.
 */
@Injectable()
export class DelayedViews {
  constructor(
    private readonly views: KeptViews,
    private readonly folds: DelayedFolds,
    private readonly delays: Delays,
  ) {}

  /** Some of the list of matches, the one opened last first; see `KeptViews.page`. */
  async page({ limit, before }: PageWish, sees: SeesNow): Promise<readonly OfMatch<Summary>[]> {
    const found: OfMatch<Summary>[] = [];
    for (let from = before; found.length < limit;) {
      const page = await this.views.page({ limit: limit - found.length, before: from });
      for (const { id, value } of page) {
        const summary = await this.#shownOf(id, value, sees);
        if (summary !== undefined) found.push({ id, value: summary });
      }
      const last = page.at(-1);
      if (last === undefined) break;
      from = last.id;
    }
    return found;
  }

  /** The whole list, the match opened last first. */
  async index(sees: SeesNow): Promise<readonly MatchSummary[]> {
    const matches = await this.views.index();
    const found: MatchSummary[] = [];
    for (const match of matches) {
      const summary = await this.#shownOf(match.id, match, sees);
      // The id stands first in every entry, so that nothing tells which were folded for this answer.
      if (summary !== undefined) found.push({ id: match.id, ...summary });
    }
    return found;
  }

  async #shownOf(id: string, value: Summary, sees: SeesNow): Promise<Summary | undefined> {
    const shown = await this.#behindOf(id, value, sees);
    return shown === null ? value : summaryOf(await this.folds.of(id, shown));
  }

  /** How many matches there are. */
  async count(sees: SeesNow): Promise<number> {
    const count = await this.views.count();
    return count - (await this.#past(sees)).filter(([, folded]) => folded === undefined).length;
  }

  /** The open calls of all matches, the oldest first. */
  async calls(sees: SeesNow): Promise<readonly QueuedCall[]> {
    const kept = (await this.views.calls()).map(({ id, value }) => ({ id, ...value }));
    const past = new Map(await this.#past(sees));
    const stood = [...past].flatMap(([id, folded]) => (folded?.said === undefined ? [] : [{ id, ...folded.said }]));
    return queueOf([...kept.filter(({ id }) => !past.has(id)), ...stood]);
  }

  /** The facts of all matches, the match opened last first. */
  async facts(sees: SeesNow): Promise<readonly KnownMatch[]> {
    const matches = await this.views.facts();
    const past = new Map(await this.#past(sees));
    if (past.size === 0) return matches;
    return matches.flatMap((match): readonly KnownMatch[] => {
      if (!past.has(match.id)) return [match];
      const folded = past.get(match.id);
      const facts = folded === undefined ? null : factsOf({ summary: summaryOf(folded), reading: folded.reading });
      return facts === null ? [] : [{ id: match.id, facts }];
    });
  }

  /** The steps of all matches that are found by a term; with `secret`, also those where it is the recorder's alone. */
  async postings(term: string, secret: boolean, sees: SeesNow): Promise<readonly Postings[]> {
    const lists = await this.views.postings(term, secret);
    const past = await this.#past(sees);
    if (past.length === 0) return lists;
    return foundBy(term, secret).map((view, at) => {
      const list = new Map(lists[at]);
      for (const [id, folded] of past) {
        const steps = folded?.reading?.view.found.filter((step) => isFoundBy(step, view)).map(postingOf) ?? [];
        if (steps.length === 0) list.delete(id);
        else list.set(id, steps);
      }
      return list;
    });
  }

  /** What can be counted over matches, of one game where it is named; null where everything may be counted as it is kept. */
  async counted(ruleset: string | undefined, sees: SeesNow): Promise<Omit<MatchSum, 'findings' | 'rules'> | null> {
    if ((await this.delays.lookUp()) === undefined) return null;
    const facts = (await this.facts(sees)).map((match) => match.facts);
    const asked = facts.filter((each) => ruleset === undefined || each.ruleset === ruleset);
    const sum = (of: (each: MatchFacts) => number): number => asked.reduce((total, each) => total + of(each), 0);
    return {
      matches: asked.length,
      open: asked.filter(({ status }) => status === 'open').length,
      events: sum(({ events }) => events),
      plays: sum(({ plays }) => plays),
      turns: sum(({ turns }) => turns),
      games: sum(({ games }) => games),
    };
  }

  /** Behind what a match is seen; null where as it is now, or as everything of it is due. */
  async #behindOf(id: string, known: Known, sees: SeesNow): Promise<Behind | null> {
    if (sees(known)) return null;
    const shown = await this.delays.of({ id, ...known });
    return shown !== null && !isDue(known.lastAt, shown) ? shown : null;
  }

  /** The matches of which not everything is due, as they stood. */
  async #past(sees: SeesNow): Promise<readonly Past[]> {
    const behindOf = await this.delays.lookUp();
    if (behindOf === undefined) return [];
    const found: Past[] = [];
    for (const { id, facts } of await this.views.facts()) {
      const shown = sees(facts) ? null : behindOf({ id, ...facts });
      if (shown !== null && !isDue(facts.lastAt, shown)) found.push([id, await this.folds.of(id, shown)]);
    }
    return found;
  }
}
