import { expect, it } from '@jest/globals';
import { PackedList } from '#kernel';
import fc from '../support/fast-check.js';

interface Item {
  readonly n: number;
  readonly batch?: string;
  readonly data: { readonly [key: string]: number };
}

const listOf = (items: readonly Item[], beside?: readonly Item[]): PackedList<Item> => {
  const list = new PackedList<Item>(beside);
  for (const item of items) list.push(item);
  return list;
};

const SAME = { all: 1 };

const itemsOf = (count: number): readonly Item[] =>
  Array.from({ length: count }, (_, n) => ({
    n,
    // Some say the same as the one before them, and some have other keys.
    ...(n % 7 === 0 ? {} : { batch: `batch ${String(Math.floor(n / 4))}` }),
    data: n % 5 === 0 ? SAME : { [`key ${String(n % 3)}`]: n },
  }));

/** Up to a few texts full, and what is newest. */
const counts = fc.nat(100);

it('is read as an array with the same items is: each by its index, from either end, and any range', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: -120, max: 120 }), fc.integer({ min: -120, max: 120 }), (count, from, to) => {
      const items = itemsOf(count);
      const list = listOf(items);
      expect(list.length).toBe(count);
      expect(list.at(from)).toEqual(items.at(from));
      expect(list.slice(from, to)).toEqual(items.slice(from, to));
      expect(list.slice()).toEqual(items);
    }),
  );
});

it('has the newest items themselves, and gives the same copy of an older one as long as somebody has it', () => {
  const items = itemsOf(50);
  const list = listOf(items);
  expect(list.at(49)).toBe(items[49]);
  const old = list.at(3);
  expect(old).not.toBe(items[3]);
  expect(list.at(3)).toBe(old);
});

it('beside another list has what is its own, and of the other what both have', () => {
  fc.assert(
    fc.property(counts, fc.array(fc.boolean(), { minLength: 100, maxLength: 100 }), (count, isOwn) => {
      const whole = itemsOf(count);
      const items = whole.map((item, index) => (isOwn[index] === true ? { ...item, n: -1 - index } : item));
      const list = listOf(items, whole);
      expect(list.slice()).toEqual(items);
      whole.forEach((item, index) => {
        if (isOwn[index] === false) expect(list.at(index)).toBe(item);
      });
    }),
  );
});
