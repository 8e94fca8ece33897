import { type EventStore, StreamNotFoundError, type Subscription } from '#event-store';
import { linkOn, startOf } from '#event-store/chain';
import type { MatchHead } from '#log';
import type { HeadLog } from './log.js';

const MATCH_PREFIX = 'match-';

/** What closes something whose head is logged: a game, a match, a judge call, a tape. The words are those that all games use. */
const CLOSINGS = ['GameEnded', 'MatchEnded', 'DisputeClosed', 'MatchClosed'];

/**
 * The heads of a match at revisions, made anew from its events; a revision that it does not reach is left out. `revisions`: null asks
 * for the last one.
 */
export const headsOf = async (
  store: EventStore,
  match: string,
  revisions: readonly number[] | null,
): Promise<readonly MatchHead[]> => {
  const stream = MATCH_PREFIX + match;
  const heads: MatchHead[] = [];
  let reached = startOf(stream);
  try {
    const limit = revisions === null ? {} : { limit: Math.max(...revisions) + 1 };
    for await (const event of store.readStream(stream, limit)) {
      reached = linkOn(reached, event);
      if (revisions?.includes(reached.revision)) heads.push({ match, revision: reached.revision, link: reached.hash });
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  const { revision, hash: link } = reached;
  return revisions === null && revision >= 0 ? [{ match, revision, link }] : heads;
};

/** Where something was closed in a store. */
export type Closing = Pick<MatchHead, 'match' | 'revision'>;

const closingOf = ({ stream, revision }: { readonly stream: string; readonly revision: number }): Closing => ({
  match: stream.slice(MATCH_PREFIX.length),
  revision,
});

const FILTER = { types: CLOSINGS, streamPrefix: MATCH_PREFIX };

/** Everything that was closed in a store, in the order of commits. */
export const closingsIn = async (store: EventStore): Promise<readonly Closing[]> => {
  const closings: Closing[] = [];
  for await (const event of store.readAll(FILTER)) closings.push(closingOf(event));
  return closings;
};

/** Logs what was closed in a store and is not logged yet, and gives the newest checkpoint. Throws `LogError`, or what the store throws. */
export const catchUp = async (log: HeadLog, store: EventStore): Promise<string> => {
  const heads: MatchHead[] = [];
  for (const closing of await closingsIn(store)) {
    if (log.leaves.placeOf(closing) === undefined)
      heads.push(...(await headsOf(store, closing.match, [closing.revision])));
  }
  return log.add(heads);
};

/** Logs what is closed in a store from now on, as it happens. */
export const followClosings = async (log: HeadLog, store: EventStore): Promise<Subscription> =>
  store.subscribe({
    ...FILTER,
    onEvent: async (event) => {
      const closing = closingOf(event);
      if (log.leaves.placeOf(closing) !== undefined) return;
      log.add(await headsOf(store, closing.match, [closing.revision]));
    },
  });
