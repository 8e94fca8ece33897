import type { RecordedEvent, UnreadableEvent } from '#event-store';
import { isErasure } from '#match';
import type { Checkpoint, ViewRow } from '#view-store';
import type { ChangedMatches, FeedStatus } from './feed-status.js';
import { matchIn } from './match-fold.js';
import { LEFT_OUT, leftOutIn } from './left-out.js';
import { type FoldParts, MatchFolds, type ReadRows } from './match-folds.js';
import { CALLS, INDEX, type IndexEntry } from './match-views.js';
import { checkpointAt, type ViewParts } from './rebuild-views.js';
import type { Sums } from './sums.js';

/** Events whose rows are written in one go while there are more to come. */
const GROUP_EVENTS = 200;

/** Milliseconds from one write to the next where events keep coming in: a hall's plays of that time are written in one go. */
const PACE = 100;

/** Where the views were left, how many matches stay folded, what of them is at hand, and who is told of matches that are left out. */
interface WritingFrom extends Pick<FoldParts, 'keep' | 'onLeftOut' | 'onInAgain' | 'stateAt'> {
  readonly checkpoint: Checkpoint;
  readonly sums: Sums;
}

const changedIn = (rows: readonly ViewRow[]): ChangedMatches => {
  const changed = new Map<string, IndexEntry | undefined>(rows.map(({ subject }) => [subject, undefined]));
  for (const { view, subject, value } of rows) if (view === INDEX) changed.set(subject, value as unknown as IndexEntry);
  return changed;
};

/**
 * Folds events and writes what they change, with the checkpoint of the last one. Events that come in one go (a play with its
 * facts, a long catch-up) are written in one go. After a failed write it takes nothing more: its folds are ahead of what is kept.
 */
export class ViewWriter {
  /** Resolves when a write has failed; `flush` throws why. */
  readonly failed: Promise<void>;
  readonly #folds: MatchFolds;
  #base: number;
  #last: Checkpoint | undefined;
  #events = 0;
  /** Position of the event that was looked at last. The checkpoint stays at one that was folded: beside another nothing may be readable. */
  #seen: number;
  #isScheduled = false;
  #written = -PACE;
  #writing: Promise<void> = Promise.resolve();
  #noteFailure: () => void = () => undefined;

  constructor(
    private readonly parts: ViewParts,
    { checkpoint, ...folding }: WritingFrom,
    private readonly status: FeedStatus,
  ) {
    this.#seen = checkpoint.position;
    const read: ReadRows = async (subject, views) => {
      await this.flush();
      return this.parts.views.read(subject, views);
    };
    this.#folds = new MatchFolds({ store: parts.store, rulesets: parts.rulesets, read, ...folding });
    this.#base = checkpoint.position;
    this.failed = new Promise((resolve) => (this.#noteFailure = resolve));
  }

  /** Tries the matches again that were left out when the views were last written. */
  async tryAgain(): Promise<void> {
    for (const { stream } of leftOutIn(await this.parts.views.list(LEFT_OUT))) {
      const [index] = await this.parts.views.read(matchIn(stream), [INDEX]);
      const kept = (index?.value as unknown as IndexEntry | undefined)?.revision ?? -1;
      await this.#folds.tryAgain(stream, { kept, position: this.#base });
    }
  }

  /** An event cannot be read: its match is left out from there on. */
  leaveOut(event: UnreadableEvent): void {
    this.#folds.leaveOut(event, event.error);
    this.#seen = Math.max(this.#seen, event.position);
  }

  /** @throws what a write threw, and what is no fault of one match alone */
  async take(event: RecordedEvent): Promise<void> {
    if (isErasure(event)) this.status.noteErasure(matchIn(event.stream));
    await this.#folds.prepare(event);
    if (this.#folds.take(event)) this.#last = checkpointAt(event);
    this.#seen = event.position;
    this.#events += 1;
    if (this.#events >= GROUP_EVENTS) await this.flush();
    else this.#schedule();
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    this.#writing.catch(this.#noteFailure);
    return this.#writing;
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const write = (): void => {
      this.#isScheduled = false;
      void this.flush().catch(() => undefined);
    };
    const rest = this.#written + PACE - performance.now();
    // When no event is at hand any more, the turn of the event loop ends.
    if (rest > 0) setTimeout(write, rest);
    else setImmediate(write);
  }

  async #write(): Promise<void> {
    const [checkpoint, events, seen] = [this.#last, this.#events, this.#seen];
    this.#last = undefined;
    this.#events = 0;
    if (checkpoint === undefined) {
      if (events > 0) this.status.noteEvents(events, seen);
      return;
    }
    const rows = this.#folds.drain(checkpoint.position);
    await this.parts.views.commit({ base: this.#base, checkpoint, rows });
    this.#base = checkpoint.position;
    this.#written = performance.now();
    for (const match of this.#folds.forgotten()) await this.parts.views.forget(match);
    this.status.noteEvents(events, seen);
    if (rows.some(({ view }) => view === CALLS)) this.status.noteCalls();
    this.status.noteMatches(changedIn(rows));
  }
}
