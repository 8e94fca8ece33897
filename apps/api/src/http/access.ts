import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import {
  type About,
  type Action,
  blindOf,
  type Eyes,
  eyesOf,
  isEverywhere,
  may,
  NO_MATCH,
  type Refusal,
  refusalOf,
  seesNow,
  usualViewer,
  viewerIn,
} from '#access';
import type { SeesNow } from '#recording';
import type { Viewer } from '#ruleset';
import { askerOf, isPublic } from '../access/asker.js';
import { MatchPlaces } from '../access/match-places.js';
import { NEEDS } from '../access/needs.js';
import { refusalOfSaying } from '../access/saying.js';
import { isOfMachine, OPEN_TO_MACHINE } from './machine.js';
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

/** A refusal, as the public and as the holder of a link is told it. */
const refused = (response: Response, { words, rule }: Refusal): HttpProblem => {
  if (isPublic(response)) return keyNeeded(response, words);
  const { role } = askerOf(response).reach;
  const problem = { code: 'access/refused', detail: words, remedy: 'Ask the organiser for a link that allows it.' };
  return new HttpProblem(403, problem, { role, ...(rule === null ? {} : { rule }) });
};

/** What the request is about, as the guard has found out. */
export const aboutOf = (response: Response): About => (response.locals['about'] as About | undefined) ?? NO_MATCH;

/** Whether who asks may do everything. @throws HttpProblem */
const reachesAll = (response: Response): true => {
  const { reach } = askerOf(response);
  if (reach.role === 'organiser' && isEverywhere(reach)) return true;
  throw refused(response, { words: 'This is for the organiser of every event.', rule: null });
};

/** Lets a request through where the table of who may do what allows what its route needs. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly places: MatchPlaces,
    private readonly config: ConfigService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const action = this.reflector.getAllAndOverride<Action | undefined>(NEEDS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (this.#isOpenToMachine(context) && isOfMachine(request)) return true;
    const { reach } = askerOf(response);
    // A route that says nothing was forgotten: it answers who may do everything, and nobody else.
    if (action === undefined) return reachesAll(response);
    const about = await this.places.aboutIn(request, reach);
    response.locals['about'] = about;
    const refusal = refusalOf(reach, action, about) ?? refusalOfSaying(reach, about, { action, request });
    if (refusal !== null) throw refused(response, refusal);
    return true;
  }

  #isOpenToMachine(context: ExecutionContext): boolean {
    const isOpen = this.reflector.get<true | undefined>(OPEN_TO_MACHINE, context.getHandler()) ?? false;
    return isOpen && this.config.get<string>('server.metrics') === 'machine';
  }
}

/** Throws why who asks may not do something about what the request names. */
export const checkAllowed = (response: Response, action: Action): void => {
  const refusal = refusalOf(askerOf(response).reach, action, aboutOf(response));
  if (refusal !== null) throw refused(response, refusal);
};

/** Whether who asks may do something about the match that the request names. */
export const allows = (response: Response, action: Action): boolean =>
  may(askerOf(response).reach, action, aboutOf(response));

const parseEyes = (text: unknown): Eyes => {
  if (text === 'recorder' || text === 'public' || text === 'audience') return text;
  if (typeof text === 'string' && /^\d{1,2}$/.test(text)) return Number(text);
  throw new HttpProblem(400, {
    code: 'viewer/unknown',
    detail: 'The viewer is neither "recorder", nor "public", nor "audience", nor the number of a seat.',
    remedy: 'Leave it out, or name one of these.',
  });
};

/**
 * With whose eyes somebody looks at a match: with all that the link allows there, unless `?viewer=` names another that is allowed. Whoever may not see it
 * as it is now is the audience; who may can look as the audience does.
 */
export const eyesIn = (response: Response): Eyes => {
  const text = (response.req as Request).query['viewer'];
  const { reach } = askerOf(response);
  const about = aboutOf(response);
  const asked = text === undefined ? usualViewer(reach, about) : parseEyes(text);
  const refusal = blindOf(reach, viewerIn(asked), about);
  if (refusal !== null) throw refused(response, refusal);
  return asked === 'audience' ? asked : eyesOf(reach, asked, about);
};

/** Which matches who asks sees as they are now. */
export const seeingOf = (response: Response): SeesNow => {
  const { reach } = askerOf(response);
  return (place) => seesNow(reach, place);
};

/** Throws where who asks may not look as that viewer at the match that the request names. */
export const checkLook = (response: Response, viewer: Viewer): void => {
  const refusal = blindOf(askerOf(response).reach, viewer, aboutOf(response));
  if (refusal !== null) throw refused(response, refusal);
};

/** Parameter of a route: the viewer who asks. */
export const AskingViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer => {
  const http = context.switchToHttp();
  return viewerIn(eyesIn(http.getResponse<Response>()));
});
