import { Inject, Injectable } from '@nestjs/common';
import { type KnownMatch, type MatchFacts, type MatchSummary, type Postings, type Summary } from '#projections';
import { type PageWish, type ViewPart, type ViewStore, ViewStoreError } from '#view-store';
import { VIEW_STORE } from '../ports.js';
import { viewsNotReady } from '../problem.js';
import { Journal } from '../tape/journal.js';
import { ALL_MATCHES, SUM_VIEWS, type Sums, sumsIn } from './sums.js';
import {
  CALLS,
  type CallsEntry,
  INDEX,
  type IndexEntry,
  type FoldedViewName,
  type FoldedViews,
  wholeView,
} from './match-views.js';
import { FACTS, foundBy, postingsIn } from './search-rows.js';
import { ViewFeed } from './view-feed.js';

/** A match and what is kept of it. */
export interface OfMatch<Value> {
  readonly id: string;
  readonly value: Value;
}

/** A view of a match at a revision. */
export interface ViewAt<View> {
  readonly revision: number;
  readonly view: View;
}

/** What was read of all matches, and the event that the views had come to then. */
interface ReadAt<Value> {
  readonly at: string;
  readonly value: Value;
}

const matchesOf = <Value>(parts: readonly ViewPart[]): readonly OfMatch<Value>[] =>
  parts.map(({ subject, value }) => ({ id: subject, value: value as unknown as Value }));

/** Reads what is kept. A question about all matches waits for what this node has recorded itself; see `ViewFeed.reached`. */
@Injectable()
export class KeptViews {
  #facts: ReadAt<readonly KnownMatch[]> | undefined;
  #list: ReadAt<readonly MatchSummary[]> | undefined;

  constructor(
    @Inject(VIEW_STORE) private readonly views: ViewStore,
    private readonly feed: ViewFeed,
    private readonly journal: Journal,
  ) {}

  /** The list of matches, the one opened last first: read anew when the views have moved on. Throws `views/not-ready`. */
  async index(): Promise<readonly MatchSummary[]> {
    this.#list = await this.#readOnce(this.#list, async () =>
      matchesOf<IndexEntry>(await this.views.list(INDEX))
        .map(({ id, value: { summary } }) => ({ id, ...summary }))
        .reverse(),
    );
    return this.#list.value;
  }

  /** Some of that list, the match opened last first: those opened before one of them. Throws `views/not-ready`. */
  async page(wish: PageWish): Promise<readonly OfMatch<Summary>[]> {
    await this.#caughtUp();
    const entries = matchesOf<IndexEntry>(await this.views.page(INDEX, wish));
    return entries.map(({ id, value: { summary } }) => ({ id, value: summary }));
  }

  /** How many matches there are. Throws `views/not-ready`. */
  async count(): Promise<number> {
    await this.#caughtUp();
    return this.views.count(INDEX);
  }

  /** The open calls of each match that ever had one. Throws `views/not-ready`. */
  async calls(): Promise<readonly OfMatch<CallsEntry>[]> {
    await this.#caughtUp();
    return matchesOf<CallsEntry>(await this.views.list(CALLS));
  }

  /** The facts of all matches, the match opened last first: read anew when the views have moved on. Throws `views/not-ready`. */
  async facts(): Promise<readonly KnownMatch[]> {
    this.#facts = await this.#readOnce(this.#facts, async () =>
      matchesOf<MatchFacts>(await this.views.list(FACTS))
        .map(({ id, value }) => ({ id, facts: value }))
        .reverse(),
    );
    return this.#facts.value;
  }

  /** The steps of all matches that are found by a term; with `secret`, also those where it is the recorder's alone. */
  async postings(term: string, secret: boolean): Promise<readonly Postings[]> {
    const views = foundBy(term, secret);
    return Promise.all(views.map(async (view) => postingsIn(await this.views.list(view))));
  }

  /** The sums over all matches, by game. Throws `views/not-ready`. */
  async sums(): Promise<Sums> {
    await this.#caughtUp();
    return sumsIn(await this.views.read(ALL_MATCHES, SUM_VIEWS))?.sums ?? {};
  }

  /** A view of one match, where it is kept as far as the match is in the store now; else undefined, and the caller folds. */
  async ofMatch<Name extends FoldedViewName>(id: string, name: Name): Promise<ViewAt<FoldedViews[Name]> | undefined> {
    const [index, ...parts] = await this.#parts(id, [INDEX, name]);
    if (index === undefined || parts.length === 0) return undefined;
    const { revision } = index.value as unknown as IndexEntry;
    return (await this.journal.lastRevision(id)) === revision ? { revision, view: wholeView(name, parts) } : undefined;
  }

  /** What is kept only saves folding: where it cannot be read, nothing is lost but time. */
  async #parts(id: string, views: readonly string[]): Promise<readonly ViewPart[]> {
    try {
      return await this.views.read(id, views);
    } catch (error) {
      if (error instanceof ViewStoreError) return [];
      throw error;
    }
  }

  /** What was read before, where the views have not moved on since. */
  async #readOnce<Value>(known: ReadAt<Value> | undefined, read: () => Promise<Value>): Promise<ReadAt<Value>> {
    await this.#caughtUp();
    const at = (await this.views.checkpoint())?.id ?? '';
    return known?.at === at ? known : { at, value: await read() };
  }

  async #caughtUp(): Promise<void> {
    await this.feed.reached(this.journal.lastPosition);
    if ((await this.views.checkpoint()) === undefined) throw viewsNotReady(this.feed.health());
  }
}
