import { LogError, parseVerifierKey, type VerifierKey } from '#log';
import { HeadLog, logFolderIn } from '#log/keeping';
import { CliError } from '../cli-error.js';
import { writeText } from '../files.js';
import type { Io } from '../io.js';
import { type StoreWish } from '../tapes/store-wish.js';

/** What every command of the log is asked: which data folder, which store unless the one in it, where the answer goes. */
export interface LogWish extends StoreWish {
  readonly data: string;
  readonly out?: string;
  readonly json?: boolean;
}

const told = (error: unknown): unknown =>
  error instanceof LogError ? new CliError(error.code, error.message, { remedy: error.remedy }) : error;

/** Does some work, and tells what a log has against it as every other mistake is told. */
export const asking = <Done>(work: () => Done): Done => {
  try {
    return work();
  } catch (error) {
    throw told(error);
  }
};

/** As `asking`, for work that waits for a store. */
export const askingStore = (work: Promise<string>): Promise<string> =>
  work.catch((error: unknown) => Promise.reject(told(error) as Error));

/** Opens the log of a data folder. Throws where none was begun there. */
export const logIn = ({ data }: LogWish): HeadLog =>
  asking(() => {
    const log = HeadLog.open(logFolderIn(data));
    if (log !== undefined) return log;
    throw new CliError('log/none', `There is no log in ${logFolderIn(data)}.`, {
      remedy: 'Name the data folder of the server (--data), or begin a log: "matchtape log keys --make NAME".',
    });
  });

/** The keys that are named on a command line. Throws where one is none, or none is named. */
export const keysNamed = (texts: readonly string[], option: string): readonly VerifierKey[] => {
  if (texts.length > 0) return asking(() => texts.map(parseVerifierKey));
  throw new CliError('no-key', `Nobody's key is named: without one nothing that is signed can be believed.`, {
    remedy: `Name it by ${option}, as the organiser has published it ("matchtape log keys" prints it).`,
  });
};

/** Writes a text of the log into the file that is named, or says it. */
export const giveText = (text: string, { out }: LogWish, io: Io): void => {
  if (out === undefined) io.out(text);
  else writeText(out, text);
};
