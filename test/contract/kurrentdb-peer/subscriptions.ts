import { randomUUID } from 'node:crypto';
import { invalidStart, streamDeleted } from './failures.js';
import { PAGE, type PeerFilter } from './filter.js';
import { type LoggedEvent, type PeerLog, TOMBSTONE_REVISION } from './log.js';
import type { streams } from './protocol.js';
import { caughtUp, checkpoint, confirmation, fellBehind, type ReadAnswers } from './read-answers.js';
import { indexAt, isPlace, visibleOf } from './reads.js';

type ReadResp = streams.ReadResp;

/** Tells a subscription that there is something to look at, or that it is to say it fell behind. */
export interface News {
  readonly next: () => Promise<'events' | 'fall-behind'>;
}

/** Where a subscription begins, exclusive: a revision, or a place of the whole log as `placeOf` makes it. */
export type After = number | 'start' | 'end';

const beginningOf = (after: After, last: number): number => {
  if (after === 'start') return -1;
  return after === 'end' ? last : after;
};

/** How much is waiting after the place a subscription has come to, and the two ways to give it. */
interface Feed {
  readonly waiting: () => number;
  readonly catchUp: () => Iterable<ReadResp>;
  readonly live: () => Iterable<ReadResp>;
}

/** Says CaughtUp once all has been given, and again each time more came at once than a live reader's buffer holds. */
async function* follow(feed: Feed, news: News, isLive: boolean): AsyncGenerator<ReadResp> {
  if (!isLive) yield* feed.catchUp();
  for (;;) {
    yield caughtUp();
    while (feed.waiting() <= PAGE) {
      yield* feed.live();
      if ((await news.next()) === 'events') continue;
      yield fellBehind();
      break;
    }
    yield* feed.catchUp();
  }
}

/** One stream: its events after a revision, and those that come. @throws PeerFailure once it is deleted for ever */
export async function* subscribeToStream(
  log: PeerLog,
  wish: { readonly stream: string; readonly after: After; readonly news: News },
  answers: ReadAnswers,
): AsyncGenerator<ReadResp> {
  const { stream } = wish;
  const { last, isTombstoned } = visibleOf(log, stream);
  if (isTombstoned) throw streamDeleted(stream);
  let done = beginningOf(wish.after, last);
  yield confirmation(randomUUID());
  function* deliver(): Generator<ReadResp> {
    const now = visibleOf(log, stream);
    for (let index = Math.max(done + 1, now.isSoftDeleted ? now.last + 1 : now.first); index <= now.last; index++) {
      const event = now.events[index];
      if (event === undefined) return;
      done = index;
      yield answers.event(event);
      if (event.revision === TOMBSTONE_REVISION) throw streamDeleted(stream);
    }
  }
  const waiting = (): number => visibleOf(log, stream).last - done;
  yield* follow({ waiting, catchUp: deliver, live: deliver }, wish.news, done >= last);
}

/**
 * How far a subscription to the whole log has come.
 * - `given`: the last place it was told, by an event or a checkpoint; -1 for none
 * - `index`: of the first event that it has not looked at
 * - `counted`: events that it looked at live since the last checkpoint
 */
interface Progress {
  given: number;
  index: number;
  counted: number;
  checkpoint: number | undefined;
}

const checkpointAt = (progress: Progress, place: number): ReadResp[] => {
  // Two checkpoints at one place: the second is not sent.
  if (progress.checkpoint !== undefined && progress.checkpoint >= place) return [];
  progress.checkpoint = place;
  return [checkpoint(place)];
};

/** A step of catching up. `next`: the place after it. */
interface Page {
  readonly events: readonly LoggedEvent[];
  readonly looked: number;
  readonly next: number;
  readonly isLast: boolean;
}

const pageAt = (log: PeerLog, start: number, filter: PeerFilter): Page => {
  const events: LoggedEvent[] = [];
  let looked = 0;
  while (looked < filter.window && events.length < PAGE && start + looked < log.visible()) {
    const event = log.all[start + looked];
    if (event !== undefined && filter.passes(event)) events.push(event);
    looked++;
  }
  const next = (log.all[start + looked - 1]?.end ?? 0) - 0.5;
  return { events, looked, next, isLast: looked < filter.window && events.length < PAGE };
};

/** Page by page. A checkpoint is given at the start of the page in which the interval was reached, and at the end. */
function* catchUpFiltered(log: PeerLog, filter: PeerFilter, progress: Progress, answers: ReadAnswers) {
  let counted = 0;
  let pageStart = Math.max(progress.given, 0);
  for (;;) {
    const { events, looked, next, isLast } = pageAt(log, progress.index, filter);
    progress.index += looked;
    // The first page begins with the event at the place that was given: it counts, and is passed over.
    for (const event of events.filter(({ position }) => position > progress.given)) {
      progress.given = event.position;
      yield answers.event(event);
    }
    counted += looked;
    if (isLast) {
      yield* checkpointAt(progress, progress.given);
      return;
    }
    if (counted >= filter.interval) {
      counted %= filter.interval;
      progress.given = Math.max(progress.given, pageStart);
      yield* checkpointAt(progress, progress.given);
    }
    pageStart = next;
  }
}

function* liveFiltered(log: PeerLog, filter: PeerFilter | undefined, progress: Progress, answers: ReadAnswers) {
  while (progress.index < log.visible()) {
    const event = log.all[progress.index++];
    // A reader that began beyond the end is told nothing until the log has grown past its place.
    if (event === undefined || event.position <= progress.given) continue;
    if (filter?.passes(event) !== false) {
      progress.given = event.position;
      yield answers.event(event);
    }
    if (filter === undefined || ++progress.counted < filter.interval) continue;
    progress.counted = 0;
    progress.given = event.position;
    yield* checkpointAt(progress, event.position);
  }
}

/** Index of the event at a place, or the first after it. @throws PeerFailure at a place where no event begins */
const indexFrom = (log: PeerLog, given: number): number => {
  if (given < 0) return 0;
  const position = Math.ceil(given);
  const index = indexAt(log.all, position);
  // Beyond the end is no fault: such a subscription waits until the log has grown past its place.
  if (position < log.end() && log.all[index]?.position !== position && !isPlace(log, position)) throw invalidStart();
  return index;
};

/** The whole log through a filter. @throws PeerFailure as `indexFrom` does */
export async function* subscribeToAll(
  log: PeerLog,
  wish: { readonly after: After; readonly filter: PeerFilter | undefined; readonly news: News },
  answers: ReadAnswers,
): AsyncGenerator<ReadResp> {
  const { filter, news } = wish;
  const last = log.all[log.visible() - 1]?.position ?? -1;
  const given = beginningOf(wish.after, last);
  const isLive = given >= last;
  yield confirmation(randomUUID());
  const index = isLive ? log.visible() : indexFrom(log, given);
  const progress: Progress = { given, index, counted: 0, checkpoint: undefined };
  const live = (): Iterable<ReadResp> => liveFiltered(log, filter, progress, answers);
  const catchUp = filter === undefined ? live : () => catchUpFiltered(log, filter, progress, answers);
  yield* follow({ waiting: () => log.visible() - progress.index, catchUp, live }, news, isLive);
}
