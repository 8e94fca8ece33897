import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { uuidOfDigest } from '#kernel';

const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * The id of the n-th event of an order, drawn from the tournament, the order's id and the number, so that a retry makes the same ids.
 */
export const orderEventId = (tournament: string, cause: string, index: number): string =>
  uuidOfDigest(digestOf(`${tournament}\n${cause}\n${index}`));

/** Letters and digits of a table's code: enough that nobody guesses one of a whole event. */
const CODE_LENGTH = 20;

/** The code of a table in a round: what stands in the QR code there, and lets its players call a judge to it. */
export const tableCode = (
  secret: string,
  { round, table }: { readonly round: number; readonly table: number },
): string => digestOf(`${secret}\n${round}\n${table}`).slice(0, CODE_LENGTH);
