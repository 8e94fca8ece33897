import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { fewFiles } from './few-files.vite.js';
import { packedOlderNumbers } from './older-numbers.vite.js';
import { packedTables } from './packed-tables.vite.js';
import { scaledLengths } from './scaled-lengths.vite.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
/** Where the libraries lie, as sources and as they are built. */
const LIBRARIES = [at('../../libs/'), at('../../dist/libs/')];

/**
 * Scripts and styles also lie packed beside themselves: a third to a fifth of their bytes, which is most of what a page waits for on a slow line. Near the
 * best that there is, in a tenth of the time of the best.
 */
const packed = compression({
  include: /\.(js|css)$/,
  algorithms: [
    defineAlgorithm('gzip', { level: 9 }),
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ],
  logLevel: 'silent',
});

export default defineConfig({
  root: at('.'),
  base: './',
  plugins: [packedOlderNumbers, packedTables, scaledLengths, fewFiles, packed],
  // The `source` condition makes `#kernel` and its kin resolve to the TypeScript sources.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    chunkSizeWarningLimit: 1500,
    outDir: at('../../dist/replayer'),
    emptyOutDir: true,
    target: 'es2022',
    // Every browser that reads ES2022 preloads modules by itself, or does without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: at('./index.html'), embed: at('./embed/index.html'), overlay: at('./overlay/part/index.html') },
      // The libraries do nothing by being loaded: what is not used of them stays out, and what one page uses comes with it.
      treeshake: { moduleSideEffects: (id) => !LIBRARIES.some((path) => id.startsWith(path)) },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/matches', '/events', '/rulings', '/session', '/log', '/search', '/statistics'].map((path) => [
        path,
        'http://127.0.0.1:4680',
      ]),
    ),
  },
});
