import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Action, actorsOf, isEverywhere, offersTo, PUBLIC, type Reach } from '#access';
import type { Keys } from '#keys';
import { ApiProblems } from '../http/api-problems.js';
import { EmptyBody } from '../http/empty-body.js';
import { askerOf } from './asker.js';
import { giveCookie, keyInCookie, takeCookie } from './cookie.js';
import { Needs } from './needs.js';
import type { Role } from './roles.js';

export const KEYS = Symbol('KEYS');

/** Who the asker is to the server: `recorder` is who records and sees everything. `roles`: what they may act as; `may`: what a page may offer. */
export interface Session extends Reach {
  readonly asker: 'recorder' | 'link' | 'public';
  readonly roles: readonly Role[];
  readonly may: readonly Action[];
}

const kindOf = (reach: Reach): Session['asker'] => {
  if (reach.role === 'public') return 'public';
  return reach.role === 'organiser' && isEverywhere(reach) ? 'recorder' : 'link';
};

const sessionOf = (reach: Reach): Session => ({
  ...reach,
  asker: kindOf(reach),
  roles: actorsOf(reach.role),
  may: offersTo(reach),
});

/** Who asks, and how a browser comes to hold a key of its own. */
@ApiTags('session')
@Needs('session.change')
@Controller('session')
export class SessionController {
  constructor(@Inject(KEYS) private readonly keys: Keys) {}

  @Get()
  @Needs('server.read')
  @ApiOperation({ summary: 'Who asks: the role, where it counts, and what it may do' })
  show(@Res({ passthrough: true }) response: Response): Session {
    response.set('Cache-Control', 'no-store');
    return sessionOf(askerOf(response).reach);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Exchange the key in the Authorization header for a cookie; body {}' })
  @ApiProblems(401, 403)
  async begin(@Body(EmptyBody) _: object, @Res({ passthrough: true }) response: Response): Promise<Session> {
    const [, key = ''] = / +(\S+)$/.exec(response.req.headers.authorization ?? '') ?? [];
    if (askerOf(response).by === 'bearer') giveCookie(response, await this.keys.forBrowser(key));
    return this.show(response);
  }

  @Delete()
  @ApiOperation({ summary: 'Give the cookie back: its key ends' })
  @ApiProblems(401, 403)
  async end(@Res({ passthrough: true }) response: Response): Promise<Session> {
    const key = keyInCookie(response.req);
    if (askerOf(response).by === 'cookie' && key !== undefined) await this.keys.forget(key);
    takeCookie(response);
    response.set('Cache-Control', 'no-store');
    return sessionOf(PUBLIC);
  }
}
