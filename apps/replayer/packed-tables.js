// Large tables as the page fetches them: what is alike stands beside one another, and what two rows begin with alike stands there once.
// It is unpacked as the page is loaded.

/** Rows of one shape, as the names of their columns and the columns. */
export const packRows = (rows) => {
  const names = Object.keys(rows[0]);
  return [names, names.map((name) => rows.map((row) => row[name]))];
};

export const unpackRows = ([names, columns]) =>
  columns[0].map((_, row) => Object.fromEntries(names.map((name, column) => [name, columns[column][row]])));

/** Whether rows come out of packing as they were: they are records with the same names in the same order. */
export const areAlike = (rows) => {
  if (Array.isArray(rows[0])) return false;
  const names = Object.keys(rows[0]).join();
  return rows.every((row) => Object.keys(row).join() === names);
};

const sharedBy = (one, other) => {
  let shared = 0;
  while (shared < 35 && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
};

/** Texts in their order, each as how much of the one before it begins with (a digit of 36) and the rest. */
const packTexts = (texts) =>
  texts.map((text, at) => {
    const shared = at === 0 ? 0 : sharedBy(text, texts[at - 1]);
    return shared.toString(36) + text.slice(shared);
  });

const unpackTexts = (packed) => {
  let before = '';
  return packed.map((text) => (before = before.slice(0, Number.parseInt(text[0], 36)) + text.slice(1)));
};

/** A book's rules by their keys: the keys, the numbers, what they are about. */
export const packBook = (book) => {
  const keys = Object.keys(book);
  return [packTexts(keys), packTexts(keys.map((key) => book[key][0])), keys.map((key) => book[key][1])];
};

export const unpackBook = ([keys, numbers, words]) => {
  const read = unpackTexts(numbers);
  return Object.fromEntries(unpackTexts(keys).map((key, at) => [key, [read[at], words[at]]]));
};
