import { describe, expect, test } from '@jest/globals';
import { fingerprint } from '#kernel';
import fc from '../support/fast-check.js';

/** FNV-1a 64 as its definition reads, on big integers: the oracle. */
const slowly = (bytes: Uint8Array): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16).padStart(16, '0');
};

describe('fingerprint', () => {
  test.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('gives the published vector of %j', (text, expected) => {
    expect(fingerprint(text)).toBe(expected);
  });

  test('equals the definition for any well-formed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fingerprint(text)).toBe(slowly(Buffer.from(text)));
      }),
      { numRuns: 1000 },
    );
  });
});
