import type { SeenHead, StoreHead, StoreProblem, StreamHead, VerifyOptions, VerifyReport } from '../port.js';
import { firstLink } from './index.js';
import { headsDigest } from './heads.js';

/** A stream with more faults than this is not told more of; every stream that has any is told. */
const MAX_OF_STREAM = 100;

/** What is asked of a verification: heads that were seen before, and whether somebody wants to know how far it is. */
export interface VerifyWish extends VerifyOptions {
  readonly seen: readonly SeenHead[];
}

/** An event as verification meets it: its place, and the link that is stored with it. */
export interface SeenEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly chain: string;
}

/** How a stream ends, as far as it was read. */
interface Reached {
  readonly revision: number;
  readonly chain: string;
}

/** What verification has read of a store so far, and what it has found. */
export class VerifyTally {
  readonly problems: StoreProblem[] = [];
  /** Every event that stood there, also one that could not be read. */
  events = 0;
  position = 0;
  #unlisted = 0;
  readonly #reached = new Map<string, Reached>();
  readonly #told = new Map<string, number>();
  readonly #awaited: StoreHead[];

  constructor(seen: readonly SeenHead[]) {
    // That a store was empty once says nothing of it.
    const whole = seen.flatMap((head) => ('stream' in head || head.events < 1 ? [] : [head]));
    this.#awaited = whole.sort((one, other) => one.events - other.events);
  }

  /** Where a stream was read to; before its first event, the link that binds its name. */
  reached(stream: string): Reached {
    return this.#reached.get(stream) ?? { revision: -1, chain: firstLink(stream) };
  }

  has(stream: string): boolean {
    return this.#reached.has(stream);
  }

  /** Notes a problem, or counts it where its stream has had its share. */
  report(problem: StoreProblem): void {
    const told = this.#told.get(problem.stream ?? '') ?? 0;
    this.#told.set(problem.stream ?? '', told + 1);
    if (told < MAX_OF_STREAM) this.problems.push(problem);
    else this.#unlisted += 1;
  }

  /** Notes what has become of a head that was seen before: not counted, since whoever asks gets an answer. */
  tellSeen(problem: StoreProblem): void {
    this.problems.push(problem);
  }

  /** An event that was read. The next one of its stream is held against what is stored here, so that one damaged event is one problem. */
  take({ stream, revision, position, chain }: SeenEvent): void {
    this.#reached.set(stream, { revision, chain });
    this.position = position;
    this.#compare();
  }

  /** The answer, when everything was read. */
  finish(): VerifyReport {
    this.#compare();
    for (const { events } of this.#awaited) {
      const what = `the store has ${String(this.events)} events, and ${String(events)} were seen before: its newest were cut`;
      this.tellSeen({ what, seen: 'missing' });
    }
    const heads = this.#heads();
    return {
      events: this.events,
      streams: heads.length,
      position: this.position,
      digest: headsDigest(heads),
      heads,
      problems: this.problems,
      unlisted: this.#unlisted,
    };
  }

  #heads(): readonly StreamHead[] {
    return Array.from(this.#reached, ([stream, { revision, chain }]) => ({ stream, revision, hash: chain }));
  }

  /** A store that was seen whole: just so many events later its heads must give the same digest again. */
  #compare(): void {
    for (let next = this.#awaited[0]; next !== undefined && next.events <= this.events; next = this.#awaited[0]) {
      this.#awaited.shift();
      if (next.events === this.events && headsDigest(this.#heads()) === next.digest) continue;
      this.tellSeen({
        what: `the first ${String(next.events)} events are not the ones that were seen before`,
        seen: 'changed',
      });
    }
  }
}
