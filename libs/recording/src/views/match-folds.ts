import type { EventStore, RecordedEvent } from '#event-store';
import { inAgainRow, LeftOutMatches, type LeftOutParts } from './left-out.js';
import { ForgottenPastError, isErasure, isSettingBack, remembers, type SettingBack } from '#match';
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
  foldsBefore,
  type MatchFolding,
  matchIn,
  withMatch,
  withRecentGames,
} from './match-fold.js';
import { ASIDE, INDEX, type IndexEntry, MATCH_VIEW_NAMES, type StateAside, wholeViews } from './match-views.js';
import { sumRows, type Sums, sumsAfter } from './sums.js';

/** Reads the rows written so far of one match. */
export type ReadRows = (subject: string, views: readonly string[]) => Promise<readonly ViewPart[]>;

/** The state of a match after the event of that revision, where it is at hand since the match is played here. */
export type StateAt = (match: string, revision: number) => HeldState | undefined;

/**
 * Where matches are folded from, and the rows that their views are kept in. `keep`: how many matches stay folded; `sums`: those over all matches, as they are written; `onInAgain`: told of
 * a match that was left out and could be folded after all.
 */
export interface FoldParts extends LeftOutParts {
  readonly store: EventStore;
  readonly rulesets: readonly AnyRuleset[];
  readonly read: ReadRows;
  readonly sums?: Sums;
  readonly keep: number;
  readonly onInAgain?: (stream: string) => void;
  readonly stateAt?: StateAt;
}

/**
 * The matches whose kept views are being written, folded event by event. Events of one match come in order. What is to be written of
 * them is told when it is asked for, so that views which many events have changed are drawn once.
 */
export class MatchFolds {
  readonly #folded = new Map<string, Folded>();
  /** Matches that were folded on since rows were taken, as they were then. */
  readonly #written = new Map<string, Folded | undefined>();
  readonly #forgotten = new Set<string>();
  readonly #leftOut: LeftOutMatches;
  /** Rows of matches that are folded no longer. */
  #rows: ViewRow[] = [];
  #sums: Sums;
  /** The sums as they were written last. */
  #writtenSums: Sums | undefined;

  constructor(private readonly parts: FoldParts) {
    this.#leftOut = new LeftOutMatches(parts);
    this.#sums = parts.sums ?? {};
    this.#writtenSums = parts.sums;
  }

  /** Brings the match of an event that is taken next to just before it, where it is not folded. */
  async prepare(event: RecordedEvent): Promise<void> {
    if (event.revision === 0) return;
    if (isErasure(event)) return this.#drawAnew(event);
    if (this.#leftOut.has(event) || this.#isReadyFor(event)) return;
    try {
      await this.#bringTo(event);
    } catch (error) {
      this.leaveOut(event, error);
    }
  }

  async #bringTo(event: RecordedEvent): Promise<void> {
    // What is kept of a match has no past, and what sets it back needs it.
    const known = isSettingBack(event) ? undefined : await this.#fromRows(event);
    const before = known ?? (await this.#fromStream(event));
    if (before !== undefined) this.#remember(event.stream, before);
  }

  /** Names were erased: all rows of the match are written anew, from the events as they are now. The sums count them as before. */
  async #drawAnew(event: RecordedEvent): Promise<void> {
    this.#takeRows(event.stream, this.#folded.get(event.stream));
    let left: Folded | undefined;
    try {
      // Also of a match that is left out: what is kept of it has the names too.
      for await (const folded of foldsBefore(event, this.parts)) left = folded;
    } catch (error) {
      this.leaveOut(event, error);
    }
    if (left === undefined) return;
    const match = matchIn(event.stream);
    this.#folded.set(event.stream, left);
    this.#rows.push(...changedRows(match, undefined, left), ...asideRow(match, left));
    this.#forgotten.add(match);
  }

  /** Leaves the match of an event out, from the event of the fault on; answers its revision. @throws what is no fault of that one match */
  leaveOut(event: Pick<RecordedEvent, 'stream' | 'revision'>, error: unknown): number {
    const { revision, rows } = this.#leftOut.add(event, error);
    this.#rows.push(...rows);
    return revision;
  }

  /** Tries to fold a match on that was left out before, up to a position. `kept`: the revision that its rows are at, -1 without any. */
  async tryAgain(
    stream: string,
    { kept, position }: { readonly kept: number; readonly position: number },
  ): Promise<void> {
    let reached = -1;
    try {
      let folded: Folded | undefined;
      for await (const event of this.parts.store.readStream(stream)) {
        if (event.position > position) break;
        if (event.revision <= kept) {
          folded = foldOn(folded, event, this.parts.rulesets);
          this.#folded.set(stream, folded);
        } else if (!this.take(event)) return;
        reached = event.revision;
      }
    } catch (error) {
      this.leaveOut({ stream, revision: reached + 1 }, error);
      return;
    }
    this.#rows.push(inAgainRow(stream));
    this.parts.onInAgain?.(stream);
  }

  /** Takes the matches whose rows were written anew since this was asked last, as names in them were erased. */
  forgotten(): readonly string[] {
    const matches = [...this.#forgotten];
    this.#forgotten.clear();
    return matches;
  }

  #isReadyFor({ stream, type, data }: RecordedEvent): boolean {
    const folded = this.#folded.get(stream);
    if (folded === undefined || !isSettingBack({ type })) return folded !== undefined;
    return folded.reading === null || remembers(folded.reading.match.past, (data as unknown as SettingBack['data']).to);
  }

  /** Folds an event on; one that was folded before changes nothing. Answers whether it is folded, and not left out with its match. */
  take(event: RecordedEvent): boolean {
    if (this.#leftOut.has(event)) return false;
    const before = this.#folded.get(event.stream);
    if (before !== undefined && event.revision <= before.revision) return true;
    try {
      const after = foldOn(before, event, this.parts.rulesets);
      if (!this.#written.has(event.stream)) this.#written.set(event.stream, before);
      this.#remember(event.stream, after);
      return true;
    } catch (error) {
      this.leaveOut(event, error);
      return false;
    }
  }

  /** Takes the rows that have changed since this was asked last. `position`: of the last event that was taken. */
  drain(position: number): readonly ViewRow[] {
    for (const stream of [...this.#written.keys()]) {
      const folded = this.#folded.get(stream);
      this.#takeRows(stream, folded);
      if (folded !== undefined) this.#folded.set(stream, this.#lately(stream, folded));
    }
    const sums = sumRows(this.#sums, position, this.#writtenSums);
    this.#writtenSums = this.#sums;
    return [...this.#rows.splice(0), ...sums];
  }

  /** Two that fold the same events come to the same, and it need not lie in memory twice. */
  #lately(stream: string, folded: Folded): Folded {
    const match = this.parts.stateAt?.(matchIn(stream), folded.revision);
    return withRecentGames(match === undefined ? folded : withMatch(folded, match));
  }

  /** Takes the rows of a match that is folded no longer; those of a new one after those of all that came before it, since matches are listed as their rows came. */
  #takeLastRows(stream: string, folded: Folded): void {
    const isNew = this.#written.has(stream) && this.#written.get(stream) === undefined;
    const written = isNew ? [...this.#written.keys()] : [];
    for (const earlier of written.slice(0, written.indexOf(stream))) this.#takeRows(earlier, this.#folded.get(earlier));
    this.#takeRows(stream, folded);
  }

  #takeRows(stream: string, folded: Folded | undefined): void {
    if (folded === undefined || !this.#written.has(stream)) return;
    const before = this.#written.get(stream);
    this.#rows.push(...changedRows(matchIn(stream), before, folded));
    this.#sums = sumsAfter(this.#sums, before, folded);
    this.#written.delete(stream);
  }

  /** Put together from the rows of the match, where they are just as far; else it is folded from its first event. */
  async #fromRows({ stream, revision }: RecordedEvent): Promise<Folded | undefined> {
    const parts = await this.parts.read(matchIn(stream), [INDEX, ASIDE, ...MATCH_VIEW_NAMES]);
    const index = parts[0]?.value as unknown as IndexEntry | undefined;
    if (index?.revision !== revision - 1) return undefined;
    const { summary } = index;
    const by = foldingOf(this.parts.rulesets, summary.ruleset);
    const at = revision - 1;
    if (by === null) return { folding: null, revision: at, said: summary, reading: null, settled: {} };
    const aside = parts.find(({ view }) => view === ASIDE)?.value as unknown as StateAside | undefined;
    const match = await this.#stateAt(by, { stream, at, aside });
    if (match === null) return undefined;
    const reading = { revision: at, match, view: wholeViews(parts) };
    return { folding: by, revision: at, said: summary, reading, settled: {} };
  }

  /** The views need not be drawn again for the state, which is most of the cost. Null where the match was set back beyond what is kept. */
  async #stateAt(
    { state, read }: MatchFolding,
    { stream, at, aside }: { readonly stream: string; readonly at: number; readonly aside: StateAside | undefined },
  ): Promise<HeldState | null> {
    const from = aside !== undefined && aside.revision <= at ? aside : { revision: -1, match: state.initial };
    let { match } = from;
    const rest = this.parts.store.readStream(stream, { from: from.revision + 1, limit: at - from.revision });
    try {
      for await (const event of rest) match = folding(event, (envelope) => state.evolve(match, read(envelope)));
      return match;
    } catch (error) {
      if (error instanceof ForgottenPastError) return null;
      throw error;
    }
  }

  async #fromStream(event: RecordedEvent): Promise<Folded | undefined> {
    let folded: Folded | undefined;
    for await (const each of foldsBefore(event, this.parts)) folded = each;
    return folded;
  }

  /** Keeps the match, and puts another aside where there are too many. Nothing comes after the end of a match. */
  #remember(stream: string, folded: Folded): void {
    this.#folded.delete(stream);
    if (folded.said?.status === 'closed') {
      this.#takeLastRows(stream, folded);
      return;
    }
    this.#folded.set(stream, folded);
    if (this.#folded.size <= this.parts.keep) return;
    const [oldest] = this.#folded;
    if (oldest === undefined) return;
    this.#folded.delete(oldest[0]);
    this.#takeLastRows(...oldest);
    this.#rows.push(...asideRow(matchIn(oldest[0]), oldest[1]));
  }
}
