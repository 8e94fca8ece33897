// Builds what a tape that is one HTML file is shown by: one script and one style sheet for each game, into dist/one-file.
// Its rules and books are those of the game alone. usage: GAME=riftbound vite build apps/replayer --config apps/replayer/one-file.vite.js
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import replayer from './vite.config.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const { GAME: game = 'riftbound', ONE_FILE_OUT: outDir = at('../../dist/one-file') } = process.env;
/** Where the libraries lie, as sources and as they are built. */
const LIBRARIES = [at('../../libs/'), at('../../dist/libs/')];
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

const LITERALS = /\/rulesets\/\w+\/src\/faces\/(?:lay-out|to-literal)\.[jt]s$/;

/** Tables that are laid out from literals, and written as such: for rulings, of which such a page makes none. */
const noLiterals = {
  name: 'no-literals',
  enforce: 'pre',
  load: (id) => {
    if (!LITERALS.test(id)) return undefined;
    const source = readFileSync(id, 'utf8');
    const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    const off = `const off = () => { throw new Error('A page that is one file lays out no tables.'); };`;
    return `${off}\nexport { ${names.map((name) => `off as ${name}`).join(', ')} };\nexport { LayOutError } from '#ruleset';`;
  },
};

export default mergeConfig(replayer, {
  plugins: [onlyGame, onlyItsBooks, noLiterals],
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: at('./src/one-file.tsx'),
      // The libraries do nothing by being loaded: what is not used of them stays out.
      treeshake: { moduleSideEffects: (id) => !LIBRARIES.some((path) => id.startsWith(path)) },
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: `${game}.js`,
        assetFileNames: `${game}[extname]`,
      },
    },
  },
});
