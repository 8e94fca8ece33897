import { Inject, Injectable } from '@nestjs/common';
import type { Eyes } from '#access';
import { CheckpointAheadError, type EventStore, type RecordedEvent, type Subscription } from '#event-store';
import type { KeyMoment } from '#projections';
import { EVENT_STORE } from '../ports.js';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { TICK } from '../delay/delays.js';
import { RecordingProblem } from '../problem.js';
import { MATCH_PREFIX } from '../tape/journal.js';
import { type FeedPlace, momentsOf, placeOf, type PlacedMessage, tableAfter } from './feed-messages.js';
import { delayAt, type Tournament } from '#tournament';
import { Tournaments } from './tournaments.js';

/**
 * What somebody follows of an event: all its tables or some, from a place on (null: from the beginning).
 * - `content`: events and moments with the standing of each table after each play, the standing alone, or the moments alone
 * - `eyesAt`: with whose eyes a table is looked at
 */
export interface FeedWish {
  readonly id: string;
  readonly after: number | null;
  readonly round: number | null;
  readonly tables: readonly number[] | null;
  readonly content: 'all' | 'tables' | 'moments';
  readonly eyesAt: (table: number) => Eyes;
  readonly onMessage: (message: PlacedMessage) => Promise<void>;
}

/** No stream has such a name. */
const NO_STREAM = 'match-.';

const aheadOf = (after: number): RecordingProblem =>
  new RecordingProblem('unknown', {
    code: 'feed/ahead',
    message: `The feed has no place ${String(after)} yet.`,
    remedy: 'Go on after the id of the last message that came, or leave it out to begin at the beginning.',
  });

const mixedDelays = (): RecordingProblem =>
  new RecordingProblem('conflict', {
    code: 'feed/mixed-delays',
    message: 'These tables are shown at different times, and in one feed they would tell of each other.',
    remedy: 'Follow tables of one delay together, and the others apart: name them with "tables" and "round".',
  });

/** Whether a feed has tables that the audience is shown at different times: what comes of one would wait for another, and so tell that something happened there. */
const isMixed = (tournament: Tournament, { round, tables, eyesAt }: FeedWish): boolean => {
  const asked = tournament.rounds.filter((each) => round === null || each.round === round);
  const delays = asked.flatMap((each) =>
    each.tables
      .filter(({ table }) => (tables === null || tables.includes(table)) && eyesAt(table) === 'audience')
      .map(({ table }) => delayAt(tournament, { round: each.round, table })),
  );
  return new Set(delays).size > 1;
};

/** One follower of an event: what was told last of each table, and whether everything that was there is told. */
class Follower {
  readonly #untold = new Map<
    string,
    { readonly place: FeedPlace; readonly revision: number; readonly position: number }
  >();
  #isCaughtUp = false;
  #isOver = false;
  /** The place of what came last: places count what this feed is of, since those of the store would tell what goes on elsewhere. */
  #place = 0;
  #wake: () => void = () => undefined;

  constructor(
    private readonly wish: FeedWish,
    private readonly tapes: DelayedTapes,
    private readonly from: number,
  ) {}

  readonly take = async (event: RecordedEvent): Promise<void> => {
    const place = this.#placeOf(event);
    if (place === undefined || this.#place++ < this.from) return;
    const eyes = this.wish.eyesAt(place.table);
    const shown = await this.#whenDue(place.match, eyes, event.revision);
    if (shown === undefined) return;
    const { tape, viewer } = shown;
    const envelope = tape.seenBy(viewer).envelopeAt(event.revision);
    const position = this.#place;
    const batch = tape.batchOf(event.cause);
    const isWhole = batch?.to === event.revision;
    if (isWhole) await this.#tellMoments(place, momentsOf(shown, batch), position);
    if (envelope !== undefined && this.wish.content === 'all')
      await this.wish.onMessage({ position, message: { type: 'event', ...place, event: envelope } });
    this.#untold.set(place.match, { place, revision: event.revision, position });
    if (this.#isCaughtUp && isWhole) await this.#tellTables();
  };

  readonly caughtUp = async (): Promise<void> => {
    if (this.#isCaughtUp) return;
    this.#isCaughtUp = true;
    await this.#tellTables();
    await this.wish.onMessage({ position: null, message: { type: 'caught-up' } });
  };

  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  #placeOf({ stream }: RecordedEvent): FeedPlace | undefined {
    const { round, tables } = this.wish;
    const place = placeOf(stream.slice(MATCH_PREFIX.length));
    if (place === undefined || (round !== null && place.round !== round)) return undefined;
    return tables === null || tables.includes(place.table) ? place : undefined;
  }

  /** The tape, when that event may be told of it; the feed waits for it, and so does all that comes later. Undefined where nobody follows any more. */
  async #whenDue(match: string, eyes: Eyes, revision: number) {
    while (!this.#isOver) {
      const shown = await this.tapes.seek(match, eyes);
      if (shown !== undefined && shown.tape.revision >= revision) return shown;
      await this.caughtUp();
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, TICK).unref();
      });
    }
    return undefined;
  }

  /**
   * Moments are told before the last event of their play, with the place of what came before it: whoever is cut off among them hears of them once more, and
   * misses none. Where no events are told the last of them has the place of that event.
   */
  async #tellMoments(place: FeedPlace, moments: readonly KeyMoment[], position: number): Promise<void> {
    const { content, onMessage } = this.wish;
    if (content === 'tables') return;
    for (const [at, moment] of moments.entries()) {
      const isLast = content === 'moments' && at === moments.length - 1;
      await onMessage({
        position: isLast ? position : position - 1,
        message: { type: 'moment', ...place, ...moment },
      });
    }
  }

  async #tellTables(): Promise<void> {
    if (this.wish.content === 'moments') {
      this.#untold.clear();
      return;
    }
    for (const [match, { place, revision, position }] of this.#untold) {
      const shown = await this.tapes.seek(match, this.wish.eyesAt(place.table));
      if (shown !== undefined && shown.tape.revision >= revision)
        await this.wish.onMessage({ position, message: tableAfter(place, shown, revision) });
    }
    this.#untold.clear();
  }
}

/** Gives other programs what happens at the tables of an event, in the order of the store: what is there, and what comes, as they may know it. */
@Injectable()
export class EventFeed {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly tapes: DelayedTapes,
    private readonly tournaments: Tournaments,
  ) {}

  /** Throws `tournament/unknown`, `feed/mixed-delays`, and `feed/ahead` for a place that is not there yet. */
  async follow(wish: FeedWish): Promise<Pick<Subscription, 'ended' | 'unsubscribe'>> {
    const { state } = await this.tournaments.load(wish.id);
    if (isMixed(state, wish)) throw mixedDelays();
    // How far a feed is, is the present: a delayed follower is told as little of a place ahead as of any other.
    if (wish.after !== null && wish.eyesAt(0) !== 'audience') await this.#checkPlace(wish.after);
    return this.#subscribe(wish);
  }

  /** A feed has no more places than the store. Throws `feed/ahead`. */
  async #checkPlace(after: number): Promise<void> {
    try {
      (await this.store.subscribe({ streamPrefix: NO_STREAM, after, onEvent: () => undefined })).unsubscribe();
    } catch (error) {
      throw error instanceof CheckpointAheadError ? aheadOf(after) : error;
    }
  }

  async #subscribe(wish: FeedWish): Promise<Pick<Subscription, 'ended' | 'unsubscribe'>> {
    const follower = new Follower(wish, this.tapes, wish.after ?? 0);
    const subscription = await this.store.subscribe({
      // The ids of its tapes begin with the id of the tournament; see `tapeIdOf`.
      streamPrefix: `${MATCH_PREFIX}${wish.id}.r`,
      after: 0,
      onEvent: follower.take,
      onCaughtUp: follower.caughtUp,
      onUnreadable: () => undefined,
    });
    const unsubscribe = (): void => {
      follower.end();
      subscription.unsubscribe();
    };
    return { ended: subscription.ended, unsubscribe };
  }
}
