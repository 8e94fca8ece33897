const LOW_PRIME = 0x1b3;

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

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/**
 * A 64-bit fingerprint of a text, 16 hexadecimal digits: quick to compare, the same everywhere, no protection against
 * an adversary (the hash chain of the event store is). Fingerprint a state as `fingerprint(makeCanonicalJson(state))`.
 * Source: Fowler, Noll and Vo, FNV-1a 64 (RFC 9923), over the text's UTF-8 bytes.
 */
export const fingerprint = (text: string): string => {
  let high = 0xcbf29ce4 | 0;
  let low = 0x84222325 | 0;
  utf8(text, (byte) => {
    // The prime is 2^40 + 0x1b3. The product with the latter goes by halves of a word: whole numbers of 32 bits are what a processor is quick at.
    const word = low ^ byte;
    const lower = (word & 0xffff) * LOW_PRIME;
    const upper = (word >>> 16) * LOW_PRIME + (lower >>> 16);
    high = (Math.imul(high, LOW_PRIME) + (upper >>> 16) + (word << 8)) | 0;
    low = (upper << 16) | (lower & 0xffff);
  });
  return hex(high) + hex(low);
};
