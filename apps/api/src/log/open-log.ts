import { LogError } from '#log';
import { HeadLog, logFolderIn } from '#log/keeping';
import type { Configuration } from '../configuration.js';
import { StartError } from '../start-error.js';

/** The log of the data folder; undefined where none was begun, and for a store in memory. Throws `StartError` where it cannot be used. */
export const openLog = ({ data, store }: Pick<Configuration, 'data' | 'store'>): HeadLog | undefined => {
  if (store.kind === 'memory') return undefined;
  try {
    return HeadLog.open(logFolderIn(data));
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    throw new StartError(error.code, error.message, error.remedy);
  }
};
