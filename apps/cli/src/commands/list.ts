import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { SEED_WARNING } from '#ruleset';
import { openedMatches, withStore } from '../tapes/store.js';

/** Lists the matches of a store; says of each that is dealt from a seed that it is. */
export const list = async (options: StoreWish & { readonly json?: boolean }, io: Io): Promise<ExitCode> => {
  const matches = await withStore(options, { readOnly: true }, openedMatches);
  const seeded = matches.filter(({ dealtBy }) => dealtBy === 'seed').map(({ id }) => id);
  if (options.json) printJson(io, { matches: matches.map(({ id }) => id), seeded });
  else io.out(matches.map(({ id }) => `${id}${seeded.includes(id) ? `  (${SEED_WARNING})` : ''}\n`).join(''));
  return EXIT.well;
};
