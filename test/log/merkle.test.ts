import { type Hash, isConsistent, isIncluded, leafHash, MerkleTree } from '#log';
import { CONSISTENCIES, EMPTY, INCLUSIONS, LEAVES, ROOTS } from './vectors.js';
import fc from '../support/fast-check.js';

const hexOf = (bytes: Hash): string => Buffer.from(bytes).toString('hex');
const bytesOf = (hex: string): Hash => new Uint8Array(Buffer.from(hex, 'hex'));

const known = LEAVES.map((leaf) => leafHash(bytesOf(leaf)));
const leafAt = (leaves: readonly Hash[], index: number): Hash => leaves[index] ?? new Uint8Array();

describe('the tree of Certificate Transparency', () => {
  const tree = new MerkleTree(known);

  test('has the root of nothing before its first leaf', () => {
    expect(hexOf(new MerkleTree().root())).toBe(EMPTY);
  });

  test.each(ROOTS.map((root, index) => [index + 1, root] as const))(
    'has its root over %i leaves, grown and looked back at',
    (size, root) => {
      expect(hexOf(new MerkleTree(known.slice(0, size)).root())).toBe(root);
      expect(hexOf(tree.root(size))).toBe(root);
    },
  );

  test.each(INCLUSIONS)('shows leaf $from of $size', ({ from, size, hashes }) => {
    expect(tree.inclusion(from, size).map(hexOf)).toEqual(hashes);
    expect(
      isIncluded(leafAt(known, from), { index: from, hashes: hashes.map(bytesOf) }, { size, root: tree.root(size) }),
    ).toBe(true);
  });

  test.each(CONSISTENCIES)('shows how it grew from $from to $size', ({ from, size, hashes }) => {
    expect(tree.consistency(from, size).map(hexOf)).toEqual(hashes);
    const [before, after] = [from, size].map((each) => ({ size: each, root: tree.root(each) }));
    expect(isConsistent(before as never, after as never, hashes.map(bytesOf))).toBe(true);
  });

  test.each([
    ['a root', () => tree.root(9)],
    ['a leaf', () => tree.inclusion(8)],
    ['a leaf of an older tree', () => tree.inclusion(5, 5)],
    ['an older tree', () => tree.consistency(9)],
  ])('has no %s beyond its end', (_what, ask) => {
    expect(ask).toThrow(RangeError);
  });
});

describe('trees of every size up to 70', () => {
  const SIZE = 70;
  const leaves = Array.from({ length: SIZE }, (_, index) => leafHash(Uint8Array.of(index)));
  const tree = new MerkleTree(leaves);
  const headAt = (size: number) => ({ size, root: tree.root(size) });
  const sizes = Array.from({ length: SIZE }, (_, index) => index + 1);

  test.each(sizes)('of %i leaves shows each of them, and none at another place', (size) => {
    const head = headAt(size);
    for (let index = 0; index < size; index += 1) {
      const hashes = tree.inclusion(index, size);
      const placesBelieved = Array.from({ length: size + 1 }, (_, place) => place).filter((place) =>
        isIncluded(leafAt(leaves, index), { index: place, hashes }, head),
      );
      expect(placesBelieved).toEqual([index]);
    }
  });

  test.each(sizes)('of %i leaves shows every tree that it has been, and none of another size or root', (size) => {
    const head = headAt(size);
    for (let before = 1; before <= size; before += 1) {
      const hashes = tree.consistency(before, size);
      expect(isConsistent(headAt(before), head, hashes)).toBe(true);
      if (before === size) continue;
      expect(isConsistent({ size: before, root: tree.root(before + 1) }, head, hashes)).toBe(false);
      expect(isConsistent(headAt(before), { size, root: tree.root(before) }, hashes)).toBe(false);
      expect(isConsistent({ ...headAt(before), size: before + 1 }, head, hashes)).toBe(false);
    }
  });

  const flipped = (hash: Hash, bit: number): Hash =>
    hash.map((byte, index) => (index === Math.floor(bit / 8) ? byte ^ (1 << (bit % 8)) : byte));

  const proved = fc
    .integer({ min: 2, max: SIZE })
    .chain((size) => fc.record({ size: fc.constant(size), index: fc.nat(size - 1), pick: fc.nat(), bit: fc.nat(255) }));

  test('a proof with one bit, one hash more or one hash less leads nowhere', () => {
    fc.assert(
      fc.property(proved, ({ size, index, pick, bit }) => {
        const [head, leaf] = [headAt(size), leafAt(leaves, index)];
        const hashes = tree.inclusion(index, size);
        const place = pick % hashes.length;
        const bent = hashes.map((hash, at) => (at === place ? flipped(hash, bit) : hash));
        expect(isIncluded(leaf, { index, hashes: bent }, head)).toBe(false);
        expect(isIncluded(leaf, { index, hashes: hashes.slice(1) }, head)).toBe(false);
        expect(isIncluded(leaf, { index, hashes: [...hashes, leaf] }, head)).toBe(false);
        expect(isIncluded(flipped(leaf, bit), { index, hashes }, head)).toBe(false);
      }),
    );
  });

  test('a log that was forked cannot show that it grew', () => {
    fc.assert(
      fc.property(proved, ({ size, index }) => {
        const forked = new MerkleTree(leaves.map((leaf, at) => (at === index ? flipped(leaf, 0) : leaf)));
        const before = index + 1;
        expect(isConsistent(headAt(before), { size, root: forked.root(size) }, forked.consistency(before, size))).toBe(
          false,
        );
      }),
    );
  });

  test('sizes that are none are refused', () => {
    expect(isIncluded(leafAt(leaves, 0), { index: -1, hashes: [] }, headAt(1))).toBe(false);
    expect(isIncluded(leafAt(leaves, 0), { index: 0.5, hashes: [] }, headAt(1))).toBe(false);
    expect(isConsistent(headAt(2), headAt(1), [])).toBe(false);
    expect(isConsistent({ size: 0, root: leafAt(leaves, 0) }, headAt(3), [])).toBe(true);
  });
});
