import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Needs } from '../access/needs.js';
import { ApiProblems } from '../http/api-problems.js';
import { OpenToMachine } from '../http/machine.js';
import { Metrics } from './metrics.js';

/** The numbers of this node, for whatever watches it. */
@ApiTags('health')
@Needs('metrics.read')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @OpenToMachine()
  @ApiOperation({
    summary: 'Numbers of this node in the format of Prometheus; a request of the same machine needs no key',
  })
  @ApiProduces('text/plain')
  @ApiProblems(401, 403)
  async read(@Res() response: Response): Promise<void> {
    const { registry } = this.metrics;
    response
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  }
}
