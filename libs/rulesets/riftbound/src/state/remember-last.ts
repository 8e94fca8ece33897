/** What was worked out for a key. */
interface Known<Key, Value> {
  key: Key;
  readonly value: Value;
}

/**
 * Works something out for the keys last asked about, and remembers it until others come. What is derived from a table is asked
 * for many times in a row, of the table before an event and of the one after it by turns: so two are remembered. A map of every
 * table would keep the garbage collector busier than the work it saves. What `work` reads has to stand in the key, or be told by it.
 */
export const rememberLast = <Key extends object, Args extends readonly unknown[], Value>(
  work: (key: Key, ...args: Args) => Value,
): ((key: Key, ...args: Args) => Value) => {
  let last: Known<Key, Value> | null = null;
  let other: Known<Key, Value> | null = null;
  return (key, ...args) => {
    if (last?.key === key) return last.value;
    const known: Known<Key, Value> = other?.key === key ? other : { key, value: work(key, ...args) };
    other = last;
    last = known;
    return known.value;
  };
};

/**
 * The same for keys that are alike in all that `work` reads of them: what was worked out for one is the answer for the other.
 */
export const rememberAlike = <Key extends object, Value>(
  areAlike: (one: Key, other: Key) => boolean,
  work: (key: Key) => Value,
): ((key: Key) => Value) => {
  let last: Known<Key, Value> | null = null;
  let other: Known<Key, Value> | null = null;
  const isFor = (known: Known<Key, Value> | null, key: Key): known is Known<Key, Value> =>
    known !== null && (known.key === key || areAlike(known.key, key));
  return (key) => {
    if (!isFor(last, key)) {
      const known = isFor(other, key) ? other : { key, value: work(key) };
      other = last;
      last = known;
    }
    last.key = key;
    return last.value;
  };
};

/** The same for each of the numbered things of a key: worked out one by one, as they are asked about. */
export const rememberOfEach = <Key extends object, Value>(
  work: (key: Key, number: number) => Value,
): ((key: Key, number: number) => Value) => {
  const knownFor = rememberLast((_key: Key) => new Map<number, { readonly value: Value }>());
  return (key, number) => {
    const known = knownFor(key);
    const found = known.get(number);
    if (found) return found.value;
    const value = work(key, number);
    known.set(number, { value });
    return value;
  };
};
