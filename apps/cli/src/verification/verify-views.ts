import { existsSync } from 'node:fs';
import type { ViewsToCompare } from '#recording';
import { viewsPath } from '#event-store/open';
import { RULESETS } from '../rulesets.js';
import { placeOf } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';
import type { ViewsChecked } from './report.js';

const nothing = (note: string): ViewsChecked => ({ matches: 0, problems: [], note });

/** Compares the views that a server keeps beside a store with what the store's events make. */
export const verifyViews = async (
  wish: StoreWish,
  { store, matches, tell }: Pick<ViewsToCompare, 'store' | 'matches' | 'tell'>,
): Promise<ViewsChecked> => {
  const path = viewsPath(placeOf(wish), wish.data ?? 'data');
  if (!existsSync(path)) return nothing('There are no kept views beside this store.');
  const [{ compareViews, viewsVersion }, { layOpenSqliteViews }, { ViewStoreError }] = await Promise.all([
    import('#recording'),
    import('#view-store/sqlite'),
    import('#view-store'),
  ]);
  try {
    const views = layOpenSqliteViews({ path, version: viewsVersion(RULESETS) });
    try {
      const note =
        views.faults.length === 0 && views.checkpoint() === undefined
          ? 'The kept views were made by another version of this program; the server makes them anew.'
          : null;
      return { ...(await compareViews({ store, matches, views, rulesets: RULESETS, tell })), note };
    } finally {
      views.close();
    }
  } catch (error) {
    if (!(error instanceof ViewStoreError)) throw error;
    return { matches: 0, problems: [{ match: null, what: error.message }], note: null };
  }
};
