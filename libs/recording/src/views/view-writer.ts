import type { RecordedEvent } from '#event-store';
import { isErasure } from '#match';
import type { Checkpoint } from '#view-store';
import type { FeedStatus } from './feed-status.js';
import { matchIn } from './match-fold.js';
import { MatchFolds, type ReadRows } from './match-folds.js';
import { CALLS } from './match-views.js';
import { checkpointAt, type ViewParts } from './rebuild-views.js';
import type { Sums } from './sums.js';

/** Events whose rows are written in one go while there are more to come. */
const GROUP_EVENTS = 200;

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
  #isScheduled = false;
  #writing: Promise<void> = Promise.resolve();
  #noteFailure: () => void = () => undefined;

  constructor(
    private readonly parts: ViewParts,
    from: { readonly checkpoint: Checkpoint; readonly sums: Sums },
    private readonly status: FeedStatus,
  ) {
    const read: ReadRows = async (subject, views) => {
      await this.flush();
      return this.parts.views.read(subject, views);
    };
    this.#folds = new MatchFolds({ store: parts.store, rulesets: parts.rulesets, read, sums: from.sums });
    this.#base = from.checkpoint.position;
    this.failed = new Promise((resolve) => (this.#noteFailure = resolve));
  }

  /** @throws PoisonEventError, and what a write threw */
  async take(event: RecordedEvent): Promise<void> {
    if (isErasure(event)) this.status.noteErasure(matchIn(event.stream));
    await this.#folds.prepare(event);
    this.#folds.take(event);
    this.#last = checkpointAt(event);
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
    // When no event is at hand any more, the turn of the event loop ends.
    setImmediate(() => {
      this.#isScheduled = false;
      void this.flush().catch(() => undefined);
    });
  }

  async #write(): Promise<void> {
    if (this.#last === undefined) return;
    const [checkpoint, events] = [this.#last, this.#events];
    this.#last = undefined;
    this.#events = 0;
    const rows = this.#folds.drain(checkpoint.position);
    await this.parts.views.commit({ base: this.#base, checkpoint, rows });
    this.#base = checkpoint.position;
    for (const match of this.#folds.forgotten()) await this.parts.views.forget(match);
    this.status.noteEvents(events, checkpoint.position);
    if (rows.some(({ view }) => view === CALLS)) this.status.noteCalls();
  }
}
