import { takeBacks } from '#projections';
import type { ExitCode, Io } from '../io.js';
import { orderAndTell, type OrderingOptions } from '../judging/ordering.js';

/** A line as a tape file writes it; `take back:` may be left out. */
const lineOf = (text: string): string => (/^take back\s*:/i.test(text) ? text : `take back: ${text}`);

/** What was taken back in a tape; take-backs that are given are made first, each as a line, and written where the tape is. */
export const takeBack = (target: string, options: OrderingOptions, io: Io): Promise<ExitCode> =>
  orderAndTell(target, options, {
    ...{ io, lineOf, name: 'takeBacks', view: takeBacks },
    text: (read) =>
      read.length === 0
        ? 'Nothing was taken back.\n'
        : read.map(({ number, sentence }) => `${String(number)}  ${sentence}\n`).join(''),
  });
