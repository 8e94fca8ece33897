import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The id of the n-th event of a batch: a UUID drawn from the SHA-256 of the match, the batch's cause and the number, so that
 * a retry of the same play makes the same ids and the store can tell it from a new one. Form: RFC 9562, version 8.
 */
export const eventIdOf = (matchId: string, cause: string, index: number): string => {
  const bytes = sha256(utf8ToBytes(`${matchId}\n${cause}\n${String(index)}`)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = bytesToHex(bytes);
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
};
