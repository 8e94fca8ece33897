// Packs the numbers that rules have in older Core Rules for a browser: most are those of the next newer edition, so what is fetched of
// them is a third. The libraries keep them written out, which people can check.

/** What stands in a row for: the number last told from the newer editions on, no number of its own, not known. */
const SAME = '=';
const NONE = '-';
const UNSURE = '?';
const SIGNS = new Map([
  [null, NONE],
  [undefined, UNSURE],
]);
const VALUES = new Map([
  [NONE, null],
  [UNSURE, undefined],
]);

/** Goes through a row from the newest edition back, with the newer number that each is told by. */
const backwards = (row, newest, each) => {
  let newer = newest;
  return row.map((cell) => {
    const made = each(cell, newer);
    newer = made.number ?? newer;
    return made.cell;
  });
};

const packRow = (row, newest) => {
  const signs = backwards(row.toReversed(), newest, (number, newer) => ({
    number,
    cell: number === newer ? SAME : (SIGNS.get(number) ?? number),
  }));
  while (signs.length > 1 && signs.at(-1) === SAME) signs.pop();
  return signs.join(' ');
};

const unpackRow = (packed, newest, columns) => {
  const signs = packed.split(' ');
  const row = Array.from({ length: columns }, (_, i) => signs[i] ?? SAME);
  return backwards(row, newest, (sign, newer) => {
    const number = sign === SAME ? newer : VALUES.has(sign) ? VALUES.get(sign) : sign;
    return { number, cell: number };
  }).toReversed();
};

/** The rows of `older`, in the order of the rules of `newest`: one text, without their keys. */
export const packOlder = (newest, older) =>
  Object.entries(newest)
    .map(([key, [number]]) => (key in older ? packRow(older[key], number) : ''))
    .join();

/** What `packOlder` packed. */
export const unpackOlder = (newest, packed, columns) => {
  const rows = packed.split(',');
  return Object.fromEntries(
    Object.entries(newest).flatMap(([key, [number]], i) =>
      rows[i] === '' ? [] : [[key, unpackRow(rows[i], number, columns)]],
    ),
  );
};
