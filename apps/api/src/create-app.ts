import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import type { RecordingOptions } from '#recording';
import type { Keys } from '#keys';
import type { HeadLog } from '#log/keeping';
import { LinkDesk } from './access/link-desk.js';
import { noteAsker } from './access/asker.js';
import { ownNameOnly } from './access/hosts.js';
import { ownPagesOnly } from './access/writes.js';
import { ApiModule } from './api.module.js';
import type { ServerSettings } from './configuration.js';
import { NodeHealth } from './health/node-health.js';
import { jsonBody } from './http/body.js';
import { answerInTime, PROMPT, type Promptness } from './http/answer-in-time.js';
import { limitConnections, limitPublicLines } from './http/connections.js';
import { DoorThrottler, tooManyTries } from './http/rate-limit.js';
import { RateWindows } from './http/rate-windows.js';
import { replayerFiles } from './http/replayer.js';
import { securityHeaders } from './http/security.js';
import { answerUnreadable, answerUnrouted } from './http/unreadable-requests.js';
import { UnderWay } from './http/under-way.js';
import { NestLog } from './logging/nest-log.js';
import { requestLog } from './logging/request-log.js';
import { countRequests } from './metrics/count-requests.js';
import { measure } from './metrics/measure.js';
import type { Metrics } from './metrics/metrics.js';
import { serveOpenApi } from './openapi.js';

/** What the server is made of. `keys` let recorders in; `logger` is its log, `metrics` are its numbers; `replayer` is the folder of the built web replayer, `rulings` are the folders of the ruling book. `log` is the signed log of heads, where there is one. */
export interface AppParts {
  readonly configuration: ServerSettings;
  readonly keys: Keys;
  readonly recording: RecordingOptions;
  readonly replayer: string;
  readonly rulings: readonly string[];
  readonly log: HeadLog | undefined;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly promptness?: Promptness | undefined;
}

/** Makes the server, ready to listen. Closing it closes the store as well. */
export const createApp = async ({
  configuration,
  keys,
  recording,
  replayer,
  rulings,
  log,
  logger,
  metrics,
  promptness = PROMPT,
}: AppParts): Promise<NestExpressApplication> => {
  const { store, watch } = measure(recording.store, metrics);
  const parts = { recording: { ...recording, store }, rulings, keys, settings: configuration, metrics, log };
  const module = ApiModule.forRoot(parts);
  const app = await NestFactory.create<NestExpressApplication>(module, {
    abortOnError: false,
    bodyParser: false,
    forceCloseConnections: true,
    logger: new NestLog(logger),
  });
  app.disable('x-powered-by');
  watch(app);
  app.use(requestLog(logger), countRequests(metrics), app.get(UnderWay).count);
  app.use(securityHeaders(configuration.embed), ownNameOnly(configuration.host, configuration.hosts));
  const windows = app.get(RateWindows);
  app.use(noteAsker(app.get(LinkDesk).holderOf, (request) => tooManyTries(windows, request)));
  app.use(limitPublicLines(configuration.limits), ownPagesOnly);
  app.use(...replayerFiles(replayer), app.get(DoorThrottler).door, ...jsonBody());
  app.use(answerInTime(() => app.get(NodeHealth).isStoreWell(), promptness));
  limitConnections(app.getHttpServer(), configuration.limits);
  answerUnreadable(app.getHttpServer());
  answerUnrouted(app.getHttpAdapter().getInstance());
  serveOpenApi(app);
  await app.init();
  return app;
};
