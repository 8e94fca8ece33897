import { checksOf, decidingRevision, type Check } from '../checks.js';
import type { RulingFileRun } from '../file/ruling-file.js';
import { lineOf, placedMistakes } from '../file/placing.js';
import type { FileMistake, YamlFile } from '../file/yaml-file.js';
import type { Ruling } from '../ruling.js';
import type { CaseRun } from '../run.js';
import { caseAt, type BookEntry } from './entry.js';

/** A check with the line of the file that asks for it. */
export interface OpenedCheck extends Omit<Check, 'path'> {
  readonly line: number;
}

/**
 * A case of an opened ruling. `number` counts from 1; `deciding` is the revision at which it is decided, `last` the last one of
 * its tape, -1 where a mistake in its table leaves it without one.
 */
export interface OpenedCase {
  readonly number: number;
  readonly name: string | null;
  readonly outcome: CaseRun['outcome'];
  readonly edition: string;
  readonly deciding: number;
  readonly last: number;
  readonly checks: readonly OpenedCheck[];
  readonly mistakes: readonly FileMistake[];
}

/** A ruling as it is read: what its file says, and each case as it came out. Its tapes are `envelopesOf` the run's cases. */
export interface OpenedRuling extends Omit<BookEntry, 'applied' | 'words' | 'cases' | 'quoted'> {
  readonly quoted: Ruling['quoted'];
  readonly superseded: string | null;
  readonly limits: string | null;
  readonly notes: string | null;
  readonly cases: readonly OpenedCase[];
}

interface ReadFile {
  readonly file: YamlFile;
  readonly ruling: Ruling;
}

const openedCase = ({ file, ruling }: ReadFile, run: CaseRun, index: number): OpenedCase => {
  const checks = checksOf(caseAt(ruling, index), run);
  return {
    number: index + 1,
    name: run.name,
    outcome: run.outcome,
    edition: run.edition,
    deciding: decidingRevision(ruling, checks),
    last: run.batches.reduce((revisions, { events }) => revisions + events.length, 0) - 1,
    checks: checks.map(({ path, ...check }) => ({ ...check, line: lineOf(file, path) })),
    mistakes: placedMistakes(file, run.mistakes, []),
  };
};

/** Opens a ruling file that was run; null where it could not be read. */
export const openRuling = (entry: BookEntry, { file, ruling, cases }: RulingFileRun): OpenedRuling | null => {
  if (file === null || ruling === null) return null;
  const { applied: _, words: __, ...listed } = entry;
  const { quoted, superseded, limits, notes } = ruling;
  const opened = cases.map((run, index) => openedCase({ file, ruling }, run, index));
  return { ...listed, quoted, superseded, limits, notes, cases: opened };
};
