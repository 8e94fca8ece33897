import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dealing, MatchOptions, Problem } from '#ruleset';

const COMMITMENT = 'matchtape commitment 1\n';

/** Bytes of a secret that a match is dealt from. Whoever opens the match draws them from the system's chance. */
export const SECRET_BYTES = 32;

/** Whether a text is a secret: 64 lower-case hexadecimal digits. */
export const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * The commitment to a secret, 64 hexadecimal digits: SHA-256 of the line `matchtape commitment 1` and the 32 bytes of the
 * secret. It says nothing of the secret, since nobody can try 2^256 of them, and no second secret fits it.
 */
export const commitmentTo = (secret: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(COMMITMENT), hexToBytes(secret))));

/** A match dealt from a secret, as its options hold it. */
export const dealingFrom = (secret: string): Dealing => ({
  by: 'secret',
  commitment: commitmentTo(secret),
  secret,
});

/** Whether a secret is the one that was committed to. */
export const fitsCommitment = (secret: string, commitment: string): boolean =>
  isSecret(secret) && commitmentTo(secret) === commitment;

const problem = (code: string, message: string, remedy: string): Problem => ({ code, message, remedy });

/** What keeps a match from being dealt as its options say; null where nothing does. Names no secret. */
export const dealingProblem = ({ seed, dealing }: MatchOptions): Problem | null => {
  if (dealing === undefined) return null;
  if (dealing.by === 'seed' || dealing.secret === null || !fitsCommitment(dealing.secret, dealing.commitment)) {
    return problem(
      'match/no-secret',
      'The match is to be dealt from a secret, and there is none that fits its commitment.',
      `Draw ${SECRET_BYTES} bytes by chance and commit to them, or give a seed.`,
    );
  }
  return seed === null
    ? null
    : problem('match/two-sources', 'The match has a secret and a seed to deal from.', 'Leave the seed out.');
};
