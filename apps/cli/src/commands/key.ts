import { hashOf, makeKey, forgetAll, KeyFileError, keepHash, keyFileIn, readKeyFile, stampOf, linkWith } from '#keys';
import { CliError } from '../cli-error.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';

/** Of which server, where browsers reach it, and whether every earlier key ends. */
export interface KeyOptions {
  readonly data: string;
  readonly url: string;
  readonly revoke?: boolean;
  readonly json?: boolean;
}

const writeKey = async (file: string, key: string, isAlone: boolean): Promise<void> => {
  const at = new Date().toISOString();
  if (stampOf(file) !== undefined) readKeyFile(file);
  if (isAlone) await forgetAll(file, at);
  await keepHash(file, hashOf(key), at);
};

const keyError = (error: unknown, file: string): CliError => {
  if (error instanceof KeyFileError) return new CliError(error.code, error.message, { remedy: error.remedy });
  const reason = error instanceof Error ? error.message : String(error);
  const remedy = 'Say it as the user that the server runs as: who may write its data folder may let themselves in.';
  return new CliError('key-file', `No key can be written into ${file}: ${reason}.`, { remedy });
};

/** Where browsers reach a server. @throws CliError */
export const addressOf = (url: string): string => {
  if (URL.canParse(url)) return new URL('/', url).href;
  throw new CliError('bad-url', `"${url}" is no address.`, { remedy: 'Write it whole: http://127.0.0.1:4680/.' });
};

/** Makes a key for the server of a data folder, which takes it at once, and prints it: nobody can read it again. */
export const key = async ({ data, url, revoke, json }: KeyOptions, io: Io): Promise<ExitCode> => {
  const file = keyFileIn(data);
  const address = addressOf(url);
  const made = makeKey();
  try {
    await writeKey(file, made, revoke === true);
  } catch (error) {
    throw keyError(error, file);
  }
  const link = linkWith(address, made, '/');
  if (json) printJson(io, { key: made, link });
  else
    io.out(
      `${link}\nWhoever opens this link, or sends "Authorization: Bearer ${made}", records and sees everything.\n`,
    );
  return EXIT.well;
};
