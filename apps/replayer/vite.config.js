import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { packedOlderNumbers } from './older-numbers.vite.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('.'),
  base: './',
  plugins: [packedOlderNumbers],
  // The `source` condition makes `#kernel` and its kin resolve to the TypeScript sources.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    chunkSizeWarningLimit: 1500,
    outDir: at('../../dist/replayer'),
    emptyOutDir: true,
    target: 'es2022',
    // Every browser that reads ES2022 preloads modules by itself, or does without.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: at('./index.html'), embed: at('./embed/index.html') } },
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
