import type { EventStore, RecordedEvent } from '#event-store';
import type { AnyRuleset } from '#ruleset';
import type { ViewPart, ViewRow } from '#view-store';
import type { HeldState } from '../tape/live-tape.js';
import {
  asideRow,
  changedRows,
  type Folded,
  folding,
  foldingOf,
  foldOn,
  type MatchFolding,
  matchIn,
} from './match-fold.js';
import { ASIDE, INDEX, type IndexEntry, MATCH_VIEW_NAMES, type StateAside, wholeViews } from './match-views.js';

/** How many matches stay folded; half a megabyte to one each. The least recently played one is put aside first. */
const KEPT_FOLDS = 512;

/** Reads the rows written so far of one match. */
export type ReadRows = (subject: string, views: readonly string[]) => Promise<readonly ViewPart[]>;

/** Where matches are folded from, and the rows that their views are kept in. */
export interface FoldParts {
  readonly store: EventStore;
  readonly rulesets: readonly AnyRuleset[];
  readonly read: ReadRows;
  readonly keep?: number;
}

/** The matches whose kept views are being written, folded event by event. Events of one match come in order. */
export class MatchFolds {
  readonly #folded = new Map<string, Folded>();
  readonly #keep: number;

  constructor(private readonly parts: FoldParts) {
    this.#keep = parts.keep ?? KEPT_FOLDS;
  }

  /** The rows that an event changes; none where it was folded before. @throws PoisonEventError */
  async take(event: RecordedEvent): Promise<readonly ViewRow[]> {
    const before = this.#folded.get(event.stream) ?? (await this.#before(event));
    if (before !== undefined && event.revision <= before.revision) return [];
    const after = foldOn(before, event, this.parts.rulesets);
    return [...changedRows(matchIn(event.stream), before, after), ...this.#remember(event.stream, after)];
  }

  /** The match before an event: put together from its rows where they are just as far, else folded from its first event. */
  async #before(event: RecordedEvent): Promise<Folded | undefined> {
    if (event.revision === 0) return undefined;
    return (await this.#fromRows(event)) ?? this.#fromStream(event);
  }

  async #fromRows({ stream, revision }: RecordedEvent): Promise<Folded | undefined> {
    const parts = await this.parts.read(matchIn(stream), [INDEX, ASIDE, ...MATCH_VIEW_NAMES]);
    const index = parts[0]?.value as unknown as IndexEntry | undefined;
    if (index?.revision !== revision - 1) return undefined;
    const { summary } = index;
    const by = foldingOf(this.parts.rulesets, summary.ruleset);
    const at = revision - 1;
    if (by === null) return { folding: null, revision: at, summary, reading: null };
    const aside = parts.find(({ view }) => view === ASIDE)?.value as unknown as StateAside | undefined;
    const match = await this.#stateAt(by, { stream, at, aside });
    return { folding: by, revision: at, summary, reading: { revision: at, match, view: wholeViews(parts) } };
  }

  /** The views need not be drawn again for the state, which is most of the cost. */
  async #stateAt(
    { state }: MatchFolding,
    { stream, at, aside }: { readonly stream: string; readonly at: number; readonly aside: StateAside | undefined },
  ): Promise<HeldState> {
    const from = aside !== undefined && aside.revision <= at ? aside : { revision: -1, match: state.initial };
    let { match } = from;
    const rest = this.parts.store.readStream(stream, { from: from.revision + 1, limit: at - from.revision });
    for await (const event of rest) match = folding(event, (envelope) => state.evolve(match, envelope));
    return match;
  }

  async #fromStream({ stream, revision }: RecordedEvent): Promise<Folded | undefined> {
    let folded: Folded | undefined;
    for await (const event of this.parts.store.readStream(stream, { limit: revision })) {
      folded = foldOn(folded, event, this.parts.rulesets);
    }
    return folded;
  }

  /** Keeps the match, and puts another aside where there are too many. Nothing comes after the end of a match. */
  #remember(stream: string, folded: Folded): readonly ViewRow[] {
    this.#folded.delete(stream);
    if (folded.summary?.status === 'closed') return [];
    this.#folded.set(stream, folded);
    if (this.#folded.size <= this.#keep) return [];
    const [oldest] = this.#folded;
    if (oldest === undefined) return [];
    this.#folded.delete(oldest[0]);
    return asideRow(matchIn(oldest[0]), oldest[1]);
  }
}
