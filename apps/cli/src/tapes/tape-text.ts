import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Fact } from '#kernel';
import { parseTapeFile, recordTape, type DeckTexts, type TapeFile, type TapeProblem, type TapeRecording } from '#match';
import type { HeldRuleset } from '#ruleset';
import { tapeError, type CliError } from '../cli-error.js';
import { readText } from '../files.js';
import { rulesetOf } from '../rulesets.js';
import type { Sealing } from './envelopes.js';

type Recording = TapeRecording<unknown, unknown, Fact>;

/** A tape file that was read and recorded in memory, up to its first fault. */
export interface RecordedFile {
  readonly path: string;
  readonly text: string;
  readonly file: TapeFile;
  readonly ruleset: HeldRuleset;
  readonly recording: Recording;
}

const tryRead = (path: string): readonly [string, string][] => {
  try {
    return [[path, readText(path)]];
  } catch {
    return [];
  }
};

/** The deck lists that a file names, found beside it. What cannot be read is told by whoever misses it. */
export const decksOf = (file: TapeFile, folder: string): DeckTexts =>
  new Map(
    file.players.flatMap(({ deck }) =>
      deck.kind === 'path' ? tryRead(resolve(folder, deck.path)).map(([, text]) => [deck.path, text] as const) : [],
    ),
  );

/** A fault of a tape file, or of a deck list that it names, as an error. */
export const faultOf = (problem: TapeProblem, { path, text }: Pick<RecordedFile, 'path' | 'text'>): CliError => {
  if (problem.path === null) return tapeError(problem, path, text);
  const deck = resolve(dirname(path), problem.path);
  return tapeError(problem, problem.path, readText(deck));
};

/** Reads a tape file's text without recording it. Throws its fault. */
export const readTapeFile = (path: string): { readonly text: string; readonly file: TapeFile } => {
  const text = readText(path);
  const file = parseTapeFile(text);
  if (!file.ok) throw faultOf(file.error, { path, text });
  return { text, file: file.value };
};

/** Reads a tape file and records it. Throws what keeps its header from being read; a fault in its plays is in the recording. */
export const recordFile = (path: string): RecordedFile => {
  const { text, file } = readTapeFile(path);
  const ruleset = rulesetOf(file.game);
  const recording: Recording = recordTape<unknown, unknown, Fact>(
    ruleset,
    file,
    decksOf(file, path === '-' ? '.' : dirname(path)),
  );
  return { path, text, file, ruleset, recording };
};

/** A file that claims to be written later than now was recorded now: nothing is recorded before it happens. */
const timeOf = (path: string): string =>
  new Date(Math.min(Date.now(), path === '-' ? Infinity : statSync(path).mtimeMs)).toISOString();

/** How a tape file's events are sealed: named after the file, recorded when it was last written. */
export const sealingOf = (path: string): Omit<Sealing, 'ruleset'> => ({
  match: path === '-' ? 'stdin' : basename(path).replace(/\.[^.]*$/, ''),
  at: timeOf(path),
  actor: 'scorekeeper',
});
