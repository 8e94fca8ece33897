import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Action, actorsOf, isEverywhere, NO_MATCH, offersTo, PUBLIC, type Reach, usualViewer } from '#access';
import type { Keys } from '#keys';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import type { Viewer } from '#ruleset';
import { type Asker, askerOf } from './asker.js';
import { giveCookie, keyInCookie, takeCookie } from './cookie.js';
import { KEYS, LinkDesk } from './link-desk.js';
import { EnterBody } from './link.bodies.js';
import { MatchPlaces } from './match-places.js';
import { Needs } from './needs.js';
import { SessionQuery } from './session.query.js';
import type { Role } from './roles.js';

/**
 * Who the asker is to the server: `recorder` is who records and sees everything. `roles`: what they may act as; `may`: what a page may offer,
 * about the match that was asked about; `viewer`: as whom it is looked at there; `expires`: when the link ends.
 */
export interface Session extends Reach {
  readonly asker: 'recorder' | 'link' | 'public';
  readonly roles: readonly Role[];
  readonly may: readonly Action[];
  readonly viewer: Viewer;
  readonly expires: string | null;
}

const kindOf = (reach: Reach): Session['asker'] => {
  if (reach.role === 'public') return 'public';
  return reach.role === 'organiser' && isEverywhere(reach) ? 'recorder' : 'link';
};

const sessionOf = ({ reach, expires }: Pick<Asker, 'reach' | 'expires'>, about = NO_MATCH): Session => ({
  ...reach,
  asker: kindOf(reach),
  roles: actorsOf(reach.role),
  may: offersTo(reach, about),
  viewer: usualViewer(reach, about),
  expires,
});

const NO_NAME = new HttpProblem(400, {
  code: 'request/invalid',
  detail: 'The request enters by a link and does not say what the device is called.',
  remedy: 'Send "deviceName", as "tablet of table 4".',
});

/** Who asks, and how a browser comes to hold a key of its own. */
@ApiTags('session')
@Needs('session.change')
@Controller('session')
export class SessionController {
  constructor(
    @Inject(KEYS) private readonly keys: Keys,
    private readonly desk: LinkDesk,
    private readonly places: MatchPlaces,
  ) {}

  @Get()
  @Needs('server.read')
  @ApiOperation({ summary: 'Who asks: the role, where it counts, and what it may do there' })
  @ApiProblems(400, 404)
  async show(@Query() { about }: SessionQuery, @Res({ passthrough: true }) response: Response): Promise<Session> {
    response.set('Cache-Control', 'no-store');
    const asker = askerOf(response);
    return sessionOf(asker, about === undefined ? NO_MATCH : await this.places.aboutFor(asker.reach, about));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Enter by a link ({secret, deviceName, pin?}), or exchange the key in the Authorization header (body {}), for a cookie',
  })
  @ApiProblems(400, 401, 403, 429)
  async begin(@Body() body: EnterBody, @Res({ passthrough: true }) response: Response): Promise<Session> {
    if (body.secret !== undefined) return this.#enter(body, body.secret, response);
    response.set('Cache-Control', 'no-store');
    const [, key = ''] = / +(\S+)$/.exec(response.req.headers.authorization ?? '') ?? [];
    const asker = askerOf(response);
    // A program's key stays a program's: a browser enters by a link.
    if (asker.by === 'bearer' && asker.grant === null) giveCookie(response, await this.keys.forBrowser(key));
    return sessionOf(asker);
  }

  @Delete()
  @ApiOperation({ summary: 'Give the cookie back: its key ends' })
  @ApiProblems(401, 403)
  async end(@Res({ passthrough: true }) response: Response): Promise<Session> {
    const [key, asker] = [keyInCookie(response.req), askerOf(response)];
    if (asker.by === 'cookie' && key !== undefined) await this.desk.leave(asker, key);
    takeCookie(response);
    response.set('Cache-Control', 'no-store');
    return sessionOf({ reach: PUBLIC, expires: null });
  }

  async #enter({ deviceName, pin }: EnterBody, secret: string, response: Response): Promise<Session> {
    if (deviceName === undefined) throw NO_NAME;
    const kept = await this.desk.enter({ secret, deviceName, pin });
    giveCookie(response, kept.secret, kept.lives);
    response.set('Cache-Control', 'no-store');
    return sessionOf({ reach: this.desk.holderOf(kept.secret)?.reach ?? PUBLIC, expires: kept.expires });
  }
}
