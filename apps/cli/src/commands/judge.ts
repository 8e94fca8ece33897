import { disputes } from '#projections';
import type { ExitCode, Io } from '../io.js';
import { orderAndTell, type OrderingOptions } from '../judging/ordering.js';
import { disputesText } from '../text/disputes.js';

/** A step as a tape file writes it; `judge` and the colon behind it may be left out: "1: closed by judge Kim". */
const lineOf = (text: string): string => {
  if (/^judge\b/i.test(text)) return text;
  return /^\d+\s*:/.test(text) ? `judge ${text}` : `judge: ${text}`;
};

/** The disputes of a tape; steps that are given are taken first, each as a line, and written where the tape is. */
export const judge = (target: string, options: OrderingOptions, io: Io): Promise<ExitCode> =>
  orderAndTell(target, options, {
    ...{ io, lineOf, name: 'disputes', view: disputes },
    text: (read, { tape }) => {
      const { edition = '', players = [] } = tape.states.at(-1)?.options ?? {};
      return disputesText(read, { edition, players });
    },
  });
