import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { askerOf } from '../access/asker.js';
import { routeOf } from '../http/route-of.js';

const HEADER = 'X-Request-Id';

/** An id that somebody may bring: what a header, a line of a log and a shell take as they are. */
const ID = /^[\w.:-]{1,64}$/;

/** The id of a request: the one it brings, where it is one, so that a proxy's log and ours name it alike; else a new one. It is answered. */
const idOf = (request: IncomingMessage, response: ServerResponse): string => {
  const given = request.headers[HEADER.toLowerCase()];
  const id = typeof given === 'string' && ID.test(given) ? given : randomUUID();
  response.setHeader(HEADER, id);
  return id;
};

/** What is logged of a request: never its address, which may name a match after its players, and neither headers nor body. */
const told = (request: IncomingMessage, response: ServerResponse, ...more: readonly unknown[]): object => ({
  method: request.method,
  route: routeOf(request as Request),
  status: response.statusCode,
  role: askerOf(response as Response).reach.role,
  // What the library would log stands last; of it only the time is taken.
  ms: (more.at(-1) as { readonly ms: number }).ms,
});

const NOTHING = (): undefined => undefined;

/** Gives each request its id, and logs how it went. What is answered with 500 and more stands in the log with its reason besides. */
export const requestLog = (logger: Logger): RequestHandler =>
  pinoHttp({
    logger,
    genReqId: idOf,
    // Neither side of a request is looked at by the library's own serializers, which would write addresses and headers.
    ...{ quietReqLogger: true, quietResLogger: true, wrapSerializers: false },
    serializers: { req: NOTHING, res: NOTHING, err: NOTHING },
    customAttributeKeys: { reqId: 'request', responseTime: 'ms' },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'warn' : 'info'),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'answered',
    customSuccessObject: told,
    customErrorObject: told,
  });
