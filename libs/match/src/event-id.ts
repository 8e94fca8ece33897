import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Digest } from '#kernel';

/** What every platform has; a server hands its own in, which is quicker. */
const digestOf: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** The digit that says which of the four forms RFC 9562 has: its first two bits are 10. */
const variantOf = (digit: string): string => ((Number.parseInt(digit, 16) & 0x3) | 0x8).toString(16);

/** A UUID drawn from the SHA-256 of a text. Form: RFC 9562, version 8. */
const uuidOf = (text: string, digest: Digest): string => {
  const hex = digest(text);
  const [third, fourth] = [`8${hex.slice(13, 16)}`, `${variantOf(hex.charAt(16))}${hex.slice(17, 20)}`];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${third}-${fourth}-${hex.slice(20, 32)}`;
};

/** How ids of events are drawn, by the platform's own SHA-256. See `eventIdOf`. */
export const eventIdsBy =
  (digest: Digest) =>
  (matchId: string, cause: string, index: number): string =>
    uuidOf(`${matchId}\n${cause}\n${index}`, digest);

/**
 * The id of the n-th event of a batch, drawn from the match, the batch's cause and the number, so that a retry of the same play
 * makes the same ids and the store can tell it from a new one.
 */
export const eventIdOf = eventIdsBy(digestOf);

/** The id of an event of a tape that no server recorded: drawn from its match and its place, so that a tape has the same ids each time. */
export const tapeEventIdOf = (matchId: string, revision: number): string => uuidOf(`${matchId}\n${revision}`, digestOf);
