import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Configuration, readConfiguration } from './configuration.js';
import { createApp } from './create-app.js';
import { INSTALLED_RULESETS } from './rulesets.js';
import { listenError, StartError } from './start-error.js';
import { openStore } from './store.js';

const BAD_INPUT = 2;

// Compiled to dist/apps/api/src/; the built replayer lies in dist/replayer.
const REPLAYER = fileURLToPath(new URL('../../../replayer/', import.meta.url));

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const listen = async (app: Awaited<ReturnType<typeof createApp>>, { host, port }: Configuration): Promise<string> => {
  try {
    await app.listen(port, host);
  } catch (error) {
    await app.close();
    throw listenError(error, { host, port }) ?? error;
  }
  const { address, port: taken, family } = app.getHttpServer().address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${String(taken)}/`;
};

const start = async (): Promise<void> => {
  const configuration = readConfiguration(process.env);
  const store = await openStore(configuration);
  const recording = { store, rulesets: INSTALLED_RULESETS, clock: () => new Date().toISOString() };
  const app = await createApp({ configuration, recording, replayer: REPLAYER });
  const stop = (): void => {
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  const url = await listen(app, configuration);
  say(`Matchtape listens on ${url}`);
};

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`matchtape: ${error.message}\n`);
  process.exit(BAD_INPUT);
}
