// Builds what a tape that is one HTML file is shown by: one script and one style sheet for each game, into dist/one-file.
// Its rules are those of the game alone. usage: GAME=riftbound vite build apps/replayer --config apps/replayer/one-file.vite.js
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

export default mergeConfig(replayer, {
  plugins: [onlyGame],
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
