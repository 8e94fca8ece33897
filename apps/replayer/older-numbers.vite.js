// The numbers of older Core Rules as the page fetches them; see older-numbers.js.
import { fileURLToPath } from 'node:url';
import { packOlder } from './older-numbers.js';
import { readTable } from './packed-tables.vite.js';

const TABLES = fileURLToPath(new URL('../../libs/rulebook/src/tables/', import.meta.url));
const OLDER = `${TABLES}core-older.ts`;
const UNPACK = fileURLToPath(new URL('./older-numbers.js', import.meta.url));

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
