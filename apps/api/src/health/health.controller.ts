import { Controller, Get, Res, ServiceUnavailableException } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService } from '@nestjs/terminus';
import type { Response } from 'express';
import type { JsonObject } from '#kernel';
import { CountMatches, type Health, viewsNotReady } from '#recording';
import { Needs } from '../access/needs.js';
import { seeingOf } from '../http/access.js';
import { ApiProblems } from '../http/api-problems.js';
import { HttpProblem } from '../http/problem.js';
import { NodeHealth } from './node-health.js';

const notReady = (health: Health): HttpProblem => {
  const { store, views } = health;
  const detail = store.reason ?? viewsNotReady(views).message;
  const problem = {
    code: 'server/not-ready',
    detail,
    remedy:
      'Ask again in a while: the server goes on by itself when the store takes events. If it stays so, see its log.',
  };
  return new HttpProblem(503, problem, JSON.parse(JSON.stringify(health)) as JsonObject);
};

/** How the server is, for people and for whatever starts and watches it. */
@ApiTags('health')
@Needs('server.read')
@Controller('health')
export class HealthController {
  constructor(
    private readonly queries: QueryBus,
    private readonly checks: HealthCheckService,
    private readonly node: NodeHealth,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Whether the server answers, its store can be read, and how many matches it holds' })
  @ApiProblems(503)
  async health(
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ readonly status: 'ok'; readonly matches: number }> {
    const matches = await this.queries.execute(new CountMatches(seeingOf(response)));
    return { status: 'ok', matches };
  }

  @Get('live')
  @ApiOperation({ summary: 'Whether the process answers; asks nothing of the store' })
  live(): { readonly status: 'ok' } {
    return { status: 'ok' };
  }

  @HealthCheck({ noCache: true, swaggerDocumentation: false })
  @Get('ready')
  @ApiOperation({
    summary: 'Whether requests should be sent here: the store answers and takes events, and the kept views can be read',
  })
  @ApiProblems(503)
  async ready(
    @Res({ passthrough: true }) response: Response,
  ): Promise<Health & { readonly status: 'ready' | 'degraded' }> {
    const health = await this.node.ask(seeingOf(response));
    try {
      const { status } = await this.checks.check([...this.node.of(health)]);
      return { status: status === 'degraded' ? 'degraded' : 'ready', ...health };
    } catch (error) {
      // What the framework would answer says what is down; ours says how to mend it as well.
      if (error instanceof ServiceUnavailableException) throw notReady(health);
      throw error;
    }
  }
}
