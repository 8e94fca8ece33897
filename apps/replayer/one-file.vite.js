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
         export const gameOf = (id) => (id === '${game}' ? { id, title: id, shown: async () => ${game}, load: async () => ${game}, whole: async () => ${game} } : undefined);`
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

/**
 * What is done to a tape or for a ruling, by where it stands: such a page records nothing and makes none, so all it exports is left out.
 * `beside`: what the file hands on besides.
 */
const UNDONE = [
  {
    at: /\/rulesets\/\w+\/src\/faces\/(?:lay-out|to-literal)\.[jt]s$/,
    words: 'lays out no tables',
    beside: `export { LayOutError } from '#ruleset';`,
  },
  {
    at: /\/match\/src\/(?:(?:disputes|round|erasing)\/decide|rewinding\/(?:rewind|take-back))\.[jt]s$/,
    words: 'takes no orders of officials',
    beside: '',
  },
  {
    // Who may do what is asked of those orders alone.
    at: /\/rulesets\/\w+\/src\/faces\/policy\/permissions\.[jt]s$/,
    words: 'takes no orders of officials',
    beside: '',
  },
  {
    at: /\/rulesets\/(?:\w+\/src\/faces\/decks\/draw|riftbound\/src\/faces\/decks\/text)\.[jt]s$/,
    words: 'reads and deals no decks',
    beside: '',
  },
  {
    at: /\/rulesets\/\w+\/src\/faces\/invariants\.[jt]s$/,
    words: 'proves no laws of states',
    beside: '',
  },
  {
    // What others are shown of its plays is for who sends them a tape; of its facts, sentences tell what a viewer may read.
    at: /\/rulesets\/\w+\/src\/faces\/redact\/play\.[jt]s$/,
    words: 'shows its plays to nobody else',
    beside: '',
  },
  {
    at: /\/rulesets\/riftbound\/src\/faces\/open-match\.[jt]s$/,
    words: 'opens no match',
    beside: '',
  },
  {
    at: /\/replayer\/src\/streams\.ts$/,
    words: 'follows no server',
    beside: '',
  },
  {
    // What is imported when it is asked for has all that it builds on wrapped here, the rules of the game among it.
    at: /\/replayer\/src\/foreign-tape\.ts$/,
    words: 'opens no other files',
    beside: '',
  },
];

const nothingDone = {
  name: 'nothing-done',
  enforce: 'pre',
  load: (id) => {
    const undone = UNDONE.find(({ at: place }) => place.test(id));
    if (undone === undefined) return undefined;
    const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    const off = `const off = () => { throw new Error('A page that is one file ${undone.words}.'); };`;
    return `${off}\nexport { ${names.map((name) => `off as ${name}`).join(', ')} };\n${undone.beside}`;
  },
};

// Before the plugins of the page, which would fill what is left out here; what such a page is made of is packed into it, not beside it.
const page = { ...replayer, plugins: replayer.plugins.filter((plugin) => plugin.enforce !== 'post') };
const leftOut = mergeConfig({ plugins: [onlyGame, onlyItsBooks, nothingDone] }, page);

export default mergeConfig(leftOut, {
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: at('./src/one-file.tsx'),
      // All of it is in one script: nothing is looked for beside it.
      transform: { define: { 'import.meta': '{}' } },
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: `${game}.js`,
        assetFileNames: `${game}[extname]`,
      },
    },
  },
});
