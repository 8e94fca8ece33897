import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Digest, uuidOfDigest } from '#kernel';

/** What every platform has; a server hands its own in, which is quicker. */
const digestOf: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** How ids of events are drawn, by the platform's own SHA-256. See `eventIdOf`. */
export const eventIdsBy =
  (digest: Digest) =>
  (matchId: string, cause: string, index: number): string =>
    uuidOfDigest(digest(`${matchId}\n${cause}\n${index}`));

/**
 * The id of the n-th event of a batch, drawn from the match, the batch's cause and the number, so that a retry of the same play
 * makes the same ids and the store can tell it from a new one.
 */
export const eventIdOf = eventIdsBy(digestOf);

/** The id of an event of a tape that no server recorded: drawn from its match and its place, so that a tape has the same ids each time. */
export const tapeEventIdOf = (matchId: string, revision: number): string =>
  uuidOfDigest(digestOf(`${matchId}\n${revision}`));
