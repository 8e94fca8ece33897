import { round } from '#projections';
import type { ExitCode, Io } from '../io.js';
import { orderAndTell, type OrderingOptions } from '../judging/ordering.js';
import { roundText } from '../text/round.js';

/** A line as a tape file writes it; `match:` may be left out. */
const lineOf = (text: string): string => (/^match\s*:/i.test(text) ? text : `match: ${text}`);

/** The match around the games of a tape; orders that are given are taken first, each as a line, and written where the tape is. */
export const match = (target: string, options: OrderingOptions, io: Io): Promise<ExitCode> =>
  orderAndTell(target, options, {
    ...{ io, lineOf, name: 'round', view: round },
    text: (read, { tape, envelopes }) => {
      const { players = [] } = tape.states.at(-1)?.options ?? {};
      return roundText(read, players, Date.parse(envelopes.at(-1)?.at ?? ''));
    },
  });
