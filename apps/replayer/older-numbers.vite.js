// The numbers of older Core Rules as the page fetches them; see older-numbers.js.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { packOlder } from './older-numbers.js';

const TABLES = fileURLToPath(new URL('../../libs/rulebook/src/tables/', import.meta.url));
const OLDER = `${TABLES}core-older.ts`;
const UNPACK = fileURLToPath(new URL('./older-numbers.js', import.meta.url));

/** What a table says; it imports nothing but types. */
const readTable = async (path) => {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
};

export const packedOlderNumbers = {
  name: 'packed-older-numbers',
  enforce: 'pre',
  async load(id) {
    if (id !== OLDER) return undefined;
    const [{ CORE_1_4 }, { COLUMNS, CORE_OLDER }] = await Promise.all([
      readTable(`${TABLES}core-1.4.ts`),
      readTable(OLDER),
    ]);
    return `import { CORE_1_4 } from './core-1.4.js';
      import { unpackOlder } from ${JSON.stringify(UNPACK)};
      export const COLUMNS = ${JSON.stringify(COLUMNS)};
      export const CORE_OLDER = unpackOlder(CORE_1_4, ${JSON.stringify(packOlder(CORE_1_4, CORE_OLDER))}, COLUMNS.length);`;
  },
};
