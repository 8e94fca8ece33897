import type { Envelope } from '#kernel';
import { type KeyMoment, keyMomentsIn } from '#projections';
import type { MatchResult } from '#ruleset';
import type { TablePlayer } from '#table';
import type { LiveTape } from '../tape/live-tape.js';
import type { Viewer } from '#ruleset';

/** A table of an event, by its tape. */
export interface FeedPlace {
  readonly match: string;
  readonly round: number;
  readonly table: number;
}

/** Something was recorded at a table: the event, as whoever follows may know it. */
export interface FeedEvent extends FeedPlace {
  readonly type: 'event';
  readonly event: Envelope;
}

/** How a table stands after the revision. */
export interface FeedTable extends FeedPlace {
  readonly type: 'table';
  readonly revision: number;
  readonly status: 'unopened' | 'open' | 'closed';
  readonly players: readonly TablePlayer[];
  readonly game: number;
  readonly turn: number;
  readonly seat: number | null;
  readonly result: MatchResult | null;
}

/** Something at a table that is worth announcing. */
export interface FeedMoment extends FeedPlace, KeyMoment {
  readonly type: 'moment';
}

/** Everything that was there has been told; what follows happens now. */
export interface FeedCaughtUp {
  readonly type: 'caught-up';
}

/** A message of the feed of an event. */
export type FeedMessage = FeedEvent | FeedMoment | FeedTable | FeedCaughtUp;

/** A message with its place in the feed, from which one goes on: null where it is no place. */
export interface PlacedMessage {
  readonly position: number | null;
  readonly message: FeedMessage;
}

const PLACE = /\.r(\d+)\.t(\d+)$/;

/** The table whose tape has that id; undefined where it is none of a desk. */
export const placeOf = (match: string): FeedPlace | undefined => {
  const [, round, table] = PLACE.exec(match) ?? [];
  return round === undefined || table === undefined ? undefined : { match, round: Number(round), table: Number(table) };
};

const known = new WeakMap<object, Map<number, readonly KeyMoment[]>>();

/** What a play of a tape, from its first event to its last, is to be announced for, as a viewer may know it: worked out once, however many follow. */
export const momentsOf = (
  { tape, viewer }: { readonly tape: LiveTape; readonly viewer: Viewer },
  batch: { readonly from: number; readonly to: number },
): readonly KeyMoment[] => {
  const seen = tape.seenBy(viewer);
  const told = known.get(seen) ?? new Map<number, readonly KeyMoment[]>();
  known.set(seen, told);
  const moments =
    told.get(batch.to) ??
    keyMomentsIn(
      {
        ...{ ruleset: tape.ruleset, viewer },
        envelopeAt: (revision) => seen.envelopeAt(revision),
        stateAfter: (revision) => seen.stateAfter(revision),
      },
      batch,
    );
  told.set(batch.to, moments);
  return moments;
};

/** How a table stands after a revision of its tape, as a viewer may know it. */
export const tableAfter = (
  place: FeedPlace,
  { tape, viewer }: { readonly tape: LiveTape; readonly viewer: Viewer },
  revision: number,
): FeedTable => {
  const { ruleset } = tape;
  const { game, status } = tape.seenBy(viewer).stateAfter(revision);
  const { players, clock } = ruleset.view(game, viewer);
  return {
    ...{ type: 'table', ...place, revision, status, players },
    ...{ game: clock.game, turn: clock.turn, seat: clock.seat },
    result: ruleset.result(game),
  };
};
