import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogError, type MatchHead, parseCheckpoint, parseNote, parseVerifierKey, type VerifierKey } from '#log';
import { HeadLog, makeFirstKey } from '#log/keeping';

/** Goes with the temporary folder of the run. */
const root = mkdtempSync(join(tmpdir(), 'matchtape-log-'));

export const NOW = '2026-05-01T18:00:00.000Z';
export const ORIGIN = 'tape.example.org';

/** A folder where nothing is yet. */
export const emptyFolder = (): string => join(root, randomUUID());

/** A folder with a first key. */
export const newFolder = (type: 'note' | 'cosignature' = 'note', name = ORIGIN): string => {
  const folder = emptyFolder();
  makeFirstKey(folder, { name, type, now: NOW });
  return folder;
};

export const openLog = (folder = newFolder()): HeadLog => {
  const log = HeadLog.open(folder);
  if (log === undefined) throw new Error('there is no log');
  return log;
};

export const headOf = (match: string, revision = 9): MatchHead => ({
  match,
  revision,
  link: match.padEnd(64, '0').replace(/[^0-9a-f]/g, 'a'),
});

export const keysOf = (log: HeadLog): readonly VerifierKey[] => log.vkeys().map(parseVerifierKey);

export const sizeOf = (checkpoint: string): number => parseCheckpoint(parseNote(checkpoint).text).size;

/** What is refused; anything else fails the test. */
export const refusalOf = (work: () => unknown): LogError => {
  try {
    work();
  } catch (error) {
    if (error instanceof LogError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
};
