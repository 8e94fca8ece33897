import { makeAddress, parseAddress, rulingsOn, type Address } from '../../apps/replayer/src/address.js';
import fc from '../support/fast-check.js';

const name = fc.string({ minLength: 1, unit: 'grapheme' });
const at = fc.option(fc.nat(999_999_999));
/** With a step that it is compared with, or none. */
const compared = <Shape extends object>(shape: fc.Arbitrary<Shape>) =>
  fc
    .tuple(shape, fc.record({ from: fc.nat(999_999_999) }, { requiredKeys: [] }))
    .map(([one, from]) => ({ ...one, ...from }));
const words = fc.string({ minLength: 1, unit: 'grapheme' });

const addresses: fc.Arbitrary<Address> = fc.oneof(
  compared(
    fc.record({
      page: fc.constant('match' as const),
      match: name,
      at,
      viewer: fc.oneof(fc.constantFrom('recorder' as const, 'public' as const), fc.nat(7)),
      near: fc.option(fc.nat(7), { nil: undefined }),
      review: fc.option(name, { nil: undefined }),
    }),
  ),
  fc.record({ page: fc.constant('calls' as const) }),
  fc.record(
    {
      page: fc.constant('matches' as const),
      asked: fc.record({ words, player: words, sort: words, since: words }, { requiredKeys: ['words'] }),
      shown: fc.integer({ min: 1, max: 99_999 }),
    },
    { requiredKeys: ['page'] },
  ),
  compared(fc.record({ page: fc.constant('file' as const), at })),
  fc.record({
    page: fc.constant('slip' as const),
    match: name,
    at,
    kept: fc.option(fc.record({ link: words, size: at, root: fc.option(words) })),
  }),
  fc.record({
    page: fc.constant('book' as const),
    wish: fc.record({ q: words, card: words, rule: words, topic: words }, { requiredKeys: [] }),
  }),
  fc.record({
    page: fc.constant('ruling' as const),
    topic: name,
    name,
    number: fc.integer({ min: 1, max: 9999 }),
    at,
  }),
);

describe('an address', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(parseAddress(makeAddress(address))).toEqual(address);
      }),
    );
  });

  it('is the list where it names nothing', () => {
    expect(parseAddress('')).toEqual({ page: 'matches' });
    expect(makeAddress({ page: 'matches' })).toBe('#/');
  });

  it.each([
    '#/match/%E0%A4%A',
    '#/match/',
    '#/nowhere',
    '#/ruling/timing',
    '#/ruling//x',
    '#/rulings/timing',
    '#/match/a/b',
  ])('leads nowhere where there is no such page: %s', (hash) => {
    expect(parseAddress(hash)).toMatchObject({
      page: 'nowhere',
      problem: expect.stringContaining('no page') as string,
    });
  });

  it('is the end and the recorder, the first case and its deciding step, where it names none', () => {
    expect(parseAddress('#/match/a')).toEqual({ page: 'match', match: 'a', at: null, viewer: 'recorder' });
    expect(parseAddress('#/ruling/a/b')).toEqual({ page: 'ruling', topic: 'a', name: 'b', number: 1, at: null });
  });

  it.each([
    ['#/match/a?viewer=banana', '"banana"'],
    ['#/match/a?viewer=', '""'],
    ['#/match/a?at=abc', '"abc"'],
    ['#/match/a?at=-3&viewer=public', '"-3"'],
    ['#/slip/a?at=1e3', '"1e3"'],
    ['#/ruling/a/b?case=0', '"0"'],
    ['#/ruling/a/b?at=x', '"x"'],
  ])('leads nowhere where a part of it means nothing: %s', (hash, named) => {
    expect(parseAddress(hash)).toMatchObject({ page: 'nowhere', problem: expect.stringContaining(named) as string });
  });

  it('of the book holds what is looked for, and nothing that is empty', () => {
    expect(makeAddress({ page: 'book', wish: { q: '', card: 'Vi, Destructive' } })).toBe(
      '#/rulings?card=Vi%2C+Destructive',
    );
    expect(parseAddress(rulingsOn('move.standard'))).toEqual({ page: 'book', wish: { rule: 'move.standard' } });
  });
});
