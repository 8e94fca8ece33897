import { allReadFailed, invalidPosition, streamDeleted, streamReadFailed } from './failures.js';
import { PAGE, type PeerFilter } from './filter.js';
import type { LoggedEvent, PeerLog } from './log.js';
import type { streams } from './protocol.js';
import { firstPosition, lastPosition, type ReadAnswers, streamNotFound } from './read-answers.js';
import { stateOf } from './stream-state.js';

type ReadResp = streams.ReadResp;

/** Which part of a stream. `compatible`: the reader understands first and last positions. */
export interface StreamWish {
  readonly stream: string;
  readonly from: bigint | 'start' | 'end';
  readonly backwards: boolean;
  readonly limit: number;
  readonly compatible: boolean;
}

const TOP = 2n ** 63n - 1n;

const numberOf = (revision: bigint): number => Number(revision > TOP ? TOP : revision);

/** A stream as readers see it: what is not durable yet is not there. */
export const visibleOf = (log: PeerLog, stream: string) => {
  const state = stateOf(log, stream);
  const end = log.all[log.visible() - 1]?.end ?? 0;
  let { last } = state;
  while (last >= 0 && (state.events[last]?.end ?? 0) > end) last--;
  return { ...state, last };
};

/** The revisions that a reader may see, and how many it wants. */
interface Range {
  readonly first: number;
  readonly last: number;
  readonly limit: number;
}

/** When the first page has nothing in it, a reader that can use it is told where the stream goes on. */
function* firstOf(asked: number, { first, last, limit }: Range): Generator<ReadResp> {
  const start = Math.max(asked, first);
  const isEmpty = asked + Math.min(PAGE, limit) - 1 < first || start > last;
  const next = start > last ? last + 1 : first;
  if (isEmpty && next !== asked) yield firstPosition(next);
}

function* eventsIn(events: readonly LoggedEvent[], start: number, range: Range, backwards: boolean) {
  const { first, last } = range;
  let left = range.limit;
  for (let revision = start; left > 0 && revision >= first && revision <= last; revision += backwards ? -1 : 1) {
    const event = events[revision];
    if (event !== undefined) yield event;
    left--;
  }
}

const askedOf = ({ from, backwards }: StreamWish, last: number): number => {
  if (from === 'start') return 0;
  if (from !== 'end') return numberOf(from);
  // The real server takes "the end" for a revision of -1 when it reads forward.
  if (!backwards) throw streamReadFailed();
  return last;
};

/** Reads one stream. @throws PeerFailure when it was deleted for ever */
export function* readStream(log: PeerLog, wish: StreamWish, answers: ReadAnswers): Generator<ReadResp> {
  const { stream, backwards, limit, compatible } = wish;
  const { events, last, first, isTombstoned, isSoftDeleted } = visibleOf(log, stream);
  if (isTombstoned) throw streamDeleted(stream);
  if (last < 0 || isSoftDeleted) {
    yield streamNotFound(stream);
    return;
  }
  const asked = askedOf(wish, last);
  const range = { first, last, limit };
  if (compatible && !backwards) yield* firstOf(asked, range);
  const start = backwards ? Math.min(asked, last) : Math.max(asked, first);
  for (const event of eventsIn(events, start, range, backwards)) yield answers.event(event);
  if (compatible) yield lastPosition(last);
}

/** Which part of the whole log. `from`: inclusive forward, exclusive backward. */
export interface AllWish {
  readonly from: bigint | 'start' | 'end';
  readonly backwards: boolean;
  readonly limit: number;
  readonly filter: PeerFilter | undefined;
}

/** Index of the first event at or after a position. */
export const indexAt = (all: readonly LoggedEvent[], position: number): number => {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.position ?? Infinity) < position) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The real server reads at a byte of its log: nothing but the start of a record, or the end, will do. */
export const isPlace = (log: PeerLog, position: number): boolean =>
  position === 0 || log.emptyWrites.has(position) || position === log.end();

const startOf = (log: PeerLog, { from, backwards, filter }: AllWish): number => {
  if (from === 'start') return 0;
  if (from === 'end') return log.visible();
  const position = numberOf(from);
  const index = indexAt(log.all, position);
  if (position > log.end()) {
    if (backwards) throw allReadFailed(filter !== undefined);
    return log.visible();
  }
  if (log.all[index]?.position !== position && !isPlace(log, position)) throw invalidPosition(filter !== undefined);
  return Math.min(index, log.visible());
};

/** Reads the whole log. @throws PeerFailure at a position where no event begins */
export function* readAll(log: PeerLog, wish: AllWish, answers: ReadAnswers): Generator<ReadResp> {
  const { backwards, limit, filter } = wish;
  const start = startOf(log, wish);
  const end = log.visible();
  let left = limit;
  for (let index = backwards ? start - 1 : start; left > 0 && index >= 0 && index < end; index += backwards ? -1 : 1) {
    const event = log.all[index];
    if (event === undefined || filter?.passes(event) === false) continue;
    yield answers.event(event);
    left--;
  }
}
