import type { LeftOutMatch } from './left-out.js';
import type { IndexEntry } from './match-views.js';

/**
 * - `starting`: nothing has been looked at yet; `building`: there are no views of this version, and they are being made
 * - `catching-up`: events that came while this node was away are being folded; `live`: each event as it comes
 * - `waiting`: something failed and is tried again (`reason`)
 * - `closed`: the server is closing
 */
export type ViewState = 'starting' | 'building' | 'catching-up' | 'live' | 'waiting' | 'closed';

/**
 * How the kept views of this node are. `position`: how far they are in the store; `handled`: events read from the subscription
 * since the start; `rebuilds`: how often they were made anew since then, and `isRebuilding`: whether they are just now; `leftOut`: matches that are
 * left out from an event on.
 */
export interface ViewHealth {
  readonly state: ViewState;
  readonly position: number;
  readonly handled: number;
  readonly rebuilds: number;
  readonly isRebuilding: boolean;
  readonly reason: string | null;
  readonly leftOut: readonly LeftOutMatch[];
}

/** Matches whose views are others than before, each with its entry as it is now; undefined where that was not written. */
export type ChangedMatches = ReadonlyMap<string, IndexEntry | undefined>;

/** Milliseconds somebody waits for the views before getting them as they are. */
const PATIENCE = 5_000;

const GOES_NOT_ON: ReadonlySet<ViewState> = new Set(['waiting', 'closed']);

interface Waiter {
  readonly position: number;
  readonly go: () => void;
}

const AT_START: ViewHealth = {
  state: 'starting',
  position: 0,
  handled: 0,
  rebuilds: 0,
  isRebuilding: false,
  reason: null,
  leftOut: [],
};

/** How the feed is, and who waits for it. */
export class FeedStatus {
  #health: ViewHealth = AT_START;
  #hasBeenLive = false;
  #waiters: readonly Waiter[] = [];
  readonly #watchers = new Set<() => void>();
  readonly #matchWatchers = new Set<(matches: ChangedMatches) => void>();
  readonly #erasureWatchers: ((matchId: string) => void)[] = [];

  health(): ViewHealth {
    return this.#health;
  }

  enter(state: ViewState, position = this.#health.position): void {
    this.#hasBeenLive ||= state === 'live';
    this.#set({ state, position, reason: null });
    if (state === 'live') this.noteCalls();
  }

  enterWaiting(reason: string): void {
    this.#set({ state: 'waiting', reason });
  }

  /** A match is left out; answers whether that is new. */
  leaveOut(match: LeftOutMatch): boolean {
    const others = this.#health.leftOut.filter(({ stream }) => stream !== match.stream);
    const isNew = !this.#health.leftOut.some(
      (each) => each.stream === match.stream && each.revision === match.revision,
    );
    this.#set({ leftOut: [...others, match] });
    return isNew;
  }

  /** A match is in again. */
  takeIn(stream: string): void {
    this.#set({ leftOut: this.#health.leftOut.filter((each) => each.stream !== stream) });
  }

  /** The matches that are left out of views made anew. */
  leaveOutOnly(leftOut: readonly LeftOutMatch[]): void {
    this.#set({ leftOut });
  }

  close(): void {
    this.#set({ state: 'closed' });
  }

  noteEvents(count: number, position: number): void {
    this.#set({ handled: this.#health.handled + count, position });
  }

  /** Names in a match were erased. */
  noteErasure(matchId: string): void {
    for (const watcher of this.#erasureWatchers) watcher(matchId);
  }

  /** Tells of every match in which names were erased. */
  watchErasures(watcher: (matchId: string) => void): void {
    this.#erasureWatchers.push(watcher);
  }

  /** The open calls may be others than before. */
  noteCalls(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** Tells whenever the open calls may be others than before; returns how to stop. */
  watchCalls(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** The views of these matches are others than before. */
  noteMatches(matches: ChangedMatches): void {
    for (const watcher of this.#matchWatchers) watcher(matches);
  }

  /** Tells of every match whose views are others than before; returns how to stop. */
  watchMatches(watcher: (matches: ChangedMatches) => void): () => void {
    this.#matchWatchers.add(watcher);
    return () => {
      this.#matchWatchers.delete(watcher);
    };
  }

  noteRebuild(): void {
    this.#set({ rebuilds: this.#health.rebuilds + 1 });
  }

  noteBuilding(isRebuilding: boolean): void {
    this.#set({ isRebuilding });
  }

  /** Something went wrong beside the feed, which goes on. */
  noteFault(reason: string): void {
    this.#set({ reason });
  }

  reached(position: number): Promise<void> {
    if (this.#isAt(position)) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiters = this.#waiters.filter((each) => each !== waiter);
        resolve();
      }, PATIENCE);
      timer.unref();
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const waiter = { position, go };
      this.#waiters = [...this.#waiters, waiter];
    });
  }

  #isAt(position: number): boolean {
    const { state, position: reached } = this.#health;
    return GOES_NOT_ON.has(state) || (this.#hasBeenLive && reached >= position);
  }

  #set(change: Partial<ViewHealth>): void {
    this.#health = { ...this.#health, ...change };
    const done = this.#waiters.filter(({ position }) => this.#isAt(position));
    if (done.length === 0) return;
    this.#waiters = this.#waiters.filter((each) => !done.includes(each));
    for (const { go } of done) go();
  }
}
