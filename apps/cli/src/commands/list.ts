import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { matchIds, withStore } from '../tapes/store.js';

/** Lists the matches of a store. */
export const list = async (options: { readonly data: string; readonly json?: boolean }, io: Io): Promise<ExitCode> => {
  const ids = await withStore(options.data, { readOnly: true }, matchIds);
  if (options.json) printJson(io, { matches: ids });
  else io.out(ids.map((id) => `${id}\n`).join(''));
  return EXIT.well;
};
