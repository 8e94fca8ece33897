import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { type MatchViewName, OpenMatch, ViewFeed, type ViewHealth, viewsVersion } from '#recording';
import type { AnyRuleset } from '#ruleset';
import type { ViewStore } from '#view-store';
import { makeMemoryViews } from '#view-store/memory';
import { openSqliteViews } from '#view-store/sqlite';
import { noughts } from './noughts.js';
import { type Desk, noughtsEntry } from './recording.js';

const NAMES: readonly (Exclude<MatchViewName, 'board'> | 'index' | 'calls' | 'found' | 'beginning' | 'facts')[] = [
  'index',
  'calls',
  'chain',
  'scoring',
  'timeline',
  'statistics',
  'found',
  'beginning',
  'facts',
];

/** A path for views of its own, or for a store. */
export const newPath = (): string => join(mkdtempSync(join(tmpdir(), 'matchtape-views-')), 'views.sqlite');

/** Views on a disk, made for these games. */
export const openViews = (path: string, rulesets: readonly AnyRuleset[] = [noughts]): Promise<ViewStore> =>
  openSqliteViews({ path, version: viewsVersion(rulesets) });

/** Opens a match and records lines into it. */
export const play = async (desk: Desk, id: string, lines: readonly string[]): Promise<void> => {
  await desk.commands.execute(new OpenMatch(id, noughtsEntry({ mode: 'first-to-3' }), 'Ada'));
  for (const [number, line] of lines.entries()) await desk.line(id, `p${number}`, line);
};

export const ROUND = ['Ana: b2', 'Bo: a1', 'Ana: a2', 'Bo: c3', 'Ana: c2'];

/** Position of a store's last event. */
export const lastPosition = async (store: EventStore): Promise<number> => {
  let last = 0;
  for await (const { position } of store.readAll()) last = position;
  return last;
};

/** Waits until the feed is in a state. */
export const until = async (feed: ViewFeed, holds: (health: ViewHealth) => boolean): Promise<void> => {
  while (!holds(feed.health())) await new Promise((resolve) => setTimeout(resolve, 5));
};

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
  // Whoever asks waits a while and is then answered as things are: on a busy machine that is too early.
  await until(feed, ({ state }) => state === 'live' || state === 'waiting');
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
