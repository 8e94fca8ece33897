import { compareSteps } from '#projections';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { loadTape, revisionOf, seenBy } from '../tapes/load-tape.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** What `compare` was asked for. */
export interface CompareOptions extends StoreWish {
  readonly at?: string;
  readonly with: string;
  readonly viewer?: string;
  readonly json?: boolean;
}

/** Tells what is different on the table between two revisions, as a viewer sees both. */
export const compare = async (target: string, options: CompareOptions, io: Io): Promise<ExitCode> => {
  const { tape, ruleset, viewer } = seenBy(await loadTape({ ...options, target }), options.viewer);
  const span = { from: revisionOf({ tape }, options.with), to: revisionOf({ tape }, options.at) };
  const { parts, marks } = compareSteps(tape, { ruleset, viewer }, span);
  if (options.json) {
    printJson(io, { ...span, parts, marks: Object.fromEntries(marks) });
    return EXIT.well;
  }
  io.out(`Revision ${span.from} beside ${span.to}:\n`);
  if (parts.length === 0) io.out('Nothing on the table is different.\n');
  for (const { heading, sentences } of parts)
    io.out(`\n${heading}\n${sentences.map((sentence) => `  - ${sentence}\n`).join('')}`);
  return EXIT.well;
};
