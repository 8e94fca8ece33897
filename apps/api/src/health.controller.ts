import { Controller, Get, Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ListMatches } from '#recording';

/** How the server is. */
export interface Health {
  readonly status: 'ok';
  readonly matches: number;
}

/** Whether the server answers and its store can be read. */
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'Whether the server and its store are well' })
  async health(): Promise<Health> {
    const { length: matches } = await this.queries.execute(new ListMatches());
    return { status: 'ok', matches };
  }
}
