import { dirname } from 'node:path';
import { Logger } from '@nestjs/common';
import type { EventStore } from '#event-store';
import { keepToOwner, makeFolder, openPlace, viewsPath } from '#event-store/open';
import { DESK_VERSION, viewsVersion } from '#recording';
import type { AnyRuleset } from '#ruleset';
import type { ViewStore } from '#view-store';
import type { Configuration } from './configuration.js';
import { storeError } from './start-error.js';

/** Milliseconds between two looks for what other processes wrote into the same file; a look costs microseconds. */
const POLL = 40;

/** Milliseconds a request waits for a store server that is away: long enough for a new leader, short enough for the ten seconds that are promised on a busy machine, too. */
const GIVE_UP = 8_500;

const log = new Logger('Matchtape');

const warn = (note: string): void => {
  log.warn(note);
};

/** The event store and the views that are kept of it. */
export interface OpenStores {
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly desks: ViewStore;
}

/** Views of a version beside the store; those of desks lie in a file of their own, since they have a checkpoint of their own. */
const openViews = async (
  { store: place, data }: Pick<Configuration, 'store' | 'data'>,
  { version, ending }: { readonly version: string; readonly ending: string },
): Promise<ViewStore> => {
  if (place.kind === 'memory') {
    const { makeMemoryViews } = await import('#view-store/memory');
    return makeMemoryViews();
  }
  const path = viewsPath(place, data).replace(/\.sqlite$/, `${ending}.sqlite`);
  await makeFolder(dirname(path));
  for (const note of keepToOwner(path)) warn(note);
  const { openSqliteViews } = await import('#view-store/sqlite');
  return openSqliteViews({ path, version });
};

/** Opens the store the configuration names, and the views beside it. Throws `StartError` where one of them forbids. */
export const openStores = async (
  configuration: Pick<Configuration, 'store' | 'data'>,
  rulesets: readonly AnyRuleset[],
): Promise<OpenStores> => {
  let store: EventStore | undefined;
  try {
    store = await openPlace(configuration.store, { pollInterval: POLL, giveUpAfter: GIVE_UP, tell: warn });
    const views = await openViews(configuration, { version: viewsVersion(rulesets), ending: '' });
    const desks = await openViews(configuration, { version: DESK_VERSION, ending: '.desks' });
    return { store, views, desks };
  } catch (error) {
    await store?.close();
    throw storeError(error, configuration.store) ?? error;
  }
};
