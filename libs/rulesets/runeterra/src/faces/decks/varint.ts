const SEVEN_BITS = 0x7f;
const MORE = 0x80;
const SHIFT = 7;
/** Four bytes hold every number of a deck code; more would be none of its numbers. */
const MOST_BYTES = 4;

/** A number of any size as bytes: seven bits each, the lowest first, the highest bit saying that more follow. */
export const makeVarint = (value: number): readonly number[] =>
  value > SEVEN_BITS ? [(value & SEVEN_BITS) | MORE, ...makeVarint(value >> SHIFT)] : [value];

/** Every number that bytes hold, or null where the last one breaks off or one is too long. */
export const readVarints = (bytes: readonly number[]): readonly number[] | null => {
  const numbers: number[] = [];
  let value = 0;
  let read = 0;
  for (const byte of bytes) {
    if (read === MOST_BYTES) return null;
    value |= (byte & SEVEN_BITS) << (SHIFT * read);
    read += 1;
    if (byte & MORE) continue;
    numbers.push(value);
    value = 0;
    read = 0;
  }
  return read === 0 ? numbers : null;
};
