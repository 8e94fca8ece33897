const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as base64 with its padding. Source: RFC 4648, section 4. */
export const makeBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const word = (one << 16) | (two << 8) | three;
    const digits = [18, 12, 6, 0].map((shift) => DIGITS.charAt((word >> shift) & 63)).join('');
    text += digits.slice(0, Math.min(4, bytes.length - at + 1)).padEnd(4, '=');
  }
  return text;
};

/** The bytes of a base64 text; undefined where it is not just what `makeBase64` writes, so that no two texts mean the same. */
export const parseBase64 = (text: string): Uint8Array | undefined => {
  const digits = text.replace(/={0,2}$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let length = 0;
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    if (value === -1) return undefined;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = (word >> bits) & 0xff;
  }
  return makeBase64(bytes) === text ? bytes : undefined;
};
