// Cards and rules as the page fetches them; see packed-tables.js.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { areAlike, packBook, packRows } from './packed-tables.js';

const UNPACK = JSON.stringify(fileURLToPath(new URL('./packed-tables.js', import.meta.url)));
const CARDS = /\/rulesets\/\w+\/src\/cards\/data\/cards\.[jt]s$/;
const BOOK = /\/rulebook\/src\/tables\/core-1\.4\.[jt]s$/;

/** What a table says; it imports nothing but types. */
export const readTable = async (path) => {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
};

const cardsPacked = ({ CARDS_HASH, CARDS_JSON }) => {
  const rows = JSON.parse(CARDS_JSON);
  if (!areAlike(rows)) return undefined;
  return `import { unpackRows } from ${UNPACK};
    export const CARDS_HASH = ${JSON.stringify(CARDS_HASH)};
    export const CARDS_JSON = JSON.stringify(unpackRows(${JSON.stringify(packRows(rows))}));`;
};

const bookPacked = ({ CORE_1_4 }) => `import { unpackBook } from ${UNPACK};
  export const CORE_1_4 = unpackBook(${JSON.stringify(packBook(CORE_1_4))});`;

export const packedTables = {
  name: 'packed-tables',
  enforce: 'pre',
  async load(id) {
    if (CARDS.test(id)) return cardsPacked(await readTable(id));
    return BOOK.test(id) ? bookPacked(await readTable(id)) : undefined;
  },
};
