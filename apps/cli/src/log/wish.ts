import { HeadLog, logFolderIn } from '#log/keeping';
import { CliError } from '../cli-error.js';
import { writeText } from '../files.js';
import type { Io } from '../io.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { asking } from './asking.js';

/** What every command of the log is asked: which data folder, which store unless the one in it, where the answer goes. */
export interface LogWish extends StoreWish {
  readonly data: string;
  readonly out?: string;
  readonly json?: boolean;
}

/** Opens the log of a data folder. Throws where none was begun there. */
export const logIn = ({ data }: LogWish): HeadLog =>
  asking(() => {
    const log = HeadLog.open(logFolderIn(data));
    if (log !== undefined) return log;
    throw new CliError('log/none', `There is no log in ${logFolderIn(data)}.`, {
      remedy: 'Name the data folder of the server (--data), or begin a log: "matchtape log keys --make NAME".',
    });
  });

/** Writes a text of the log into the file that is named, or says it. */
export const giveText = (text: string, { out }: LogWish, io: Io): void => {
  if (out === undefined) io.out(text);
  else writeText(out, text);
};
