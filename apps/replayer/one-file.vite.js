// Builds what a tape that is one HTML file is shown by: one script and one style sheet for each game, into dist/one-file.
// Its rules and books are those of the game alone. usage: GAME=riftbound vite build apps/replayer --config apps/replayer/one-file.vite.js
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import replayer from './vite.config.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const { GAME: game = 'riftbound', ONE_FILE_OUT: outDir = at('../../dist/one-file') } = process.env;
const RULESETS = '\0rulesets';

/** The page's list of rulesets with this game alone. */
const onlyGame = {
  name: 'only-game',
  enforce: 'pre',
  resolveId: (id) => (id === './rulesets.js' ? RULESETS : undefined),
  load: (id) =>
    id === RULESETS
      ? `import { ${game} } from '#rulesets/${game}';
         export const gameOf = (id) => (id === '${game}' ? { id, title: id, load: async () => ${game} } : undefined);`
      : undefined,
};

/** The games whose books each family of tables in libs/rulebook holds, by how the file's name begins. */
const BOOKS = { core: 'riftbound', tournament: 'riftbound', runeterra: 'runeterra' };
const TABLE = /\/rulebook\/src\/tables\/(\w+)-[^/]+\.ts$/;

/** The books of other games, empty: nothing that this game says stands in them. */
const onlyItsBooks = {
  name: 'only-its-books',
  enforce: 'pre',
  load: (id) => {
    const [, book] = TABLE.exec(id) ?? [];
    if (book === undefined || BOOKS[book] === undefined || BOOKS[book] === game) return undefined;
    return readFileSync(id, 'utf8').replace(/^(export const \w+.* = \{)$[^]*?^(\})/gm, '$1$2');
  },
};

export default mergeConfig(replayer, {
  plugins: [onlyGame, onlyItsBooks],
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: at('./src/one-file.tsx'),
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: `${game}.js`,
        assetFileNames: `${game}[extname]`,
      },
    },
  },
});
