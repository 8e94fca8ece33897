import { project, round, type RoundReading } from '#projections';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { loadTape, seenBy } from '../tapes/load-tape.js';
import { roundText } from '../text/round.js';
import { orderAt, type JudgeOptions } from './judge.js';

/** A line as a tape file writes it; `match:` may be left out. */
const lineOf = (text: string): string => (/^match\s*:/i.test(text) ? text : `match: ${text}`);

/** The match around the games of a tape; orders that are given are taken first, each as a line, and written where the tape is. */
export const match = async (
  target: string,
  { steps, viewer, json, ...options }: JudgeOptions,
  io: Io,
): Promise<ExitCode> => {
  for (const line of steps.map(lineOf)) await orderAt(target, line, options);
  const loaded = seenBy(await loadTape({ target, ...options }), viewer);
  const read: RoundReading = project(round, loaded, loaded.envelopes);
  const { players = [] } = loaded.tape.states.at(-1)?.options ?? {};
  const now = Date.parse(loaded.envelopes.at(-1)?.at ?? '');
  if (json) printJson(io, { tape: target, round: read });
  else io.out(roundText(read, players, now));
  return EXIT.well;
};
