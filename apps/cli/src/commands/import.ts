import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FOREIGN_GAME, readForeign, type ForeignTape } from '#foreign';
import { CliError } from '../cli-error.js';
import { readText, writeText } from '../files.js';
import type { ExitCode, Io } from '../io.js';
import { rulesetOf } from '../rulesets.js';
import { record, type RecordOptions } from './record.js';

/** What `import` was asked for: as for `record`, and whether the tape file itself is wanted. */
export interface ImportOptions extends RecordOptions {
  readonly tape?: string;
}

const parsed = (path: string): unknown => {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof CliError) throw error;
    const remedy = 'Name a .ratlas.json of the RiftAtlas recorder, or a canonical replay of RiftLite.';
    throw new CliError('foreign/unread', `"${path}" is no JSON.`, { remedy });
  }
};

const foreignIn = (path: string): ForeignTape => {
  const read = readForeign(parsed(path), rulesetOf(FOREIGN_GAME));
  if (read.ok) return read.value;
  throw new CliError(read.error.code, `${path}: ${read.error.message}`, { remedy: read.error.remedy });
};

const nameOf = (path: string): string => basename(path).replace(/(\.ratlas)?\.json$/, '');

/** Reads a match that another recorder wrote into a tape, records that, and writes it where it is wanted. A fault writes nothing. */
export const importFile = async (path: string, { tape, ...options }: ImportOptions, io: Io): Promise<ExitCode> => {
  const { from, text, left } = foreignIn(path);
  const folder = mkdtempSync(join(tmpdir(), 'matchtape-import-'));
  try {
    const file = join(folder, `${nameOf(path)}.tape`);
    writeText(file, text);
    const code = await record(file, options, io);
    if (tape !== undefined) writeText(tape, text);
    if (options.json !== true)
      io.err([`Read from a file of the ${from}.`, ...left].map((line) => `${line}\n`).join(''));
    return code;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
