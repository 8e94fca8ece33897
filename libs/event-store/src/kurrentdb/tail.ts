import {
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type ResolvedEvent,
  streamNameFilter,
} from '@kurrent/kurrentdb-client';
import { setTimeout } from 'node:timers/promises';
import { CheckpointAheadError } from '../errors.js';
import { faultOf } from './faults.js';
import type { ServerLink } from './link.js';
import { NoAnswerError, pauseBefore } from './patience.js';
import { makeRing, type Ring, type RingParts } from '../ring.js';
import { positionOf, type ServerReads } from './server-reads.js';

/** The newest events of the server, as the live subscription brings them. */
export type ServerRing = Ring<ResolvedEvent>;

const LIVE: RingParts<ResolvedEvent> = {
  placeOf: positionOf,
  streamOf: ({ event }) => event?.streamId ?? '',
  sizeOf: ({ event }) => (ArrayBuffer.isView(event?.data) ? event.data.byteLength : 1024),
  maxEvents: 8192,
  maxBytes: 32 * 1024 * 1024,
};

/** The one live subscription of an open store: a server lets a connection have a hundred, and there may be a thousand viewers. */
export interface Tail {
  /** Starts it, once. */
  readonly ring: () => Promise<ServerRing>;
  readonly stop: () => void;
}

/** What a tail needs. `onEvent`: something came, of this stream; `onFailure`: nothing will ever come again. */
export interface TailParts {
  readonly link: ServerLink;
  readonly reads: ServerReads;
  readonly onEvent: (stream: string) => void;
  readonly onFailure: (error: unknown) => void;
}

/** The server tells its place at least so often, also when nothing it looks at passes the filter. */
const WINDOW = { maxSearchWindow: 32, checkpointInterval: 1 };

const open = (link: ServerLink, ring: ServerRing): AllStreamSubscription => {
  const place = BigInt(ring.through());
  return link.client().subscribeToAll({
    fromPosition: ring.through() === 0 ? 'start' : { commit: place, prepare: place },
    filter: streamNameFilter({
      regex: '^[^$]',
      ...WINDOW,
      // Another one names a place up to which, but not with which, everything was looked at; or none at all.
      checkpointReached: (_, { commit, prepare }) => {
        if (commit === prepare && commit <= Number.MAX_SAFE_INTEGER) ring.reach(Number(commit));
      },
    }),
  });
};

/** What ended a subscription, and whether anything had come. */
interface Over {
  readonly error: unknown;
  readonly worked: boolean;
}

/** Runs one subscription until it ends, one way or another. */
const follow = (parts: TailParts, ring: ServerRing, signal: AbortSignal): Promise<Over> =>
  new Promise((resolve) => {
    const client = parts.link.client();
    const subscription = open(parts.link, ring);
    const silence = new AbortController();
    let worked = false;
    const finish = (error: unknown): void => {
      silence.abort();
      signal.removeEventListener('abort', stop);
      // It is not listened to any more; an error that comes after the end is nobody's.
      subscription.removeAllListeners('data').on('error', () => undefined);
      void subscription.unsubscribe().catch(() => undefined);
      if (error !== undefined) parts.link.doubt(client, error);
      resolve({ error, worked });
    };
    const stop = (): void => {
      finish(undefined);
    };
    setTimeout(parts.link.patience.answerWithin, undefined, { signal: silence.signal }).then(
      () => {
        finish(new NoAnswerError('the subscription was not confirmed'));
      },
      () => undefined,
    );
    signal.addEventListener('abort', stop);
    subscription.on('confirmation', () => {
      worked = true;
      silence.abort();
    });
    subscription.on('data', (event: AllStreamResolvedEvent) => {
      ring.push(event);
      parts.onEvent(event.event?.streamId ?? '');
    });
    subscription.on('error', finish);
    subscription.on('end', () => {
      finish(new Error('the server ended the subscription'));
    });
  });

/** A server that ends before the place we have seen was put back to an older state: going on would hide what was lost. */
const checkNotCut = async ({ reads }: TailParts, ring: ServerRing): Promise<void> => {
  const last = await reads.last();
  if (last < ring.through()) throw new CheckpointAheadError(ring.through(), last);
};

const settles = (error: unknown): boolean => faultOf(error) === 'refused' || faultOf(error) === 'ours';

/** Subscribes again and again from the last place it has seen: the server's subscriptions end with every broken connection. */
const keepFollowing = async (parts: TailParts, ring: ServerRing, signal: AbortSignal): Promise<void> => {
  for (let tries = 0; !signal.aborted; tries++) {
    const { error, worked } = await follow(parts, ring, signal);
    if (settles(error)) throw error;
    if (worked) tries = 0;
    await setTimeout(pauseBefore(tries), undefined, { signal }).catch(() => undefined);
    await untilNotCut(parts, ring, signal);
  }
};

/** Waits for a server that answers: however long that takes, the viewers need not subscribe anew. */
const untilNotCut = async (parts: TailParts, ring: ServerRing, signal: AbortSignal): Promise<void> => {
  // A question to the server ends by itself; nothing waits for it when the store is closed.
  for (;;) {
    if (signal.aborted) return;
    try {
      await checkNotCut(parts, ring);
      return;
    } catch (error) {
      if (error instanceof CheckpointAheadError || faultOf(error) === 'refused') throw error;
    }
  }
};

/** Makes the tail; it starts with the first who asks for it. */
export const makeTail = (parts: TailParts): Tail => {
  const over = new AbortController();
  let starting: Promise<ServerRing> | undefined;
  const start = async (): Promise<ServerRing> => {
    const ring = makeRing(await parts.reads.last(), LIVE);
    keepFollowing(parts, ring, over.signal).catch((error: unknown) => {
      starting = undefined;
      if (!over.signal.aborted) parts.onFailure(error);
    });
    return ring;
  };
  return {
    ring: () => {
      starting ??= start().catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
      return starting;
    },
    stop: () => {
      over.abort();
    },
  };
};
