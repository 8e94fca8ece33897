import { existsSync } from 'node:fs';
import { viewsPath } from '#event-store/open';
import { viewsVersion } from '#recording';
import type { ViewPart } from '#view-store';
import { layOpenSqliteViews } from '#view-store/sqlite';
import { RULESETS } from '../rulesets.js';
import { namedPlace } from './store.js';
import type { StoreWish } from './store-wish.js';

/** Reads the rows of a view of all matches. */
export type List = (view: string) => Promise<readonly ViewPart[]>;

/** Looks with the views that a server keeps beside the store, as far as it has kept them; undefined where there are none of this version. */
export const fromKept = async <T>(wish: StoreWish, look: (list: List) => Promise<T>): Promise<T | undefined> => {
  const path = viewsPath(namedPlace(wish), wish.data ?? 'data');
  if (!existsSync(path)) return undefined;
  const views = layOpenSqliteViews({ path, version: viewsVersion(RULESETS) });
  try {
    if (views.faults.length > 0 || views.checkpoint() === undefined) return undefined;
    return await look((view) => Promise.resolve(views.list(view)));
  } finally {
    views.close();
  }
};
