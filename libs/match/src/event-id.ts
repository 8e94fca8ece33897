import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A UUID drawn from the SHA-256 of a text. Form: RFC 9562, version 8. */
const uuidOf = (text: string): string => {
  const bytes = sha256(utf8ToBytes(text)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytesToHex(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/**
 * The id of the n-th event of a batch, drawn from the match, the batch's cause and the number, so that a retry of the same play
 * makes the same ids and the store can tell it from a new one.
 */
export const eventIdOf = (matchId: string, cause: string, index: number): string =>
  uuidOf(`${matchId}\n${cause}\n${index}`);

/** The id of an event of a tape that no server recorded: drawn from its match and its place, so that a tape has the same ids each time. */
export const tapeEventIdOf = (matchId: string, revision: number): string => uuidOf(`${matchId}\n${revision}`);
