import { resolve } from 'node:path';
import type { EventStore, VerifyReport } from '#event-store';
import { CliError } from '../cli-error.js';
import { EXIT, type ExitCode, type Io, printJson } from '../io.js';
import { withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** What `backup` was asked for. */
export interface BackupOptions extends StoreWish {
  readonly json?: boolean;
}

const NEEDED = {
  remedy: 'Name the store with --data or --store: the one that is backed up is read, and nothing in it is changed.',
};

const copyOf = (path: string): StoreWish => ({ store: `sqlite:${path}` });

const reportText = (path: string, { events, streams, problems }: VerifyReport): string =>
  [
    `${path}: ${String(events)} events of ${String(streams)} matches.`,
    problems.length === 0
      ? 'Read again from the copy: every chain of hashes is whole.'
      : `The copy is made, and is as damaged as the store (${String(problems.length)} problems): run "matchtape verify" on both.`,
    ...problems.map(({ what, stream }) => `  ${stream === undefined ? '' : `${stream}: `}${what}`),
    '',
  ].join('\n');

/**
 * Copies a store into one file while a server may be recording into it, reads the copy back whole and checks its chains. Never
 * overwrites. A KurrentDB server makes its own backups and says so.
 */
export const backup = async (file: string, options: BackupOptions, io: Io): Promise<ExitCode> => {
  if (options.data === undefined && options.store === undefined)
    throw new CliError('no-store', 'No store is named.', NEEDED);
  const path = resolve(file);
  await withStore(options, { readOnly: true }, (store: EventStore) => store.backup(path));
  const report = await withStore(copyOf(path), { readOnly: true }, (copy: EventStore) => copy.verify());
  const { events, streams, problems } = report;
  if (options.json) printJson(io, { backup: path, events, streams, problems });
  else io.out(reportText(path, report));
  return problems.length === 0 ? EXIT.well : EXIT.findings;
};
