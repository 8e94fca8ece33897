import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import { Logger as Nest } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SECRET_BYTES } from '#match';
import type { AnyRuleset } from '#ruleset';
import { linkWith } from '#keys';
import { keysOf } from './access/opening.js';
import { type Configuration, readConfiguration } from './configuration.js';
import { createApp } from './create-app.js';
import { makeLogger } from './logging/logger.js';
import { NestLog } from './logging/nest-log.js';
import { Metrics } from './metrics/metrics.js';
import { openLog } from './log/open-log.js';
import { ownRulings } from './rulings/own-folder.js';
import { listenError } from './start-error.js';
import { openStores } from './store.js';

/** A server that listens. `linkTo` makes a recorder's link to a place of the replayer, as long as the server makes its own keys; `close` answers what is under way, ends the event streams and closes the store. */
export interface RunningServer {
  readonly url: string;
  readonly app: NestExpressApplication;
  readonly configuration: Configuration;
  readonly linkTo: (place: string) => string;
  readonly close: () => Promise<void>;
}

/** What it takes to serve, besides the environment. `rulings` is the folder of the ruling book that comes with the server. */
export interface ServedParts {
  readonly rulesets: readonly AnyRuleset[];
  readonly replayer: string;
  readonly rulings: string;
}

/** Addresses that mean every one of this machine, and the one to visit it at. */
const VISITED: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

const urlOf = ({ address, family, port }: AddressInfo): string => {
  const host = VISITED[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}/`;
};

/** Lines that may wait to be taken up: all tables of a large event call at once as a round begins. The system may allow fewer (`net.core.somaxconn`). */
const WAITING_LINES = 4096;

// Listened to directly, since Nest's own listen() writes a failure with its stack to the log before it throws it.
const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, WAITING_LINES, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** What an event takes in memory, with all that is folded of its match for its recorder, the public and two players; see docs/explanation/scale.md. */
const EVENT_BYTES = 1280;

/** As many as take half of the memory that the program may have. */
const eventsInMemory = (): number => Math.floor(getHeapStatistics().heap_size_limit / 2 / EVENT_BYTES);

/** Starts the server as the environment configures it. Throws `StartError` where the configuration, the data or the port forbid. */
export const serve = async (
  environment: Readonly<Record<string, string | undefined>>,
  { rulesets, replayer, rulings }: ServedParts,
): Promise<RunningServer> => {
  const configuration = readConfiguration(environment);
  const logger = makeLogger(configuration.log);
  Nest.overrideLogger(new NestLog(logger));
  const metrics = new Metrics();
  const keys = keysOf(configuration);
  const log = openLog(configuration);
  const stores = await openStores(configuration, rulesets);
  const recording = {
    ...stores,
    rulesets,
    keptEvents: eventsInMemory(),
    keepNamesFor: configuration.keepNamesFor,
    clock: () => new Date().toISOString(),
    drawSecret: () => randomBytes(SECRET_BYTES).toString('hex'),
  };
  const folders = [rulings, ...(await ownRulings(configuration))];
  const app = await createApp({ configuration, keys, recording, replayer, rulings: folders, log, logger, metrics });
  const { host, port } = configuration;
  try {
    await listen(app.getHttpServer(), port, host);
  } catch (error) {
    await app.close();
    throw listenError(error, { host, port }) ?? error;
  }
  const url = urlOf(app.getHttpServer().address() as AddressInfo);
  const linkTo = (place: string): string => linkWith(url, keys.ofStart, place);
  return { url, app, configuration, linkTo, close: () => app.close() };
};
