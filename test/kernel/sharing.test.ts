import { expect, test } from '@jest/globals';
import { knownList, shareWith, type Json } from '#kernel';
import fc from '../support/fast-check.js';

/** Two values that often have parts in common. */
const pairs = fc.tuple(fc.jsonValue(), fc.jsonValue(), fc.jsonValue()).map(([one, two, three]) => [
  { both: one, list: [two, one], other: two },
  { both: one, list: [two, three], other: three },
]);

test('what is shared says the same as the copy, whatever the original says', () => {
  fc.assert(
    fc.property(pairs, ([original, copy]) => {
      expect(shareWith(original, structuredClone(copy))).toEqual(copy);
    }),
  );
});

test('what is equal in all parts is the original itself, and changes nothing of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const original = { value } as Json;
      const before = structuredClone(original);
      expect(shareWith(original, structuredClone(original))).toBe(original);
      expect(original).toEqual(before);
    }),
  );
});

test('parts that are equal are the original’s, others the copy’s', () => {
  const original = { cards: [{ id: 1 }, { id: 2 }], at: { zone: 'hand' }, gone: 1 };
  const copy = { cards: [{ id: 1 }, { id: 3 }], at: { zone: 'hand' }, more: null };
  const shared = shareWith(original, copy);
  expect(shared).toEqual({ cards: [{ id: 1 }, { id: 3 }], at: { zone: 'hand' }, more: null });
  expect([shared.cards[0] === original.cards[0], shared.at === original.at]).toEqual([true, true]);
  expect(shared.cards[1]).toBe(copy.cards[1]);
  expect(copy.cards[0]).not.toBe(original.cards[0]);
});

test('a list is no record, a missing part no part that says nothing, and a shorter list another one', () => {
  expect(shareWith({ 0: 'a' }, ['a'])).toEqual(['a']);
  expect(shareWith({ a: undefined, b: 1 }, { c: undefined, b: 1 })).toStrictEqual({ c: undefined, b: 1 });
  expect(shareWith([1, 2], [1])).toEqual([1]);
});

test('a part named as what every object has is a part like others', () => {
  const copy = JSON.parse('{"__proto__":{},"constructor":{"a":1},"b":[1]}') as { b: readonly number[] };
  const shared = shareWith({ b: [1] }, copy);
  expect(JSON.stringify(shared)).toBe('{"__proto__":{},"constructor":{"a":1},"b":[1]}');
  expect(Object.getPrototypeOf(shared)).toBe(Object.prototype);
});

test('a list of rules that was named before is that one, in its order, and no other', () => {
  const first = knownList(['334.2', '355.4.a']);
  expect(knownList(['334.2', '355.4.a'])).toBe(first);
  expect(knownList(['355.4.a', '334.2'])).toEqual(['355.4.a', '334.2']);
  expect(knownList(['334.2,355.4.a'])).toEqual(['334.2,355.4.a']);
});
