/** The alphabet of RFC 4648, which deck codes are written in, without padding. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;
const BYTE = 8;

/** Bits as they come, taken out in pieces of another size. */
const regroup = (
  values: readonly number[],
  from: number,
  to: number,
): { pieces: number[]; rest: number; left: number } => {
  const pieces: number[] = [];
  let rest = 0;
  let left = 0;
  for (const value of values) {
    rest = (rest << from) | value;
    left += from;
    while (left >= to) {
      left -= to;
      pieces.push(rest >> left);
      rest &= (1 << left) - 1;
    }
  }
  return { pieces, rest, left };
};

/** Bytes as letters. */
export const makeBase32 = (bytes: readonly number[]): string => {
  const { pieces, rest, left } = regroup(bytes, BYTE, BITS);
  const last = left === 0 ? [] : [rest << (BITS - left)];
  return [...pieces, ...last].map((piece) => ALPHABET.charAt(piece)).join('');
};

/** Letters as bytes; bits that fill no byte are left out. Answers the place (from 0) of a letter that is none. */
export const readBase32 = (text: string): { readonly bytes: readonly number[] } | { readonly badAt: number } => {
  const values = [...text].map((letter) => ALPHABET.indexOf(letter));
  const badAt = values.indexOf(-1);
  return badAt < 0 ? { bytes: regroup(values, BITS, BYTE).pieces } : { badAt };
};
