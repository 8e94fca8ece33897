import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { isEmbedded } from './embedded.js';
import { HttpProblem, sendProblem } from './problem.js';

const INDEX = 'index.html';
/** The page of a match to be shown inside of another page; its match stands behind `/embed/`. */
const EMBED = 'embed/index.html';

/** The page of overlays, whose match and part stand behind `/overlay/`. */
const OVERLAY = 'overlay/part/index.html';
const OVERLAYS = /^\/overlay\/[^/]+\/[^/]+$/;

const NOT_BUILT = new HttpProblem(404, {
  code: 'replayer/not-built',
  detail: 'The web replayer is not built.',
  remedy: 'Run "npm run build", or use the HTTP routes listed at /docs.',
});

/** Addresses of the HTTP routes; every other one that a browser opens as a page is the replayer's own. */
const ROUTES = /^\/(?:matches|events|rulings|statistics|views|log|health|session|docs|docs-json)(?:\/|$)/;

const isReadable = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};

/** Neither a file nor a page lies where a route is, nor where nobody can say where it is; to look for a file on the disk costs as much as many an answer. */
const exceptOnRoutes =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (ROUTES.test(request.path) || !isReadable(request.path)) next();
    else void handler(request, response, next);
  };

const isPage = (request: Request): boolean =>
  request.method === 'GET' && !/\.[a-z0-9]+$/i.test(request.path) && request.accepts(['json', 'html']) === 'html';

const sendPage = (response: Response, folder: string, page: string): void => {
  if (existsSync(join(folder, page))) response.set('Cache-Control', 'no-cache').sendFile(page, { root: folder });
  else sendProblem(response, NOT_BUILT);
};

/** Leads from a path to the place in the page that it names: files beside the page are looked for where it lies, and it says what it does not know. */
const leadToPlace = (request: Request, response: Response): void => {
  const up = request.path.split('/').length - 2;
  response.redirect(`${'../'.repeat(up) || './'}#${request.url}`);
};

/** Serves the built replayer; its files carry a hash in their names, its page is asked for anew each time. */
export const replayerFiles = (folder: string): readonly RequestHandler[] => [
  // Before the files: an address below /embed/ is answered by this page, however it is written.
  (request, response, next) => {
    if (request.method === 'GET' && isEmbedded(request)) sendPage(response, folder, EMBED);
    else if (request.method === 'GET' && OVERLAYS.test(request.path)) sendPage(response, folder, OVERLAY);
    else next();
  },
  ...[
    // What lies packed beside itself goes so to who takes it.
    expressStaticGzip(folder, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: INDEX,
      serveStatic: {
        redirect: false,
        setHeaders: (response: ServerResponse, path: string) => {
          const isHashed = /[\\/]assets[\\/]/.test(path);
          response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      },
    }),
    ((request, response, next) => {
      if (!isPage(request)) next();
      else if (existsSync(join(folder, INDEX))) leadToPlace(request, response);
      else sendProblem(response, NOT_BUILT);
    }) satisfies RequestHandler,
  ].map(exceptOnRoutes),
];
