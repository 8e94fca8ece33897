import { createContext, runInContext } from 'node:vm';
import { types } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import canonicalize from 'canonicalize';
import { makeCanonicalJson, MAX_JSON_DEPTH, NotJsonError, type NotJsonReason, writeCanonically } from '#kernel';
import fc from '../support/fast-check.js';

/** IEEE 754 bits and their text: the table of RFC 8785, appendix B, without the two that have to be refused. */
const NUMBERS: readonly (readonly [bits: string, text: string])[] = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
];

const numberOf = (bits: string): number => Buffer.from(bits, 'hex').readDoubleBE();

const refusal = (value: unknown): { reason: NotJsonReason; path: string } => {
  try {
    makeCanonicalJson(value, { isProxy: types.isProxy });
  } catch (error) {
    if (error instanceof NotJsonError) return { reason: error.reason, path: error.path };
    throw error;
  }
  throw new Error('The value was written.');
};

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

class Card {
  readonly name = 'Vi';
}

describe('canonical JSON: vectors of RFC 8785', () => {
  test.each(NUMBERS)('writes the number %s as %s', (bits, text) => {
    expect(makeCanonicalJson(numberOf(bits))).toBe(text);
  });

  test('writes the example of section 3.2.2', () => {
    const value: unknown = JSON.parse(
      String.raw`{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`,
    );
    expect(makeCanonicalJson(value)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  test('sorts keys by UTF-16 code units, as section 3.2.3 shows', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 };
    const order = [...makeCanonicalJson(value).matchAll(/:(\d)/g)].map((match) => match[1]);
    expect(order.join('')).toBe('2467153');
  });
});

describe('canonical JSON: properties', () => {
  test('says what canonicalize says, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }), (value) => {
        const text = makeCanonicalJson(value);
        expect(text).toBe(canonicalize(value));
        expect(makeCanonicalJson(JSON.parse(text))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test('does not depend on the order in which keys were set', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(makeCanonicalJson(turned)).toBe(makeCanonicalJson(value));
      }),
    );
  });

  test('keeps __proto__ and constructor as plain keys', () => {
    const text = '{"__proto__":{"a":1},"constructor":2}';
    expect(makeCanonicalJson(JSON.parse(text))).toBe(text);
  });

  test('takes objects of another realm and objects without a prototype', () => {
    const foreign: unknown = runInContext('({ b: [1, {}], a: null })', createContext({}));
    expect(makeCanonicalJson(foreign)).toBe('{"a":null,"b":[1,{}]}');
    expect(makeCanonicalJson(Object.assign(Object.create(null) as object, { a: 1 }))).toBe('{"a":1}');
  });
});

describe('canonical JSON: what is refused, and where', () => {
  const cycle: { self?: unknown } = {};
  cycle.self = [cycle];
  const named = Object.assign([1], { extra: 2 });
  const cases: readonly (readonly [string, unknown, NotJsonReason, string])[] = [
    ['NaN', { a: [1, NaN] }, 'not-finite', '$.a[1]'],
    ['Infinity', [-Infinity], 'not-finite', '$[0]'],
    ['undefined', { a: { b: undefined } }, 'undefined', '$.a.b'],
    ['undefined at the top', undefined, 'undefined', '$'],
    ['a bigint', { n: 1n }, 'bigint', '$.n'],
    ['a function', { toJSON: () => 1 }, 'function', '$.toJSON'],
    ['a symbol', [Symbol('x')], 'symbol', '$[0]'],
    ['a symbol key', { a: { [Symbol('x')]: 1 } }, 'hidden-key', '$.a'],
    ['half a surrogate pair', { a: 'x\ud800y' }, 'lone-surrogate', '$.a'],
    ['half a surrogate pair in a key', { 'x\udc00': 1 }, 'lone-surrogate', '$["x\\udc00"]'],
    ['a Date', { at: new Date(0) }, 'not-plain', '$.at'],
    ['a Map', { 'odd key': new Map() }, 'not-plain', '$["odd key"]'],
    ['a class instance', { card: new Card() }, 'not-plain', '$.card'],
    ['a subclass of Array', [new (class Pile extends Array {})()], 'not-plain', '$[0]'],
    ['an object with a parent', Object.create({ a: 1 }), 'not-plain', '$'],
    ['a typed array', new Uint8Array(2), 'not-plain', '$'],
    [
      'a getter',
      {
        a: {
          get b(): number {
            return 1;
          },
        },
      },
      'accessor',
      '$.a.b',
    ],
    ['a key that is not enumerable', Object.defineProperty({}, 'a', { value: 1 }), 'hidden-key', '$.a'],
    ['a proxy', { a: new Proxy({}, {}) }, 'proxy', '$.a'],
    ['a hole', { a: [1, , 3] }, 'sparse', '$.a[1]'], // oxlint-disable-line no-sparse-arrays
    ['a named key on an array', named, 'hidden-key', '$'],
    ['a cycle', cycle, 'cycle', '$.self[0]'],
  ];

  test.each(cases)('refuses %s', (_name, value, reason, path) => {
    expect(refusal(value)).toEqual({ reason, path });
  });

  test('writes down to the deepest level and refuses the next', () => {
    expect(makeCanonicalJson(nested(MAX_JSON_DEPTH))).toHaveLength(2 * MAX_JSON_DEPTH + 1);
    expect(refusal(nested(MAX_JSON_DEPTH + 1)).reason).toBe('too-deep');
    expect(refusal(nested(5000)).reason).toBe('too-deep');
  });

  test('takes the text of a part that was written before, unless it lies too deep where it stands now', () => {
    const part = nested(MAX_JSON_DEPTH - 1) as object;
    const written = new Map([[part, { ...writeCanonically(part), text: '"before"' }]]);
    expect(makeCanonicalJson({ part }, { written })).toBe('{"part":"before"}');
    expect(writeCanonically([part], { written }).depth).toBe(MAX_JSON_DEPTH);
    expect(() => makeCanonicalJson([[part]], { written })).toThrow(NotJsonError);
  });

  test('allows the same object twice when it does not contain itself', () => {
    const shared = { a: 1 };
    expect(makeCanonicalJson([shared, shared])).toBe('[{"a":1},{"a":1}]');
  });

  test('says what, where and how to mend it', () => {
    expect(() => makeCanonicalJson({ units: [{ might: NaN }] })).toThrow(
      'The value at $.units[0].might is NaN or infinite; use null or leave it out.',
    );
  });

  test('writes what was checked, even from a proxy it cannot see', () => {
    let reads = 0;
    const shifty = new Proxy(
      {},
      {
        ownKeys: () => ['a'],
        getOwnPropertyDescriptor: () => ({ value: ++reads, enumerable: true, configurable: true }),
      },
    );
    expect(makeCanonicalJson(shifty)).toBe('{"a":1}');
    expect(reads).toBe(1);
  });
});
