import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { type MatchViewName, ViewFeed } from '#recording';
import type { AnyRuleset } from '#ruleset';
import type { ViewStore } from '#view-store';
import { makeMemoryViews } from '#view-store/memory';

const NAMES: readonly (MatchViewName | 'index' | 'calls')[] = [
  'index',
  'calls',
  'board',
  'chain',
  'scoring',
  'timeline',
  'statistics',
];

/** Everything that is kept in the views in use. */
export const contentOf = async (views: ViewStore): Promise<object> => {
  const list = await views.list('index');
  const matches = await Promise.all(list.map(async ({ subject }) => views.read(subject, NAMES)));
  return { list, matches, sums: await views.read('', ['sums', 'sums-rules']) };
};

/** Runs a feed until it is live and as far as the store is; then closes it. */
export const feedOnce = async (
  store: EventStore,
  views: ViewStore,
  rulesets: readonly AnyRuleset[],
): Promise<ViewFeed> => {
  const feed = new ViewFeed(store, views, rulesets);
  feed.onApplicationBootstrap();
  await feed.reached(0);
  const health = feed.health();
  await feed.onModuleDestroy();
  return Object.assign(feed, { health: () => health });
};

/** A store that holds the events of another up to a position, at the same positions. */
export const storeUpTo = async (store: EventStore, position: number): Promise<EventStore> => {
  const copy = await openMemoryStore();
  for await (const { stream, revision, position: _, created: __, ...event } of store.readAll({ limit: position })) {
    await copy.append(stream, revision === 0 ? 'no-stream' : revision - 1, [event]);
  }
  return copy;
};

/** What would be kept if everything were made from the first event up to a position. */
export const rebuiltUpTo = async (
  store: EventStore,
  position: number,
  rulesets: readonly AnyRuleset[],
): Promise<object> => {
  const views = makeMemoryViews();
  await feedOnce(await storeUpTo(store, position), views, rulesets);
  return contentOf(views);
};
