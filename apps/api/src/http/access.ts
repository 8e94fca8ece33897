import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Viewer } from '#ruleset';
import { isRecorder } from '../access/asker.js';
import { isReading } from '../access/hosts.js';
import { HttpProblem } from './problem.js';

const keyNeeded = (response: Response, detail: string): HttpProblem => {
  response.set('WWW-Authenticate', 'Bearer');
  return new HttpProblem(401, {
    code: 'access/key-needed',
    detail,
    remedy:
      'Open the link that the server printed when it started (or "matchtape key" makes one); a program sends "Authorization: Bearer KEY".',
  });
};

/** Who holds no key reads what is public, and nothing else. */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const response = http.getResponse<Response>();
    if (isReading(http.getRequest<Request>()) || isRecorder(response)) return true;
    throw keyNeeded(response, 'Only who holds a key of this server records.');
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

/** The viewer who asks: the recorder with a key, the public without one, unless `?viewer=` names another. */
export const viewerOf = (request: Request, response: Response): Viewer => {
  const text = request.query['viewer'];
  if (text === undefined) return isRecorder(response) ? 'recorder' : 'public';
  const viewer = parseViewer(text);
  if (viewer !== 'public' && !isRecorder(response))
    throw keyNeeded(response, 'Hidden cards are shown to who holds a key of this server.');
  return viewer;
};

/** Parameter of a route: the viewer who asks. */
export const AskingViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer => {
  const http = context.switchToHttp();
  return viewerOf(http.getRequest<Request>(), http.getResponse<Response>());
});
