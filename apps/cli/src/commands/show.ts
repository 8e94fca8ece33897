import { stateAt } from '#replay';
import { dealingText, dealtBy } from '#ruleset';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { tableText } from '../text/table.js';
import { loadTape, openedWith, revisionOf, seenBy } from '../tapes/load-tape.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** What `show` was asked for. */
export interface ShowOptions extends StoreWish {
  readonly at?: string;
  readonly viewer?: string;
  readonly json?: boolean;
}

/** Shows the table at a revision. */
export const show = async (target: string, options: ShowOptions, io: Io): Promise<ExitCode> => {
  const loaded = seenBy(await loadTape({ target, ...options }), options.viewer);
  const revision = revisionOf(loaded, options.at);
  const table = loaded.ruleset.view(stateAt(loaded.tape, revision).game, loaded.viewer);
  const opened = openedWith(loaded);
  const dealing = opened === null ? null : dealingText(opened);
  if (options.json) printJson(io, { revision, dealtBy: opened && dealtBy(opened), dealing, table });
  else {
    const told = dealing === null ? '' : `${dealing}\n`;
    io.out(`${told}Revision ${revision} of ${loaded.envelopes.length - 1}. ${tableText(table)}\n`);
  }
  return EXIT.well;
};
