import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RecordingOptions } from '#recording';
import type { Keys } from '#keys';
import type { HeadLog } from '#log/keeping';
import { LinkDesk } from './access/link-desk.js';
import { noteAsker } from './access/asker.js';
import { ownNameOnly } from './access/hosts.js';
import { ownPagesOnly } from './access/writes.js';
import { ApiModule } from './api.module.js';
import type { Configuration } from './configuration.js';
import { jsonBody } from './http/body.js';
import { limitConnections, limitPublicLines } from './http/connections.js';
import { limitRate } from './http/rate-limit.js';
import { replayerFiles } from './http/replayer.js';
import { securityHeaders } from './http/security.js';
import { answerUnreadable, answerUnrouted } from './http/unreadable-requests.js';
import { UnderWay } from './http/under-way.js';
import { serveOpenApi } from './openapi.js';

/** What the server is made of. `keys` let recorders in; `replayer` is the folder of the built web replayer, `rulings` are the folders of the ruling book. `log` is the signed log of heads, where there is one. */
export interface AppParts {
  readonly configuration: Pick<Configuration, 'host' | 'hosts' | 'embed' | 'limits'>;
  readonly keys: Keys;
  readonly recording: RecordingOptions;
  readonly replayer: string;
  readonly rulings: readonly string[];
  readonly log: HeadLog | undefined;
}

/** Makes the server, ready to listen. Closing it closes the store as well. */
export const createApp = async ({
  configuration,
  keys,
  recording,
  replayer,
  rulings,
  log,
}: AppParts): Promise<NestExpressApplication> => {
  const module = ApiModule.forRoot({ recording, rulings, keys, limits: configuration.limits, log });
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest declares its options as a class and means a record
  const app = await NestFactory.create<NestExpressApplication>(module, {
    abortOnError: false,
    bodyParser: false,
    forceCloseConnections: true,
    logger: ['error', 'fatal', 'warn'],
  });
  app.disable('x-powered-by');
  app.use(app.get(UnderWay).count);
  app.use(securityHeaders(configuration.embed), ownNameOnly(configuration.host, configuration.hosts));
  app.use(noteAsker(app.get(LinkDesk).holderOf));
  app.use(limitPublicLines(configuration.limits), ownPagesOnly);
  app.use(...replayerFiles(replayer), limitRate(configuration.limits), ...jsonBody());
  limitConnections(app.getHttpServer(), configuration.limits);
  answerUnreadable(app.getHttpServer());
  answerUnrouted(app.getHttpAdapter().getInstance());
  serveOpenApi(app);
  await app.init();
  return app;
};
