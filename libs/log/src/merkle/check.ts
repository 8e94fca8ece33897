import { type Hash, isSameHash, nodeHash } from './hashes.js';

/** A tree as a checkpoint tells it. */
export interface TreeHead {
  readonly size: number;
  readonly root: Hash;
}

/** Where a walk up two edges of a tree is: `node` the one that is proved, `last` the rightmost one. */
interface Edge {
  node: number;
  last: number;
}

const isOdd = (number: number): boolean => number % 2 === 1;

const up = (edge: Edge): void => {
  edge.node = Math.floor(edge.node / 2);
  edge.last = Math.floor(edge.last / 2);
};

/** Passes the levels on which the right edge has no sibling. */
const upToRightChild = (edge: Edge): void => {
  while (!isOdd(edge.node) && edge.node !== 0) up(edge);
};

const areSizes = (...sizes: readonly number[]): boolean =>
  sizes.every((size) => Number.isSafeInteger(size) && size >= 0);

/** Whether the hashes lead from a leaf at a place to the root of a tree. Source: RFC 9162, 2.1.3.2. */
export const isIncluded = (
  leaf: Hash,
  { index, hashes }: { readonly index: number; readonly hashes: readonly Hash[] },
  { size, root }: TreeHead,
): boolean => {
  if (!areSizes(index, size) || index >= size) return false;
  const edge = { node: index, last: size - 1 };
  let reached = leaf;
  for (const hash of hashes) {
    if (edge.last === 0) return false;
    const isRight = isOdd(edge.node) || edge.node === edge.last;
    reached = isRight ? nodeHash(hash, reached) : nodeHash(reached, hash);
    if (isRight) upToRightChild(edge);
    up(edge);
  }
  return edge.last === 0 && isSameHash(reached, root);
};

const areRoots = (
  first: Hash,
  hashes: readonly Hash[],
  [before, after, edge]: readonly [TreeHead, TreeHead, Edge],
): boolean => {
  let [old, now] = [first, first];
  for (const hash of hashes) {
    if (edge.last === 0) return false;
    const isRight = isOdd(edge.node) || edge.node === edge.last;
    if (isRight) old = nodeHash(hash, old);
    now = isRight ? nodeHash(hash, now) : nodeHash(now, hash);
    if (isRight) upToRightChild(edge);
    up(edge);
  }
  return edge.last === 0 && isSameHash(old, before.root) && isSameHash(now, after.root);
};

/** Whether the hashes show that a tree begins with an older one. Every tree begins with the empty one. Source: RFC 9162, 2.1.4.2. */
export const isConsistent = (before: TreeHead, after: TreeHead, hashes: readonly Hash[]): boolean => {
  if (!areSizes(before.size, after.size) || before.size > after.size) return false;
  if (before.size === after.size) return hashes.length === 0 && isSameHash(before.root, after.root);
  if (before.size === 0) return hashes.length === 0;
  const edge = { node: before.size - 1, last: after.size - 1 };
  while (isOdd(edge.node)) up(edge);
  // An older tree that is a whole subtree is not in the proof: its root is known.
  const [first, ...rest] = edge.node === 0 ? [before.root, ...hashes] : hashes;
  return first !== undefined && areRoots(first, rest, [before, after, edge]);
};
