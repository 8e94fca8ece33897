import { CliError } from '../cli-error.js';
import { writeText } from '../files.js';
import { printJson, type ExitCode, type Io } from '../io.js';
import { type StoreWish, wantsStore } from '../tapes/store-wish.js';
import { verificationJson, verificationText } from '../text/verification.js';
import { type Heads, headLines, parseHeads, readHeads } from '../verification/heads.js';
import { exitOf, type Verification } from '../verification/report.js';
import { verifyTape } from '../verification/verify-tape.js';

/** What `verify` was asked for. Heads that were seen before come as a file (`against`), or as text (`head`). */
export interface VerifyOptions extends StoreWish {
  readonly all?: boolean;
  readonly views?: boolean;
  readonly heads?: boolean;
  readonly out?: string;
  readonly against?: string;
  readonly head?: readonly string[];
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

const check = async (target: string | null, options: VerifyOptions, io: Io): Promise<Verification> => {
  const seen = seenIn(options);
  if (wantsStore(options)) return checkStore(target, options, { seen, io });
  if (options.all) throw needsStore('--all');
  if (options.views) throw needsStore('--views');
  if (target === null) throw wishNothing();
  return verifyTape(target, { seen, wantsHeads: options.heads ?? false });
};

/**
 * Checks a tape, or a store, in every way it can be: its chain, its envelopes, its plays decided again, heads that were seen
 * before, the kept views. Exit 0 for nothing but notes, 1 for findings, 3 for what is not as it was written.
 */
export const verify = async (target: string | null, options: VerifyOptions, io: Io): Promise<ExitCode> => {
  const found = await check(target, options, io);
  const exit = exitOf(found);
  if (options.out !== undefined && found.heads !== null) writeText(options.out, headLines(found.heads));
  const shown = options.out === undefined ? found : { ...found, heads: null };
  if (options.json) printJson(io, verificationJson(found, exit));
  else io.out(verificationText(shown));
  return exit;
};
