import { LogError, parseVerifierKey, type VerifierKey } from '#log';
import { CliError } from '../cli-error.js';

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

/** The keys that are named on a command line. Throws where one is none, or none is named. */
export const keysNamed = (texts: readonly string[], option: string): readonly VerifierKey[] => {
  if (texts.length > 0) return asking(() => texts.map(parseVerifierKey));
  throw new CliError('no-key', `Nobody's key is named: without one nothing that is signed can be believed.`, {
    remedy: `Name it by ${option}, as the organiser has published it ("matchtape log keys" prints it).`,
  });
};
