/**
 * Views kept with their checkpoint: the port. Adapters: `#view-store/memory` (`makeMemoryViews`) and `#view-store/sqlite`
 * (`openSqliteViews`).
 */
export type { Checkpoint, LaidOpenViews, PageWish, Rebuild, ViewCommit, ViewPart, ViewRow, ViewStore } from './port.js';
export { START } from './port.js';
export { ViewsMovedError, ViewStoreError, ViewsUnusableError } from './errors.js';
