import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { matchIds, withStore } from '../tapes/store.js';

/** Lists the matches of a store. */
export const list = async (options: StoreWish & { readonly json?: boolean }, io: Io): Promise<ExitCode> => {
  const ids = await withStore(options, { readOnly: true }, matchIds);
  if (options.json) printJson(io, { matches: ids });
  else io.out(ids.map((id) => `${id}\n`).join(''));
  return EXIT.well;
};
