import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Keys } from '#keys';
import { ApiProblems } from '../http/api-problems.js';
import { EmptyBody } from '../http/empty-body.js';
import { askerOf } from './asker.js';
import { giveCookie, keyInCookie, takeCookie } from './cookie.js';
import { type Role, ROLES } from './roles.js';

export const KEYS = Symbol('KEYS');

/** Who the asker is to the server, and what they may act as: nothing, for the public. */
export interface Session {
  readonly asker: 'recorder' | 'public';
  readonly roles: readonly Role[];
}

const sessionOf = (asker: Session['asker']): Session => ({ asker, roles: asker === 'recorder' ? ROLES : [] });

/** Who asks, and how a browser comes to be the recorder's. */
@ApiTags('session')
@Controller('session')
export class SessionController {
  constructor(@Inject(KEYS) private readonly keys: Keys) {}

  @Get()
  @ApiOperation({ summary: 'Who asks: the recorder, who holds a key, or the public' })
  show(@Res({ passthrough: true }) response: Response): Session {
    response.set('Cache-Control', 'no-store');
    return sessionOf(askerOf(response).kind);
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
    return sessionOf('public');
  }
}
