import type { EventStore, RecordedEvent } from '#event-store';
import type { AnyRuleset } from '#ruleset';
import { type Checkpoint, type Rebuild, START, type ViewRow, type ViewStore } from '#view-store';
import { MATCH_PREFIX } from '../tape/journal.js';
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

/** Rows written at a time. */
const GROUP = 500;

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

/** Rows by their place: of several for the same place, the last one counts. */
export class RowBuffer {
  #rows = new Map<string, ViewRow>();

  add(rows: readonly ViewRow[]): void {
    for (const row of rows) this.#rows.set(`${row.view} ${String(row.part)} ${row.subject}`, row);
  }

  get size(): number {
    return this.#rows.size;
  }

  /** Takes everything out. */
  drain(): readonly ViewRow[] {
    const rows = [...this.#rows.values()];
    this.#rows = new Map();
    return rows;
  }
}

class Builder {
  readonly #folds: MatchFolds;
  readonly #rows = new RowBuffer();
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
    this.#folds = new MatchFolds({ store, rulesets, read });
    this.isOver = isOver;
  }

  private readonly isOver: () => boolean;

  /** Match by match, since the events of one match folded in a row need nothing else in memory. */
  async everyMatch(): Promise<Checkpoint> {
    const opened: Checkpoint[] = [];
    for await (const event of this.store.readAll({ types: ['MatchOpened'], streamPrefix: MATCH_PREFIX })) {
      opened.push(checkpointAt(event));
    }
    for (const { stream } of opened) {
      for await (const event of this.store.readStream(stream)) await this.#take(event);
    }
    return opened.at(-1) ?? START;
  }

  /** Whatever came after a checkpoint; what was read with its match is passed over. */
  async after(checkpoint: Checkpoint): Promise<Checkpoint> {
    let last = checkpoint;
    for await (const event of this.store.readAll({ after: checkpoint.position, streamPrefix: MATCH_PREFIX })) {
      if (event.revision > (this.#revisions.get(event.stream) ?? -1)) await this.#take(event);
      last = checkpointAt(event);
    }
    await this.#write();
    return last;
  }

  #write(): Promise<void> {
    return this.into.write(this.#rows.drain());
  }

  async #take(event: RecordedEvent): Promise<void> {
    if (this.isOver()) throw new RebuildOverError('The server is closing.');
    this.#rows.add(await this.#folds.take(event));
    this.#revisions.set(event.stream, event.revision);
    if (this.#rows.size >= GROUP) await this.#write();
  }
}

/**
 * Makes all kept views anew from the first event, beside those in use, and puts them in place when they are as far. Whoever asks
 * meanwhile is answered from the old ones.
 * @throws PoisonEventError, RebuildOverError, ViewsMovedError; the old views stay then
 */
export const rebuildViews = async ({ store, views, rulesets }: ViewParts, wish: RebuildWish): Promise<void> => {
  const rebuild = await views.rebuild();
  try {
    const builder = new Builder(store, rebuild, { rulesets, isOver: wish.isOver });
    let reached = await builder.after(await builder.everyMatch());
    while ((await rebuild.finish(reached, wish.overrules)) === 'behind') reached = await builder.after(reached);
  } catch (error) {
    await rebuild.abandon().catch(() => undefined);
    throw error;
  }
};
