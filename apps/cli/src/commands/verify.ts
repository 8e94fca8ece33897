import { CliError } from '../cli-error.js';
import { writeText } from '../files.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { type StoreWish, wantsStore } from '../tapes/store-wish.js';
import { redecidedJson, redecidedText } from '../text/redecided.js';
import { verificationJson, verificationText } from '../text/verification.js';
import { redecideTapeFile } from '../verification/redecide-tape.js';
import { type LogSlips, type LogTold, readSlips } from '../verification/against-log.js';
import { type Heads, headLines, parseHeads, readHeads } from '../verification/heads.js';
import { exitOf, type Verification } from '../verification/report.js';
import { verifyTape } from '../verification/verify-tape.js';

/** What `verify` was asked for. Heads that were seen before come as a file (`against`), or as text (`head`); what a log says of them as `LogSlips`. */
export interface VerifyOptions extends StoreWish, Partial<LogSlips> {
  readonly all?: boolean;
  readonly views?: boolean;
  readonly heads?: boolean;
  readonly out?: string;
  readonly against?: string;
  readonly head?: readonly string[];
  readonly edition?: string;
  readonly json?: boolean;
}

const seenIn = ({ against, head = [] }: VerifyOptions): Heads | null => {
  if (against === undefined && head.length === 0) return null;
  const slips = parseHeads(head);
  const file = against === undefined ? { matches: [], store: [] } : readHeads(against);
  return { matches: [...file.matches, ...slips.matches], store: [...file.store, ...slips.store] };
};

const wishNothing = (): CliError =>
  new CliError('no-tape', 'Nothing to verify is named.', {
    remedy:
      'Name a tape; or with --data FOLDER or --store STORE a match id, --all for every match, --heads, --against FILE, or --views.',
  });

const needsStore = (option: string): CliError =>
  new CliError('no-store', `${option} asks for a store, and none is named.`, {
    remedy: 'Name the folder that the server stores in (--data) or the store (--store).',
  });

const checkStore = async (
  target: string | null,
  { all = false, views = all, heads: wantsHeads = false, ...wish }: VerifyOptions,
  { seen, io }: { readonly seen: Heads | null; readonly io: Io },
): Promise<Verification> => {
  const wishes = [target !== null, all, views, wantsHeads, seen !== null];
  if (!wishes.includes(true)) throw wishNothing();
  const { verifyStore } = await import('../verification/verify-store.js');
  const one = target === null ? [] : [target];
  return verifyStore({ ...wish, matches: all ? 'all' : one, views, seen, wantsHeads }, io);
};

const toldIn = ({ checkpoint, proof = [], key = [] }: VerifyOptions): LogTold | null =>
  readSlips({ ...(checkpoint === undefined ? {} : { checkpoint }), proof, key });

const inStore = (): CliError =>
  new CliError('bad-option', 'A store is held against its log as a whole, a tape against a checkpoint.', {
    remedy: 'Say "matchtape log check" for the store, or name an export of the match here, without --data and --store.',
  });

const check = async (target: string | null, options: VerifyOptions, io: Io): Promise<Verification> => {
  const seen = seenIn(options);
  const told = toldIn(options);
  if (wantsStore(options) && told !== null) throw inStore();
  if (wantsStore(options)) return checkStore(target, options, { seen, io });
  if (options.all) throw needsStore('--all');
  if (options.views) throw needsStore('--views');
  if (target === null) throw wishNothing();
  return verifyTape(target, { seen, told, wantsHeads: options.heads ?? false });
};

const otherwise = ({ all, views, heads, out, against, checkpoint, ...several }: VerifyOptions): boolean =>
  [all, views, heads, out, against, checkpoint].some((wish) => wish !== undefined) ||
  [several.head, several.proof, several.key].some((given = []) => given.length > 0);

/** Decides one tape under another edition; exit 0 where every play comes out the same. */
const redecide = async (
  target: string | null,
  options: VerifyOptions & { readonly edition: string },
  io: Io,
): Promise<ExitCode> => {
  if (target === null || otherwise(options)) {
    const remedy = 'Name one tape, or with --data or --store one match id, and no other option than --json.';
    throw new CliError('bad-option', '--edition decides one tape and checks nothing else.', { remedy });
  }
  const { edition, json = false, ...wish } = options;
  const found = await redecideTapeFile({ ...wish, target }, edition);
  if (json) printJson(io, redecidedJson(found));
  else io.out(redecidedText(found));
  return found.differences.length === 0 ? EXIT.well : EXIT.findings;
};

/**
 * Checks a tape, or a store, in every way it can be: its chain, its envelopes, its plays decided again, heads that were seen
 * before, the kept views. Exit 0 for nothing but notes, 1 for findings, 3 for what is not as it was written.
 */
export const verify = async (target: string | null, options: VerifyOptions, io: Io): Promise<ExitCode> => {
  if (options.edition !== undefined) return redecide(target, { ...options, edition: options.edition }, io);
  const found = await check(target, options, io);
  const exit = exitOf(found);
  if (options.out !== undefined && found.heads !== null) writeText(options.out, headLines(found.heads));
  const shown = options.out === undefined ? found : { ...found, heads: null };
  if (options.json) printJson(io, verificationJson(found, exit));
  else io.out(verificationText(shown));
  return exit;
};
