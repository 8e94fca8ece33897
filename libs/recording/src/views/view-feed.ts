import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  Optional,
} from '@nestjs/common';
import { EventStoreError, type EventStore, publicWords } from '#event-store';
import type { AnyRuleset } from '#ruleset';
import { START, ViewsMovedError, type ViewStore, ViewStoreError } from '#view-store';
import { EVENT_STORE, KEPT_MATCHES, RULESETS, VIEW_STORE } from '../ports.js';
import { MATCH_PREFIX } from '../tape/journal.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { isFromThisLog } from './checkpoint-check.js';
import { type ChangedMatches, FeedStatus, type ViewHealth } from './feed-status.js';
import type { LeftOutMatch } from './left-out.js';
import { Pause } from './pause.js';
import { ALL_MATCHES, SUM_VIEWS, sumsAt } from './sums.js';
import { RebuildOverError, rebuildViews, type ViewParts } from './rebuild-views.js';
import { ViewWriter } from './view-writer.js';

/** How many matches stay folded: those of a large event; some hundred kilobytes each. */
export const USUAL_MATCHES = 1200;

const OTHER_LOG =
  'The kept views were made of another log than the store has, perhaps since an older copy was restored. They are made anew.';

/** For the log: the words of the stores name no card and no credential; of anything else only the kind is told. */
const reasonOf = (error: unknown): string => {
  const isOurs = error instanceof EventStoreError || error instanceof ViewStoreError;
  if (isOurs) return error.message;
  const kind = error instanceof Error ? error.name : typeof error;
  return `The kept views could not be fed (${kind}). They are tried again by themselves.`;
};

/** For whoever asks how the views are: without paths. */
const publicReasonOf = (error: unknown): string => {
  if (error instanceof EventStoreError) return publicWords(error);
  return error instanceof ViewStoreError ? error.publicWords : reasonOf(error);
};

/**
 * Feeds the kept views from the one checkpointed subscription of this node. Rows and checkpoint are committed together, so that
 * a kill at any moment costs nothing but events to read again. A match with an event that cannot be read or folded is left out from there on.
 */
@Injectable()
export class ViewFeed implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #log = new Logger('Matchtape');
  readonly #status = new FeedStatus();
  readonly #pause = new Pause();
  readonly #parts: ViewParts;
  @Inject(KEPT_MATCHES) private readonly keep: number = USUAL_MATCHES;
  @Optional() @Inject() private readonly tapes?: LiveTapes;
  #isOver = false;
  #told = '';
  #running: Promise<void> | undefined;
  #rebuilding: Promise<void> | undefined;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(VIEW_STORE) views: ViewStore,
    @Inject(RULESETS) rulesets: readonly AnyRuleset[],
  ) {
    this.#parts = { store, views, rulesets };
  }

  onApplicationBootstrap(): void {
    this.#running = this.#run();
  }

  async onModuleDestroy(): Promise<void> {
    this.#isOver = true;
    this.#pause.end();
    this.#status.close();
    await Promise.all([this.#running, this.#rebuilding?.catch(() => undefined)]);
  }

  health(): ViewHealth {
    return this.#status.health();
  }

  /** Whether there are views that questions over all matches can be answered from. */
  async hasViews(): Promise<boolean> {
    try {
      return (await this.#parts.views.checkpoint()) !== undefined;
    } catch (error) {
      if (error instanceof ViewStoreError) return false;
      throw error;
    }
  }

  /** Tells whenever the open calls of the matches may be others than before, as far as this node has seen; returns how to stop. */
  watchCalls(watcher: () => void): () => void {
    return this.#status.watchCalls(watcher);
  }

  /** Tells of every match whose kept views are others than before, as far as this node has seen; returns how to stop. */
  watchMatches(watcher: (matches: ChangedMatches) => void): () => void {
    return this.#status.watchMatches(watcher);
  }

  /** Tells of every match in which names were erased, by whichever process, once this node is told of it. */
  watchErasures(watcher: (matchId: string) => void): void {
    this.#status.watchErasures(watcher);
  }

  /** Waits until the views are as far as a position, for a while; and no longer where they have stopped. */
  reached(position: number): Promise<void> {
    return this.#status.reached(position);
  }

  /**
   * Makes the views anew from the first event while those in use go on. A second wish
   * joins the first.
   */
  rebuild(): Promise<void> {
    this.#rebuilding ??= this.#build(false)
      .catch((error: unknown) => {
        // Another process was quicker: it has read everything from the start as well.
        if (!(error instanceof ViewsMovedError)) throw error;
      })
      .finally(() => {
        this.#rebuilding = undefined;
      });
    return this.#rebuilding;
  }

  /** Begins a rebuild, unless one is under way; how it ends is told in the health and the log. */
  beginRebuild(): void {
    this.rebuild().catch((error: unknown) => {
      if (this.#isOver) return;
      this.#log.error(`The kept views were not made anew: ${reasonOf(error)}`);
      this.#status.noteFault(publicReasonOf(error));
    });
  }

  /** Brings the views up and follows the store, again and again with growing pauses, until closed or stopped by an event. */
  async #run(): Promise<void> {
    for (let failures = 0; !this.#isOver; failures++) {
      try {
        await this.#bringUp();
        await this.#follow(() => {
          failures = 0;
          this.#told = '';
        });
      } catch (error) {
        if (!(error instanceof ViewsMovedError) && !(error instanceof RebuildOverError)) this.#wait(error);
      }
      await this.#pause.after(failures);
    }
  }

  async #bringUp(): Promise<void> {
    const kept = await this.#parts.views.checkpoint();
    if (kept === undefined) {
      this.#status.enter('building');
      await this.#build(false);
    } else if (!(await isFromThisLog(this.#parts.store, kept))) {
      this.#status.enter('building');
      this.#log.warn(OTHER_LOG);
      await this.#build(true);
    }
  }

  async #build(overrules: boolean): Promise<void> {
    this.#status.noteBuilding(true);
    try {
      const leftOut = await rebuildViews(this.#parts, { overrules, isOver: () => this.#isOver });
      for (const match of leftOut) this.#leaveOut(match);
      this.#status.leaveOutOnly(leftOut);
      this.#status.noteRebuild();
    } finally {
      this.#status.noteBuilding(false);
    }
  }

  /** Follows the store from the views' own checkpoint until the subscription ends. */
  async #follow(onCaughtUp: () => void): Promise<void> {
    const kept = (await this.#parts.views.checkpoint()) ?? START;
    this.#status.enter('catching-up', kept.position);
    const sums = sumsAt(await this.#parts.views.read(ALL_MATCHES, SUM_VIEWS), kept);
    const from = {
      keep: this.keep,
      checkpoint: kept,
      sums,
      stateAt: (match: string, revision: number) => this.tapes?.stateAt(match, revision),
      onLeftOut: (match: LeftOutMatch): void => {
        this.#leaveOut(match);
      },
      onInAgain: (stream: string): void => {
        this.#status.takeIn(stream);
      },
    };
    const writer = new ViewWriter(this.#parts, from, this.#status);
    await writer.tryAgain();
    const subscription = await this.#parts.store.subscribe({
      streamPrefix: MATCH_PREFIX,
      after: kept.position,
      onEvent: (event) => writer.take(event),
      onUnreadable: (event) => {
        writer.leaveOut(event);
      },
      onCaughtUp: async () => {
        await writer.flush();
        onCaughtUp();
        this.#status.enter('live');
      },
    });
    void this.#pause.over.then(subscription.unsubscribe);
    void writer.failed.then(subscription.unsubscribe);
    const end = await subscription.ended;
    // What was folded before the subscription ended is kept.
    await writer.flush();
    if (end.reason === 'failed') throw end.error;
  }

  #wait(error: unknown): void {
    if (this.#isOver) return;
    const reason = reasonOf(error);
    // Tried again every few seconds, and told once.
    if (this.#told !== reason) this.#log.warn(reason);
    this.#told = reason;
    this.#status.enterWaiting(publicReasonOf(error));
  }

  /** Told once in the log, and in the health for as long as it is so. */
  #leaveOut(match: LeftOutMatch): void {
    if (!this.#status.leaveOut(match)) return;
    const { stream, revision, reason } = match;
    this.#log.error(`"${stream}" is left out of the list of matches from its event ${String(revision)} on: ${reason}`);
  }
}
