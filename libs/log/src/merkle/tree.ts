import { emptyRoot, type Hash, nodeHash } from './hashes.js';

/** The largest power of two that is smaller than a size of 2 or more: how many leaves hang on the left. */
const leftOf = (size: number): number => {
  let left = 1;
  while (left * 2 < size) left *= 2;
  return left;
};

/**
 * A Merkle tree that only grows, over hashes of leaves. It keeps every node whose leaves are all there, so that a root or a proof
 * of any size that it has had costs a few hashes. Source: RFC 9162, 2.1.
 */
export class MerkleTree {
  /** By level, from the leaves up: the hashes of the whole subtrees of 2^level leaves, from left to right. */
  readonly #levels: Hash[][] = [[]];

  constructor(leaves: readonly Hash[] = []) {
    for (const leaf of leaves) this.append(leaf);
  }

  /** How many leaves it has. */
  get size(): number {
    return this.#levels[0]?.length ?? 0;
  }

  /** Adds a leaf, by its hash, at the end. */
  append(leaf: Hash): void {
    let hash = leaf;
    for (let level = 0; ; level += 1) {
      const nodes = (this.#levels[level] ??= []);
      nodes.push(hash);
      const left = nodes.at(-2);
      if (nodes.length % 2 === 1 || left === undefined) return;
      hash = nodeHash(left, hash);
    }
  }

  /** The root over the first `size` leaves. Throws `RangeError` where it has not so many. */
  root(size = this.size): Hash {
    this.#expect(size <= this.size, `a root over ${size} leaves`);
    return size === 0 ? emptyRoot() : this.#subtree(0, size);
  }

  /**
   * The hashes that lead from a leaf to the root over the first `size` leaves, the leaf's sibling first. Throws `RangeError` where there is
   * no such leaf.
   */
  inclusion(index: number, size = this.size): readonly Hash[] {
    this.#expect(index >= 0 && index < size && size <= this.size, `leaf ${index} of ${size}`);
    return this.#path(index, 0, size);
  }

  /** The hashes that show that the tree of `size` leaves begins with the one of `before`. Throws `RangeError` where it had not so many. */
  consistency(before: number, size = this.size): readonly Hash[] {
    this.#expect(before >= 0 && before <= size && size <= this.size, `a tree of ${before} leaves that grew to ${size}`);
    return before === 0 || before === size ? [] : this.#common(before, [0, size], true);
  }

  #expect(holds: boolean, what: string): void {
    if (!holds) throw new RangeError(`A tree of ${this.size} leaves has no ${what}.`);
  }

  /** The hash over the leaves from `from` to before `to`; `from` is where a subtree of that size can begin. */
  #subtree(from: number, to: number): Hash {
    const size = to - from;
    const level = Math.log2(size);
    const whole = Number.isInteger(level) ? this.#levels[level]?.[from / size] : undefined;
    if (whole !== undefined) return whole;
    const middle = from + leftOf(size);
    return nodeHash(this.#subtree(from, middle), this.#subtree(middle, to));
  }

  #path(index: number, from: number, to: number): readonly Hash[] {
    if (to - from === 1) return [];
    const middle = from + leftOf(to - from);
    return index < middle
      ? [...this.#path(index, from, middle), this.#subtree(middle, to)]
      : [...this.#path(index, middle, to), this.#subtree(from, middle)];
  }

  /** `isOld`: the subtree is the whole of the older tree, whose root its reader has already. */
  #common(before: number, [from, to]: readonly [number, number], isOld: boolean): readonly Hash[] {
    if (before === to) return isOld ? [] : [this.#subtree(from, to)];
    const middle = from + leftOf(to - from);
    return before <= middle
      ? [...this.#common(before, [from, middle], isOld), this.#subtree(middle, to)]
      : [...this.#common(before, [middle, to], false), this.#subtree(from, middle)];
  }
}
