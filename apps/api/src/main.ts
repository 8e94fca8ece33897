import { fileURLToPath } from 'node:url';
import { INSTALLED_RULESETS } from './rulesets.js';
import { serve } from './serve.js';
import { StartError } from './start-error.js';

const BAD_INPUT = 2;

// Compiled to dist/apps/api/src/; the built replayer lies in dist/replayer.
const REPLAYER = fileURLToPath(new URL('../../../replayer/', import.meta.url));

try {
  const server = await serve(process.env, { rulesets: INSTALLED_RULESETS, replayer: REPLAYER });
  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  process.stdout.write(`Matchtape listens on ${server.url}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`matchtape: ${error.message}\n`);
  process.exit(BAD_INPUT);
}
