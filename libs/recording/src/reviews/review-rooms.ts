import { Inject, Injectable } from '@nestjs/common';
import type { SubscriptionEnd } from '#event-store';
import { reviewFor, type ReviewMessage, type ReviewPosition } from '#study';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { TICK } from '../delay/delays.js';
import { UPTIME, type Uptime } from '../ports.js';
import { beyondTape } from '../problem.js';
import type { StudyReader } from '../studies/read-studies.js';
import { type Bell, makeBell } from '../tape/bell.js';
import { notYourReview, tooManyReviews, unknownReview } from './review-problems.js';

/** Reviews that may be led at once: all together, and by one asker. */
const MOST = 500;
const MOST_OF_ONE = 5;

/** Milliseconds after which a review that its leader has left makes room for others. */
const FORSAKEN = 3_600_000;

/** A review by its match and its id. */
export interface ReviewName {
  readonly match: string;
  readonly review: string;
}

/** A follower of a review, who reads its studies: `asker` tells holders of keys apart, and the one who leads from all others. */
export interface ReviewFollower extends ReviewName, StudyReader {
  readonly asker: string;
  readonly onMessage: (message: ReviewMessage) => Promise<void>;
}

interface Room {
  readonly leader: string;
  readonly asker: string;
  readonly bells: Map<Bell, string>;
  position: ReviewPosition | null;
  /** The last position before that one that the audience was shown: who of it comes later is told no less, and no more. */
  due: ReviewPosition | null;
  heard: number;
  isOver: boolean;
}

const keyOf = ({ match, review }: ReviewName): string => `${match} ${review}`;

const isLed = ({ asker, bells }: Room): boolean => [...bells.values()].includes(asker);

const ring = ({ bells }: Room): void => {
  for (const bell of bells.keys()) bell.ring();
};

/**
 * The reviews that are being led: where the leader looks, told to all who follow, each as far as they may see. In memory alone: a position is nothing
 * that happened in the match, and is worth nothing a moment later. After a restart the leader's page opens its review again under the same id.
 */
@Injectable()
export class ReviewRooms {
  readonly #rooms = new Map<string, Room>();

  constructor(
    private readonly tapes: DelayedTapes,
    @Inject(UPTIME) private readonly uptime: Uptime,
  ) {}

  /** Opens a review, or finds it open. Throws `match/unknown`, `review/not-yours`, `review/too-many`. */
  async open(name: ReviewName, { asker, leader }: Pick<Room, 'asker' | 'leader'>): Promise<void> {
    await this.tapes.load(name.match, 'recorder');
    const open = this.#rooms.get(keyOf(name));
    if (open !== undefined && open.asker !== asker) throw notYourReview();
    if (open !== undefined) return;
    this.#clear();
    const own = [...this.#rooms.values()].filter((room) => room.asker === asker).length;
    if (own >= MOST_OF_ONE) throw tooManyReviews(MOST_OF_ONE);
    if (this.#rooms.size >= MOST) throw tooManyReviews(MOST);
    const room = { leader, asker, bells: new Map(), position: null, due: null, heard: this.uptime(), isOver: false };
    this.#rooms.set(keyOf(name), room);
  }

  /** Leads to a position. Throws `review/unknown`, `review/not-yours`, `revision/beyond-tape`. */
  async move(name: ReviewName, asker: string, position: ReviewPosition): Promise<void> {
    const room = this.#own(name, asker);
    const { tape } = await this.tapes.load(name.match, 'recorder');
    if (position.at > tape.revision) throw beyondTape(position.at, tape.revision);
    room.due = (await this.#positionFor(room, { match: name.match, eyes: 'audience', mayWrite: false })) ?? room.due;
    room.position = position;
    room.heard = this.uptime();
    ring(room);
  }

  /** Throws `review/unknown`, `review/not-yours`. */
  end(name: ReviewName, asker: string): void {
    this.#own(name, asker);
    this.#end(keyOf(name));
  }

  /** Tells where the leader looks, and whenever that is another place. Throws `match/unknown`, `review/unknown` before the first. */
  async follow(follower: ReviewFollower) {
    await this.tapes.load(follower.match, follower.eyes);
    const room = this.#find(follower);
    const bell = makeBell();
    const timer = follower.eyes === 'audience' ? setInterval(bell.ring, TICK).unref() : undefined;
    room.bells.set(bell, follower.asker);
    ring(room);
    const state = { isGone: false };
    const leave = (): void => {
      clearInterval(timer);
      room.bells.delete(bell);
      ring(room);
    };
    const ended = this.#tell(room, follower, { bell, state })
      .catch((error: unknown): SubscriptionEnd => ({ reason: 'failed', error }))
      .finally(leave);
    const unsubscribe = (): void => {
      state.isGone = true;
      bell.ring();
    };
    return { ended, unsubscribe };
  }

  async #tell(
    room: Room,
    follower: ReviewFollower,
    { bell, state }: { readonly bell: Bell; readonly state: { readonly isGone: boolean } },
  ): Promise<SubscriptionEnd> {
    let told = '';
    let position = follower.eyes === 'audience' ? room.due : null;
    for (;;) {
      // Where the leader is somewhere that this follower is not shown yet, nothing is told, not even that: it would tell that something happened.
      position = (await this.#positionFor(room, follower)) ?? position;
      if (state.isGone) return { reason: 'unsubscribed' };
      const message = this.#messageOf(room, follower, position);
      if (JSON.stringify(message) !== told) await follower.onMessage(message);
      told = JSON.stringify(message);
      if (message.isOver) return { reason: 'unsubscribed' };
      await bell.wait();
    }
  }

  #messageOf(room: Room, { asker }: ReviewFollower, position: ReviewPosition | null): ReviewMessage {
    const leads = asker === room.asker;
    const followers = leads ? [...room.bells.values()].filter((each) => each !== room.asker).length : null;
    return { leader: room.leader, leads, followers, position, isOver: room.isOver };
  }

  async #positionFor(
    { position }: Room,
    { match, eyes, mayWrite }: Pick<ReviewFollower, 'match' | keyof StudyReader>,
  ): Promise<ReviewPosition | null> {
    const shown = position === null ? undefined : await this.tapes.seek(match, eyes);
    if (position === null || shown === undefined) return null;
    const { tape, viewer } = shown;
    const isTold = await this.tapes.isToldOf(match, eyes);
    return reviewFor(position, { viewer, mayWrite, last: tape.revision, isTold });
  }

  #find(name: ReviewName): Room {
    const room = this.#rooms.get(keyOf(name));
    if (room === undefined) throw unknownReview();
    return room;
  }

  #own(name: ReviewName, asker: string): Room {
    const room = this.#find(name);
    if (room.asker !== asker) throw notYourReview();
    return room;
  }

  #end(key: string): void {
    const room = this.#rooms.get(key);
    this.#rooms.delete(key);
    if (room === undefined) return;
    room.isOver = true;
    ring(room);
  }

  /** Ends the reviews that nobody leads any more. */
  #clear(): void {
    for (const [key, room] of this.#rooms) if (!isLed(room) && this.uptime() - room.heard > FORSAKEN) this.#end(key);
  }
}
