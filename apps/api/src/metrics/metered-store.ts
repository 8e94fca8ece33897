import type { EventStore } from '#event-store';
import type { Metrics } from './metrics.js';

const SECOND = 1000;

/** Events that wait for kept views: remembered now and then, since a server that records much would else remember much. */
const EVERY = 100;

interface Waiting {
  readonly position: number;
  readonly since: number;
}

/** How far kept views are behind what this node has written: in seconds, since positions are no counts in every store. */
export class Behind {
  readonly #waiting: Waiting[] = [];

  constructor(private readonly reached: () => number) {}

  note(position: number): void {
    const last = this.#waiting.at(-1);
    const since = performance.now();
    this.#drop();
    if (last === undefined || since - last.since > EVERY) this.#waiting.push({ position, since });
  }

  /** Seconds that the oldest of them waits; 0 where none does. */
  seconds(): number {
    this.#drop();
    const [oldest] = this.#waiting;
    return oldest === undefined ? 0 : (performance.now() - oldest.since) / SECOND;
  }

  #drop(): void {
    const reached = this.reached();
    const first = this.#waiting.findIndex(({ position }) => position > reached);
    this.#waiting.splice(0, first < 0 ? this.#waiting.length : first);
  }
}

/** The same store, whose appends are counted and timed. `noted` is told of each. */
export const meteredStore = (
  store: EventStore,
  { appends, appended }: Pick<Metrics, 'appends' | 'appended'>,
  noted: (stream: string, position: number) => void,
): EventStore => ({
  ...store,
  append: async (stream, expected, events) => {
    const end = appends.startTimer();
    try {
      const receipt = await store.append(stream, expected, events);
      end({ outcome: receipt.repeated ? 'repeated' : 'written' });
      if (!receipt.repeated) appended.inc(events.length);
      noted(stream, receipt.position);
      return receipt;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  },
});
