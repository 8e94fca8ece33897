const LOW_PRIME = 0x1b3;
const WORD = 2 ** 32;

const utf8 = (text: string, take: (byte: number) => void): void => {
  for (let index = 0; index < text.length; index++) {
    const point = text.codePointAt(index) ?? 0;
    if (point < 0x80) {
      take(point);
      continue;
    }
    if (point < 0x800) take(0xc0 | (point >> 6));
    else if (point < 0x10000) take(0xe0 | (point >> 12));
    else {
      index++;
      take(0xf0 | (point >> 18));
      take(0x80 | ((point >> 12) & 0x3f));
    }
    if (point >= 0x800) take(0x80 | ((point >> 6) & 0x3f));
    take(0x80 | (point & 0x3f));
  }
};

const hex = (word: number): string => word.toString(16).padStart(8, '0');

/**
 * A 64-bit fingerprint of a text, 16 hexadecimal digits: quick to compare, the same everywhere, no protection against
 * an adversary (the hash chain of the event store is). Fingerprint a state as `fingerprint(makeCanonicalJson(state))`.
 * Source: Fowler, Noll and Vo, FNV-1a 64 (RFC 9923), over the text's UTF-8 bytes.
 */
export const fingerprint = (text: string): string => {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  utf8(text, (byte) => {
    low = (low ^ byte) >>> 0;
    // The prime is 2^40 + 0x1b3, so the product is two short ones, each exact in a double.
    const product = low * LOW_PRIME;
    high = (high * LOW_PRIME + Math.floor(product / WORD) + low * 256) % WORD;
    low = product % WORD;
  });
  return hex(high) + hex(low);
};
