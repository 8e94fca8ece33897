import { SEAL_KIT } from '#event-store/chain';
import { parseTapeDocument, type TapeDocument } from '#tape-document';
import { CliError } from '../cli-error.js';

/** What tapes are hashed by. */
export const { digest } = SEAL_KIT;

/** Reads a tape's document. Throws `CliError`. */
export const parseTapeJson = (path: string, text: string): TapeDocument => {
  const document = parseTapeDocument(text);
  if (document.ok) return document.value;
  throw new CliError('bad-tape-json', `"${path}" ${document.error}`, {
    remedy: 'Name a file that "matchtape export --format json" or "record --out" has written.',
  });
};
