import fc from 'fast-check';
import { makeAddress, parseAddress, type Address } from '../../apps/replayer/src/address.js';

const addresses: fc.Arbitrary<Address> = fc.record({
  match: fc.string({ minLength: 1, unit: 'grapheme' }),
  at: fc.option(fc.nat(999_999_999)),
  viewer: fc.oneof(fc.constantFrom('recorder' as const, 'public' as const), fc.nat(7)),
});

describe('an address', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(parseAddress(makeAddress(address))).toEqual(address);
      }),
    );
  });

  it('is the list where it names no match', () => {
    expect(parseAddress('')).toEqual({ match: null, at: null, viewer: 'recorder' });
    expect(makeAddress({ match: null, at: 4, viewer: 'public' })).toBe('#/');
  });

  it.each(['#/match/%E0%A4%A', '#/match/', '#/nowhere'])('is the list where it is broken: %s', (hash) => {
    expect(parseAddress(hash).match).toBeNull();
  });

  it('takes the end and the recorder for what it cannot read', () => {
    expect(parseAddress('#/match/a?at=-3&viewer=x')).toEqual({ match: 'a', at: null, viewer: 'recorder' });
  });
});
