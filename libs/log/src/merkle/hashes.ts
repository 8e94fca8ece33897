import { sha256 } from '@noble/hashes/sha2.js';

/** A SHA-256: 32 bytes. */
export type Hash = Uint8Array;

/** Bytes of a hash. */
export const HASH_BYTES = 32;

// A leaf and a node never hash alike, or an inner node could be shown as a leaf. Source: RFC 9162, 2.1.1.
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

const hashOf = (...parts: readonly Uint8Array[]): Hash => {
  const hash = sha256.create();
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The root of a tree without leaves. */
export const emptyRoot = (): Hash => hashOf();

/** The hash of a leaf. */
export const leafHash = (leaf: Uint8Array): Hash => hashOf(LEAF, leaf);

/** The hash of a node over its two children. */
export const nodeHash = (left: Hash, right: Hash): Hash => hashOf(NODE, left, right);

export const isSameHash = (one: Hash, other: Hash): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
