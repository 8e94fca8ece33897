import { project, timeline, type TimelineEntry } from '#projections';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { comparePins, pinText, type MatchOpened } from '#match';
import { dealingText } from '#ruleset';
import { loadTape, openedWith, seenBy, type LoadedTape } from '../tapes/load-tape.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { verdictText } from '../text/verdicts.js';

/** What `replay` was asked for. */
export interface ReplayOptions extends StoreWish {
  readonly viewer?: string;
  readonly json?: boolean;
}

const entryText = ({ from, to, line, verdict, clock, facts, number }: TimelineEntry, edition: string): string => {
  const where = clock === null ? '' : `turn ${clock.turn}`;
  const head = verdict === null ? line : verdictText(line, verdict, edition);
  return [
    `${from}-${to}  play ${number}  ${where}`,
    `  ${head}`,
    ...facts.map(({ sentence }) => `    ${sentence}`),
  ].join('\n');
};

/** What of the tape's pins is otherwise in this program: its facts are folded as recorded, but what may be played now is judged anew. */
const pinNotes = ({ ruleset, envelopes: [opened] }: LoadedTape): readonly string[] => {
  const { pins } = (opened?.data ?? {}) as unknown as Partial<MatchOpened['data']>;
  return comparePins(ruleset, pins ?? null).map(pinText);
};

const print = (loaded: LoadedTape, { json, io }: { readonly json: boolean; readonly io: Io }): void => {
  const entries = project(timeline, loaded, loaded.envelopes);
  const edition = loaded.tape.states.at(-1)?.options?.edition ?? '';
  const opened = openedWith(loaded);
  const dealing = opened === null ? null : dealingText(opened);
  if (json) {
    printJson(io, entries);
    return;
  }
  for (const note of pinNotes(loaded)) io.err(`${note}\n`);
  if (dealing !== null) io.out(`${dealing}\n`);
  for (const entry of entries) io.out(`${entryText(entry, edition)}\n`);
};

/** Steps through a tape: with keys on a terminal, else every play with what it caused. */
export const replay = async (target: string, options: ReplayOptions, io: Io): Promise<ExitCode> => {
  const loaded = seenBy(await loadTape({ target, ...options }), options.viewer);
  const isByKeys = !options.json && process.stdin.isTTY && process.stdout.isTTY;
  if (isByKeys) {
    const { stepByKeys } = await import('./replay-keys.js');
    await stepByKeys(loaded);
  } else print(loaded, { json: options.json ?? false, io });
  return EXIT.well;
};
