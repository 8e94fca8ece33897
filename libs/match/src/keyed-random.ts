import { expand, extract } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RandomState } from '#kernel';

/** Parts these draws from everything else that a secret may ever be used for, and from later ways of dealing. */
const DEALING = 'matchtape dealing 1';

/** Bytes that are derived at a time. A shuffle of a deck takes some 160; what takes more goes on with the next block. */
const BLOCK = 256;
const WORD = 4;

type Blocks = (number: number) => DataView;

const blocksOf = (secret: string, use: string): Blocks => {
  return (number) => {
    const key = extract(sha256, hexToBytes(secret), utf8ToBytes(DEALING));
    const info = utf8ToBytes(`${DEALING}/${use}/block ${number}`);
    return new DataView(expand(sha256, key, info, BLOCK).buffer);
  };
};

interface Place {
  readonly number: number;
  readonly block: DataView;
  readonly at: number;
}

const stateAt = (blocks: Blocks, { number, block, at }: Place): RandomState => ({
  word: () => {
    if (at === BLOCK) return blockFrom(blocks, number + 1).word();
    return { value: block.getUint32(at), next: stateAt(blocks, { number, block, at: at + WORD }) };
  },
});

/** The state before a block, which is derived when something is drawn: most plays draw nothing. */
const blockFrom = (blocks: Blocks, number: number): RandomState => ({
  word: () => stateAt(blocks, { number, block: blocks(number), at: 0 }).word(),
});

/**
 * Chance from a secret, 64 hexadecimal digits, for one use of it: the words of a stream that nobody without the secret can tell
 * from chance, and of which no other use tells anything. Block `n` (from 0) is HKDF-SHA256 with salt `matchtape dealing 1`,
 * info `matchtape dealing 1/USE/block N`, 256 bytes long; words are big-endian. Source: RFC 5869.
 */
export const keyedRandom = (secret: string, use: string): RandomState => blockFrom(blocksOf(secret, use), 0);
