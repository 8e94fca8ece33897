import type { INestApplicationContext } from '@nestjs/common';
import type { EventStore } from '#event-store';
import { DeskFeed, MATCH_PREFIX, ViewFeed } from '#recording';
import { TOURNAMENT_PREFIX } from '#tournament/keeping';
import { EventStreams } from '../matches/event-streams.js';
import { Behind, meteredStore } from './metered-store.js';
import type { Metrics } from './metrics.js';

/** A store whose appends are measured, and what has to be known of the server, once it is made, to measure the rest. */
interface Measured {
  readonly store: EventStore;
  readonly watch: (app: INestApplicationContext) => void;
}

/** Measures a server from its store on: what is appended, and how far what is kept of it is behind. */
export const measure = (store: EventStore, metrics: Metrics): Measured => {
  // Until the server is made nothing is appended, and nothing is behind.
  let positions: { readonly matches: () => number; readonly desks: () => number } | undefined;
  const matches = new Behind(() => positions?.matches() ?? 0);
  const desks = new Behind(() => positions?.desks() ?? 0);
  const noted = (stream: string, position: number): void => {
    if (stream.startsWith(MATCH_PREFIX)) matches.note(position);
    else if (stream.startsWith(TOURNAMENT_PREFIX)) desks.note(position);
  };
  const watch = (app: INestApplicationContext): void => {
    const [views, feed, streams] = [app.get(ViewFeed), app.get(DeskFeed), app.get(EventStreams)];
    positions = { matches: () => views.health().position, desks: () => feed.position };
    metrics.watch({
      viewers: () => streams.openByRoute(),
      dropped: () => streams.dropped,
      views: () => views.health(),
      behind: () => ({ matches: matches.seconds(), desks: desks.seconds() }),
    });
  };
  return { store: meteredStore(store, metrics, noted), watch };
};
