import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { MATCH_ID, MATCH_ID_WORDS } from '../matches/fields.js';

/** Which match is asked about. */
export class SessionQuery {
  @ApiPropertyOptional({ description: 'Id of a match: what may be done about it, and as whom it is looked at.' })
  @IsOptional()
  @Matches(MATCH_ID, { message: `about ${MATCH_ID_WORDS}` })
  readonly about?: string;
}
