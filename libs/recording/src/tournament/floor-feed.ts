import { Inject, Injectable } from '@nestjs/common';
import type { Subscription } from '#event-store';
import { type FloorAt, floorChanges, type FloorChanges } from '#tournament';
import { Delays } from '../delay/delays.js';
import { type Bell, makeBell } from '../tape/bell.js';
import { ViewFeed } from '../views/view-feed.js';
import { DeskFeed } from './desk-feed.js';
import { Floors, type FloorWish } from './floor.js';
import { Scribes } from './scribes.js';

/** Milliseconds between two floors that followers are sent: a hundred tables that are played at would else send them all the time. */
const GAP = 400;

/** What is read anew after each change, and where those are called who follow it. */
interface Source {
  readonly first: FloorAt;
  readonly read: () => Promise<FloorAt>;
  readonly watch: (ring: () => void) => () => void;
}

/** A floor that is the newest, the how manieth other one it is, and what it has otherwise than the one before. */
interface Newest {
  readonly floor: FloorAt;
  readonly number: number;
  readonly changes: FloorChanges;
}

/** What a follower is given: the floor, and what is other in it than in the one given last (null: it was given none, or has missed some). */
export interface FloorNews {
  readonly floor: FloorAt;
  readonly changes: FloorChanges | null;
}

/** A floor that is read once for all who follow it, however many they are, for as long as somebody does. */
class SharedFloor {
  readonly #bell = makeBell();
  readonly #followers = new Set<Bell>();
  readonly #leave: () => void;
  #newest: Newest;
  #isOver = false;
  readonly #ended: Promise<void>;

  constructor(
    private readonly source: Source,
    private readonly onEnd: () => void,
  ) {
    this.#newest = { floor: source.first, number: 0, changes: [] };
    this.#leave = source.watch(this.#bell.ring);
    // What changed between the first reading and the watch is seen by a second one.
    this.#bell.ring();
    // A floor that cannot be read ends for all; each of them asks again.
    this.#ended = this.#run().finally(() => {
      this.#end();
      this.#leave();
      for (const bell of this.#followers) bell.ring();
    });
    this.#ended.catch(() => undefined);
  }

  /** Gives the newest floor now, and whenever there is another; one that is slow is given the newest when it can take it. */
  async give(bell: Bell, onNews: (news: FloorNews) => Promise<void>, isOver: () => boolean): Promise<void> {
    this.#followers.add(bell);
    try {
      let told = -1;
      while (!isOver() && !this.#isOver) {
        const { floor, number, changes } = this.#newest;
        if (number > told) await onNews({ floor, changes: told === number - 1 && told >= 0 ? changes : null });
        told = number;
        await bell.wait();
      }
      // A floor that cannot be read any more ends the stream; its follower asks again.
      if (!isOver()) await this.#ended;
    } finally {
      this.#followers.delete(bell);
      if (this.#followers.size === 0) this.#end();
    }
  }

  #end(): void {
    this.#isOver = true;
    // Whoever comes from now on begins another.
    this.onEnd();
    this.#bell.ring();
  }

  async #run(): Promise<void> {
    for (;;) {
      await this.#bell.wait();
      if (this.#isOver) return;
      const floor = await this.source.read();
      const changes = floorChanges(this.#newest.floor, floor);
      if (changes.length > 0) {
        this.#newest = { floor, number: this.#newest.number + 1, changes };
        for (const bell of this.#followers) bell.ring();
      }
      await new Promise((resolve) => setTimeout(resolve, GAP).unref());
    }
  }
}

/** Gives a follower the floor: as it is, and whenever it has become another. */
@Injectable()
export class FloorFeed {
  @Inject(Scribes) private readonly scribes!: Scribes;
  @Inject(Delays) private readonly delays!: Delays;
  readonly #shared = new Map<string, SharedFloor>();

  constructor(
    private readonly floors: Floors,
    private readonly desks: DeskFeed,
    private readonly views: ViewFeed,
  ) {}

  /** Throws `tournament/unknown` before the first. */
  async follow(
    wish: FloorWish,
    onNews: (news: FloorNews) => Promise<void>,
  ): Promise<Pick<Subscription, 'ended' | 'unsubscribe'>> {
    const shared = await this.#sharedBy(wish);
    const bell = makeBell();
    let isOver = false;
    const given = shared.give(bell, onNews, () => isOver);
    const ended = given.then(
      () => ({ reason: 'unsubscribed' as const }),
      (error: unknown) => ({ reason: 'failed' as const, error }),
    );
    const unsubscribe = (): void => {
      isOver = true;
      bell.ring();
    };
    return { ended, unsubscribe };
  }

  async #sharedBy(wish: FloorWish): Promise<SharedFloor> {
    const key = JSON.stringify([wish.id, wish.round, wish.viewer]);
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    const first = await this.floors.read(wish);
    // Somebody else may have been as quick.
    const other = this.#shared.get(key);
    if (other !== undefined) return other;
    const read = (): Promise<FloorAt> => this.floors.read(wish);
    const watch = (ring: () => void): (() => void) => this.#watch(wish.id, ring);
    const shared: SharedFloor = new SharedFloor({ first, read, watch }, () => {
      if (this.#shared.get(key) === shared) this.#shared.delete(key);
    });
    this.#shared.set(key, shared);
    return shared;
  }

  #watch(id: string, ring: () => void): () => void {
    // The ids of its tapes begin with the id of the tournament; see `tapeIdOf`.
    const isOurs = (match: string): boolean => match.startsWith(`${id}.r`);
    const leaves = [
      this.desks.watch((other) => other === id && ring()),
      this.views.watchMatches((matches) => [...matches.keys()].some(isOurs) && ring()),
      this.scribes.watch((match) => isOurs(match) && ring()),
      this.delays.tick(ring),
    ];
    return () => {
      for (const leave of leaves) leave();
    };
  }
}
