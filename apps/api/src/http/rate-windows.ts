import type { ThrottlerStorage } from '@nestjs/throttler';

/** How often somebody has asked in the window that goes on. Seconds, as the framework's guard takes them. */
type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

interface Window {
  readonly ends: number;
  hits: number;
}

const SECOND = 1000;

/**
 * Counts requests by windows of fixed length that begin with somebody's first one, in the memory of this node alone: two nodes give each asker
 * twice as much. No timer runs and nothing is kept of whoever asks no more: windows that are over are thrown away as others begin.
 */
export class RateWindows implements ThrottlerStorage {
  readonly #windows = new Map<string, Window>();
  #sweepAt = 0;

  increment(key: string, ttl: number, limit: number): Promise<Counted> {
    return Promise.resolve(this.count(key, ttl, limit));
  }

  /** Counts one request; `isBlocked`: it is one too many. `ttl`: milliseconds that a window lasts. */
  count(key: string, ttl: number, limit: number): Counted {
    const now = Date.now();
    this.#sweep(now, ttl);
    let window = this.#windows.get(key);
    if (window === undefined || window.ends <= now) {
      window = { ends: now + ttl, hits: 0 };
      this.#windows.set(key, window);
    }
    window.hits += 1;
    const left = Math.ceil((window.ends - now) / SECOND);
    return { totalHits: window.hits, timeToExpire: left, isBlocked: window.hits > limit, timeToBlockExpire: left };
  }

  #sweep(now: number, ttl: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + ttl;
    for (const [key, { ends }] of this.#windows) if (ends <= now) this.#windows.delete(key);
  }
}
