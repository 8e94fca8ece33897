// Builds the replayer with the noughts of the tests for its rulesets: the page itself knows no game.
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import replayer from '../../apps/replayer/vite.config.js';

const rulesets = fileURLToPath(new URL('./noughts-rulesets.ts', import.meta.url));

export default mergeConfig(replayer, {
  plugins: [
    { name: 'noughts-only', enforce: 'pre', resolveId: (id) => (id === './rulesets.js' ? rulesets : undefined) },
  ],
  build: { outDir: process.env.REPLAYER_OUT, minify: false },
});
