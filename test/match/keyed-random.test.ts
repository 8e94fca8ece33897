import { hkdfSync } from 'node:crypto';
import { expand, extract, hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { drawBelow, drawOrder, drawWord, type RandomState } from '#kernel';
import { keyedRandom } from '#match';
import { secretOf } from '../support/secrets.js';

const wordsOf = (from: RandomState, count: number): readonly number[] => {
  const words: number[] = [];
  let random = from;
  while (words.length < count) {
    const { value, next } = drawWord(random);
    words.push(value);
    random = next;
  }
  return words;
};

const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
const hexOf = (derived: Uint8Array): string => Buffer.from(derived).toString('hex');
const run = (from: number, length: number): string =>
  Array.from({ length }, (_, at) => (from + at).toString(16).padStart(2, '0')).join('');

// RFC 5869, appendix A, cases 1 to 3: input, salt, info, length, pseudorandom key, output.
const VECTORS = [
  {
    ...{ ikm: '0b'.repeat(22), salt: run(0, 13), info: run(0xf0, 10), length: 42 },
    prk: '077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5',
    okm: '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
  },
  {
    ...{ ikm: run(0, 80), salt: run(0x60, 80), info: run(0xb0, 80), length: 82 },
    prk: '06a6b88c5853361a06104c9ceb35b45cef760014904671014a193f40c15fc244',
    okm:
      'b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09' +
      'da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87',
  },
  {
    ...{ ikm: '0b'.repeat(22), salt: '', info: '', length: 42 },
    prk: '19ef24a32c717b167f33a91d6f648bdf96596776afdb6377ac434c1c293ccb04',
    okm: '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
  },
];

test.each(VECTORS)('derives what RFC 5869 says of $length bytes', ({ ikm, salt, info, length, prk, okm }) => {
  expect(hexOf(extract(sha256, bytes(ikm), bytes(salt)))).toBe(prk);
  expect(hexOf(expand(sha256, bytes(prk), bytes(info), length))).toBe(okm);
  expect(hexOf(hkdf(sha256, bytes(ikm), bytes(salt), bytes(info), length))).toBe(okm);
});

test('the words of a use are the blocks that HKDF derives for it, one after the other', () => {
  const derived = [0, 1, 2].map((block) => {
    const info = `matchtape dealing 1/play 7/block ${String(block)}`;
    return Buffer.from(hkdfSync('sha256', Buffer.from(secretOf(1), 'hex'), 'matchtape dealing 1', info, 256));
  });
  const stream = Buffer.concat(derived);
  const expected = Array.from({ length: stream.length / 4 }, (_, at) => stream.readUInt32BE(at * 4));
  expect(wordsOf(keyedRandom(secretOf(1), 'play 7'), expected.length)).toEqual(expected);
});

test('every bit of the secret counts', () => {
  const secret = Buffer.from(secretOf(1), 'hex');
  const flipped = Array.from({ length: secret.length * 8 }, (_, bit) => {
    const other = Buffer.from(secret);
    other[bit >> 3] = (secret[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return wordsOf(keyedRandom(other.toString('hex'), 'play 1'), 4).join();
  });
  expect(flipped).toHaveLength(256);
  expect(new Set([...flipped, wordsOf(keyedRandom(secretOf(1), 'play 1'), 4).join()]).size).toBe(257);
});

test('drawing changes nothing: the same state draws the same again', () => {
  const random = keyedRandom(secretOf(1), 'play 1');
  const { next } = drawWord(random);
  expect(wordsOf(random, 100)).toEqual(wordsOf(random, 100));
  expect(wordsOf(next, 99)).toEqual(wordsOf(random, 100).slice(1));
});

test('another use, and another secret, have nothing in common with it', () => {
  const one = new Set(wordsOf(keyedRandom(secretOf(1), 'play 1'), 64));
  const others = [keyedRandom(secretOf(1), 'play 2'), keyedRandom(secretOf(2), 'play 1')];
  for (const other of others) expect(wordsOf(other, 64).filter((word) => one.has(word))).toEqual([]);
});

/** How far counts are from being even: chi-square over the cells. */
const chiSquare = (counts: ReadonlyMap<string, number>, cells: number): number => {
  const all = [...counts.values()];
  const expected = all.reduce((sum, count) => sum + count, 0) / cells;
  const empty = (cells - all.length) * expected;
  return all.reduce((sum, count) => sum + (count - expected) ** 2 / expected, empty);
};

const tally = (runs: number, drawn: (random: RandomState) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (let number = 0; number < runs; number++) {
    const value = drawn(keyedRandom(secretOf(number), 'play 3'));
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
};

test('every order is drawn as often as any other', () => {
  const orders = tally(6_000, (random) => drawOrder(random, ['a', 'b', 'c', 'd', 'e']).value.join(''));
  expect(orders.size).toBe(120);
  // 119 degrees of freedom: the mean is 119, and one even draw in a million is above 207.
  expect(chiSquare(orders, 120)).toBeLessThan(207);
});

test('every card of a deck comes to the top as often as any other', () => {
  const deck = Array.from({ length: 40 }, (_, card) => String(card));
  const tops = tally(4_000, (random) => drawOrder(random, deck).value[0] ?? '');
  // 39 degrees of freedom: one even draw in a million is above 95.
  expect(chiSquare(tops, 40)).toBeLessThan(95);
});

test('a number below a count that divides nothing evenly is drawn evenly', () => {
  const count = 3 * 2 ** 30;
  const thirds = tally(3_000, (random) => String(Math.floor((drawBelow(random, count).value / count) * 3)));
  // 2 degrees of freedom: one even draw in a million is above 27.6; a remainder taken plainly would make the first third twice as likely.
  expect(chiSquare(thirds, 3)).toBeLessThan(27.6);
});

test('a shuffle of more cards than one block has words goes on with the next', () => {
  const many = Array.from({ length: 3000 }, (_, card) => card);
  const { value } = drawOrder(keyedRandom(secretOf(1), 'play 1'), many);
  expect([...value].sort((a, b) => a - b)).toEqual(many);
  expect(new Set(value.map((card, at) => card - at)).size).toBeGreaterThan(1000);
});
