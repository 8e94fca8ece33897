import { type LoggedEvent, TOMBSTONE_REVISION } from './log.js';
import { makeIdentifier, makeUuid, streams } from './protocol.js';

const { ReadResp } = streams;
type ReadResp = streams.ReadResp;

/** The last revision that the wire knows, of the event that ends a stream for ever. */
const WIRE_TOMBSTONE = '9223372036854775807';

const TICKS_PER_MILLISECOND = 10_000n;

/** The answers to a read, in the form its UUIDs were asked for. */
export interface ReadAnswers {
  readonly event: (event: LoggedEvent) => ReadResp;
}

/** Makes the answers that carry events. */
export const makeReadAnswers = (withTextIds: boolean): ReadAnswers => ({
  event: (event) => {
    const { id, stream, revision, position, type, isJson, created, data, metadata } = event;
    const place = String(position);
    const record = new ReadResp.ReadEvent.RecordedEvent()
      .setId(makeUuid(id, withTextIds))
      .setStreamIdentifier(makeIdentifier(stream))
      .setStreamRevision(revision === TOMBSTONE_REVISION ? WIRE_TOMBSTONE : String(revision))
      .setPreparePosition(place)
      .setCommitPosition(place)
      .setData(data)
      .setCustomMetadata(metadata);
    record
      .getMetadataMap()
      .set('type', type)
      .set('created', String(BigInt(created) * TICKS_PER_MILLISECOND))
      .set('content-type', isJson ? 'application/json' : 'application/octet-stream');
    return new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(record).setCommitPosition(place));
  },
});

export const streamNotFound = (stream: string): ReadResp =>
  new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(makeIdentifier(stream)));

export const firstPosition = (revision: number): ReadResp => new ReadResp().setFirstStreamPosition(String(revision));

export const lastPosition = (revision: number): ReadResp => new ReadResp().setLastStreamPosition(String(revision));

export const confirmation = (id: string): ReadResp =>
  new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(id));

export const caughtUp = (): ReadResp => new ReadResp().setCaughtUp(new ReadResp.CaughtUp());

/** Servers of 24.2 never send it, newer ones do. */
export const fellBehind = (): ReadResp => new ReadResp().setFellBehind(new ReadResp.FellBehind());

/**
 * A place between events, as a number: a position is at its event, half less is just before it.
 * The wire says the same with two numbers: commit and prepare alike at the event, prepare 0 before it.
 */
export const placeOf = (commit: bigint, prepare: bigint): number =>
  prepare < commit ? Number(commit) - 0.5 : Number(commit);

/** The real server's "nothing yet" is -1, which the wire shows as 2^64 - 1. */
export const checkpoint = (place: number): ReadResp => {
  const commit = place < 0 ? '18446744073709551615' : String(Math.ceil(place));
  const prepare = Number.isInteger(place) ? commit : '0';
  return new ReadResp().setCheckpoint(new ReadResp.Checkpoint().setCommitPosition(commit).setPreparePosition(prepare));
};
