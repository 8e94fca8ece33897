import { analyse as measure, analysisTable, type AnalysisTable, csvOf, project, timeline } from '#projections';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { loadTape, seenBy } from '../tapes/load-tape.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { analysisText } from '../text/analysis.js';

/** What `analyse` was asked for. */
export interface AnalyseOptions extends StoreWish {
  readonly viewer?: string;
  readonly table?: AnalysisTable;
  readonly format?: 'text' | 'csv';
  readonly json?: boolean;
}

/** Tells a match in numbers, as a viewer may know it: by turn, by play, by chain, and the moments that stand out. */
export const analyse = async (
  target: string,
  { viewer: word, table = 'turns', format, json, ...wish }: AnalyseOptions,
  io: Io,
): Promise<ExitCode> => {
  const { ruleset, viewer, envelopes, tape } = seenBy(await loadTape({ ...wish, target }), word);
  const analysis = measure(tape, { ruleset, viewer }, project(timeline, { ruleset, viewer }, envelopes));
  if (json) printJson(io, { tape: target, ...analysis });
  else io.out(format === 'csv' ? csvOf(analysisTable(analysis, table)) : analysisText(analysis));
  return EXIT.well;
};
