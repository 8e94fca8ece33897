import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Viewer } from '#ruleset';
import { HttpProblem } from './problem.js';
import { isTrusted } from './security.js';

const localOnly = (detail: string): HttpProblem =>
  new HttpProblem(403, {
    code: 'access/local-only',
    detail,
    remedy: 'Do it on the machine the server runs on, or start the server with MATCHTAPE_REMOTE=recorder.',
  });

/** Other machines read what is public, and nothing else, unless the configuration trusts them. */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const { method } = http.getRequest<Request>();
    if (method === 'GET' || method === 'HEAD' || isTrusted(http.getResponse<Response>())) return true;
    throw localOnly('Plays are recorded from this machine only.');
  }
}

const parseViewer = (text: unknown): Viewer => {
  if (text === 'recorder' || text === 'public') return text;
  if (typeof text === 'string' && /^\d{1,2}$/.test(text)) return Number(text);
  throw new HttpProblem(400, {
    code: 'viewer/unknown',
    detail: 'The viewer is neither "recorder", nor "public", nor the number of a seat.',
    remedy: 'Leave it out, or name one of these.',
  });
};

/** The viewer who asks: the recorder on this machine, the public elsewhere, unless `?viewer=` names another. */
export const viewerOf = (request: Request, response: Response): Viewer => {
  const text = request.query['viewer'];
  if (text === undefined) return isTrusted(response) ? 'recorder' : 'public';
  const viewer = parseViewer(text);
  if (viewer !== 'public' && !isTrusted(response)) throw localOnly('Hidden cards are shown on this machine only.');
  return viewer;
};

/** Parameter of a route: the viewer who asks. */
export const AskingViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer => {
  const http = context.switchToHttp();
  return viewerOf(http.getRequest<Request>(), http.getResponse<Response>());
});
