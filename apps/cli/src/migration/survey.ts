import type { EventStore, RecordedEvent, StreamHead } from '#event-store';
import { linkOn, startOf } from '#event-store/chain';
import type { Reached } from '#kernel';

/** A stream that cannot be moved, and why. `where`: the store that is at fault. */
export interface Obstacle {
  readonly stream: string;
  readonly revision: number;
  readonly where: 'source' | 'target';
  readonly what: string;
}

/**
 * What a reading of the whole source found.
 * - `heads`: the last event of every stream and the hash of its chain, made anew from the events
 * - `arrived`: for each stream that the target has, its last revision there
 * - `present`: how many of the events the target has
 * - `from`: position after which the first event that the target lacks stands; undefined when it has all
 * - `end`: the last position that was read; what is appended later is not moved
 */
export interface Survey {
  readonly heads: ReadonlyMap<string, Reached>;
  readonly arrived: ReadonlyMap<string, number>;
  readonly events: number;
  readonly present: number;
  readonly from: number | undefined;
  readonly end: number;
  readonly obstacles: readonly Obstacle[];
}

const DIFFERENT = 'the target holds a different stream under this name';
const LONGER = 'the stream goes on in the target, beyond what the source has';
const CUT = 'events before this one are missing in the source';

const isEmpty = async (store: EventStore): Promise<boolean> => {
  for await (const _event of store.readAll({ limit: 1 })) return false;
  return true;
};

/** Reads the source event by event; asks the target for each stream once, when its first event comes. */
class Surveyor {
  readonly heads = new Map<string, Reached>();
  readonly arrived = new Map<string, number>();
  readonly obstacles: Obstacle[] = [];
  events = 0;
  present = 0;
  from: number | undefined;
  end = 0;
  readonly #standing = new Map<string, StreamHead>();
  readonly #blocked = new Set<string>();

  constructor(readonly headInTarget: (stream: string) => Promise<StreamHead | undefined>) {}

  async see(event: RecordedEvent): Promise<void> {
    const { stream, revision } = event;
    const before = this.heads.get(stream) ?? (await this.#begin(stream));
    if (revision !== before.revision + 1) this.#block({ stream, revision, where: 'source', what: CUT });
    const reached = linkOn(before, event);
    this.heads.set(stream, reached);
    this.events += 1;
    const head = this.#standing.get(stream);
    if (head !== undefined && revision <= head.revision) this.#compare(reached, head);
    else this.from ??= this.end;
    this.end = event.position;
  }

  /** After the last event: streams that are longer in the target than in the source. */
  finish(): void {
    for (const [stream, { revision }] of this.heads) {
      const head = this.#standing.get(stream);
      if (head !== undefined && head.revision > revision)
        this.#block({ stream, revision: head.revision, where: 'target', what: LONGER });
    }
  }

  async #begin(stream: string): Promise<Reached> {
    const head = await this.headInTarget(stream);
    if (head !== undefined) {
      this.#standing.set(stream, head);
      this.arrived.set(stream, head.revision);
    }
    return startOf(stream);
  }

  #compare({ revision, hash }: Reached, head: StreamHead): void {
    this.present += 1;
    if (revision === head.revision && hash !== head.hash)
      this.#block({ stream: head.stream, revision, where: 'target', what: DIFFERENT });
  }

  /** A stream is told once, however many of its events are in the way. */
  #block(obstacle: Obstacle): void {
    if (this.#blocked.has(obstacle.stream)) return;
    this.#blocked.add(obstacle.stream);
    this.obstacles.push(obstacle);
  }
}

/**
 * Reads the whole source in the order of its commits and compares it with what the target has: nothing is written. A stream of
 * the target is the beginning of the source's when its last hash is the one that the source's chain had there.
 */
export const surveyStores = async (
  source: EventStore,
  target: EventStore,
  tell: (events: number) => void,
): Promise<Survey> => {
  const empty = await isEmpty(target);
  const surveyor = new Surveyor((stream) => (empty ? Promise.resolve(undefined) : target.head(stream)));
  for await (const event of source.readAll()) {
    await surveyor.see(event);
    tell(surveyor.events);
  }
  surveyor.finish();
  return surveyor;
};
