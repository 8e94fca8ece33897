import type { EventStore, RecordedEvent, UnreadableEvent } from '#event-store';
import type { AnyRuleset } from '#ruleset';
import { type Checkpoint, type Rebuild, START, type ViewStore } from '#view-store';
import { MATCH_PREFIX } from '../tape/journal.js';
import type { LeftOutMatch } from './left-out.js';
import { MatchFolds, type ReadRows } from './match-folds.js';

/** What the kept views are made from and kept in. */
export interface ViewParts {
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly rulesets: readonly AnyRuleset[];
}

/** `overrules`: see `Rebuild.finish`; `isOver`: asked between events, true when nobody wants the views any more. */
export interface RebuildWish {
  readonly overrules: boolean;
  readonly isOver: () => boolean;
}

/** Events whose rows are written at a time. */
const GROUP = 500;

/** Matches that stay folded: they come one after the other, but for those that are played meanwhile. */
const KEPT = 200;

/** The server closes in the middle of a rebuild. */
export class RebuildOverError extends Error {
  readonly code = 'views/rebuild-over';
  override readonly name = 'RebuildOverError';
}

/** The checkpoint an event stands at. */
export const checkpointAt = ({ position, stream, revision, id }: RecordedEvent): Checkpoint => ({
  position,
  stream,
  revision,
  id,
});

class Builder {
  readonly leftOut: LeftOutMatch[] = [];
  readonly #folds: MatchFolds;
  #events = 0;
  /** How far each match is. */
  readonly #revisions = new Map<string, number>();

  constructor(
    private readonly store: EventStore,
    private readonly into: Rebuild,
    { rulesets, isOver }: { readonly rulesets: readonly AnyRuleset[]; readonly isOver: () => boolean },
  ) {
    const read: ReadRows = async (subject, views) => {
      await this.#write();
      return this.into.read(subject, views);
    };
    this.#folds = new MatchFolds({
      store,
      rulesets,
      read,
      keep: KEPT,
      forgetsGone: true,
      onLeftOut: (match) => this.leftOut.push(match),
    });
    this.isOver = isOver;
  }

  private readonly isOver: () => boolean;

  readonly #onUnreadable = (event: UnreadableEvent): void => {
    this.#folds.leaveOut(event, event.error);
  };

  /** Match by match, since the events of one match folded in a row need nothing else in memory. */
  async everyMatch(): Promise<Checkpoint> {
    const opened: Checkpoint[] = [];
    const onUnreadable = this.#onUnreadable;
    const openings = { types: ['MatchOpened'], streamPrefix: MATCH_PREFIX, onUnreadable };
    for await (const event of this.store.readAll(openings)) opened.push(checkpointAt(event));
    for (const { stream } of opened) await this.#wholeMatch(stream);
    return opened.at(-1) ?? START;
  }

  /** A match as far as it can be read: stores read pages, and a page with a fault in it gives nothing of what stands before the fault. */
  async #wholeMatch(stream: string, limit?: number): Promise<void> {
    let next = 0;
    try {
      for await (const event of this.store.readStream(stream, limit === undefined ? {} : { limit })) {
        next = event.revision + 1;
        await this.#take(event);
      }
    } catch (error) {
      const fault = this.#folds.leaveOut({ stream, revision: next }, error);
      if (fault > next) await this.#wholeMatch(stream, fault);
    }
  }

  /** Whatever came after a checkpoint; what was read with its match is passed over. */
  async after(checkpoint: Checkpoint): Promise<Checkpoint> {
    let last = checkpoint;
    const onUnreadable = this.#onUnreadable;
    const rest = this.store.readAll({ after: checkpoint.position, streamPrefix: MATCH_PREFIX, onUnreadable });
    for await (const event of rest) {
      const isFolded = event.revision <= (this.#revisions.get(event.stream) ?? -1) || (await this.#take(event));
      if (isFolded) last = checkpointAt(event);
    }
    await this.#write(last.position);
    return last;
  }

  #write(position = 0): Promise<void> {
    this.#events = 0;
    return this.into.write(this.#folds.drain(position));
  }

  async #take(event: RecordedEvent): Promise<boolean> {
    if (this.isOver()) throw new RebuildOverError('The server is closing.');
    await this.#folds.prepare(event);
    const isFolded = this.#folds.take(event);
    if (isFolded) this.#revisions.set(event.stream, event.revision);
    this.#events += 1;
    if (this.#events >= GROUP) await this.#write();
    return isFolded;
  }
}

/**
 * Makes all kept views anew from the first event, beside those in use, and puts them in place when they are as far. Whoever asks
 * meanwhile is answered from the old ones. Answers the matches that are left out; one whose stream was deleted is no match any more.
 * @throws RebuildOverError, ViewsMovedError; the old views stay then
 */
export const rebuildViews = async (
  { store, views, rulesets }: ViewParts,
  wish: RebuildWish,
): Promise<readonly LeftOutMatch[]> => {
  const rebuild = await views.rebuild();
  try {
    const builder = new Builder(store, rebuild, { rulesets, isOver: wish.isOver });
    let reached = await builder.after(await builder.everyMatch());
    while ((await rebuild.finish(reached, wish.overrules)) === 'behind') reached = await builder.after(reached);
    return builder.leftOut;
  } catch (error) {
    await rebuild.abandon().catch(() => undefined);
    throw error;
  }
};
