/**
 * Works something out for the key last asked about, and remembers it until another key comes. What is derived from a table
 * is asked for many times in a row; a map of every table would keep the garbage collector busier than the work it saves.
 */
export const rememberLast = <Key extends object, Args extends readonly unknown[], Value>(
  work: (key: Key, ...args: Args) => Value,
): ((key: Key, ...args: Args) => Value) => {
  let last: { readonly key: Key; readonly value: Value } | null = null;
  return (key, ...args) => {
    if (last?.key !== key) last = { key, value: work(key, ...args) };
    return last.value;
  };
};
