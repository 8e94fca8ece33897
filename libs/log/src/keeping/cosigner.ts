import { hash } from 'node:crypto';
import { join } from 'node:path';
import { LogError, makeNote, openCheckpoint, parseCosignRequest, type VerifierKey } from '#log';
import { alone, makeOwnFolder } from './folder.js';
import { signingKeys } from './key-ring.js';
import { lastSigned, signCheckpoint, withSignatures } from './signer.js';

/** Who cosigns, by which keys of the log it believes a checkpoint, and the time in seconds since 1970. */
export interface CosigningWish {
  readonly folder: string;
  readonly logKeys: readonly VerifierKey[];
  readonly time: number;
}

const FORKED =
  'The log shows two histories. Keep this file and every checkpoint that you have of the log, sign nothing, and ask its organiser in front of the judges.';

/**
 * Cosigns a checkpoint: that as of now its tree goes on from everything that this machine has seen of the log. Gives the checkpoint with the
 * cosignature below it. Throws `LogError`: `log/none` without a key, `log/proof` where it does not begin at the size seen last, `log/forked`.
 */
export const cosign = (request: string, { folder, logKeys, time }: CosigningWish): string => {
  const keys = signingKeys(folder).filter(({ verifier }) => verifier.type === 'cosignature');
  if (keys.length === 0) {
    throw new LogError(
      'log/none',
      `There is no key to cosign with in ${folder}.`,
      'Make one: "matchtape log keys --cosigner NAME".',
    );
  }
  const { before, hashes, checkpoint: whole } = parseCosignRequest(request);
  const { checkpoint, note } = openCheckpoint(whole, logKeys);
  const seen = join(folder, 'seen');
  makeOwnFolder(seen);
  return alone(folder, () => {
    const path = join(seen, hash('sha256', checkpoint.origin));
    const last = lastSigned(path)?.size ?? 0;
    if (last !== before) {
      throw new LogError(
        'log/proof',
        `This machine saw ${checkpoint.origin} at size ${last} last, and the file shows how it grew from ${before}.`,
        `Ask for the other: "matchtape log checkpoint --since ${last}".`,
      );
    }
    const wish = { keys, path, checkpoint, consistency: () => hashes, remedy: FORKED, time };
    return makeNote(withSignatures(note, signCheckpoint(wish).signatures));
  });
};
