import {
  FORMAT_TITLES,
  PAIRING_FORMATS,
  previewImport,
  type ImportPreview,
  type PairingFormat,
  type RowProblem,
} from '#tournament';
import { formatOf, readPairings } from '#tournament/formats';
import { CliError } from '../cli-error.js';
import { orderEvent, readEvent, wholeNumber } from '../events/asking.js';
import { readText } from '../files.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** How pairings are brought in. `preview`: nothing is written; `despite`: rows that cannot be read are left out. */
export interface EventPairingsOptions extends StoreWish {
  readonly round: string;
  readonly format?: string;
  readonly preview?: boolean;
  readonly despite?: boolean;
  readonly json?: boolean;
}

const formatIn = (named: string | undefined, text: string): PairingFormat => {
  if (named === undefined) return formatOf(text);
  const format = PAIRING_FORMATS.find((each) => each === named);
  if (format !== undefined) return format;
  throw new CliError('unknown-format', `There is no format "${named}".`, {
    remedy: `Name one of: ${PAIRING_FORMATS.join(', ')}.`,
  });
};

const problemLine = ({ row, message, remedy }: RowProblem): string =>
  `${row === 0 ? 'The list' : `Row ${String(row)}`}: ${message} ${remedy}\n`;

const previewText = ({ added, changed, removed, left, unchanged, byes }: ImportPreview): string =>
  [
    `${String(added.length)} added, ${String(changed.length)} changed, ${String(removed.length)} taken out, ${String(unchanged)} as before, ${String(byes.length)} byes\n`,
    ...left.map(({ table, why }) => `Table ${String(table)} stays as it is: ${why}.\n`),
  ].join('');

/** Brings pairings of a round in from a file, or tells what that would do. */
export const eventPairings = async (
  { id, file }: { readonly id: string; readonly file: string },
  options: EventPairingsOptions,
  io: Io,
): Promise<ExitCode> => {
  const round = wholeNumber('round', options.round);
  const text = readText(file);
  const format = formatIn(options.format, text);
  const list = readPairings(format, text, { round });
  const isRefused = list.problems.length > 0 && (options.despite !== true || list.tables.length === 0);
  const { preview, changed } = await withStore(options, { readOnly: options.preview === true }, async (store) => {
    const { state } = await readEvent(store, id);
    const preview = previewImport(state, round, list.tables);
    if (options.preview === true || isRefused) return { preview, changed: false };
    const by = { role: 'scorekeeper', name: '' } as const;
    const { from } = await orderEvent(store, id, { type: 'ImportPairings', by, round, format, tables: list.tables });
    return { preview, changed: from !== null };
  });
  if (options.json)
    printJson(io, { event: id, round, format, changed, more: list.more, problems: list.problems, preview });
  else {
    io.out(`${FORMAT_TITLES[format]}: ${previewText(preview)}`);
    if (list.more) io.out('The list says that it goes on elsewhere: bring the other pages in as well, together.\n');
    io.err(list.problems.map(problemLine).join(''));
    if (isRefused) io.err('Nothing was taken in. Mend these rows, or add --despite to leave them out.\n');
  }
  return isRefused ? EXIT.badInput : EXIT.well;
};
