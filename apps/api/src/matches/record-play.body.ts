import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import type { JsonObject } from '#kernel';
import type { CloseOrder, PlayOrder } from '#match';
import { IsPlay, MATCH_ID, MATCH_ID_WORDS, rawProperty } from './fields.js';
import { OrderBody } from './order.body.js';

const ONE_LINE = /^[^\p{Cc}\p{Surrogate}]{1,2000}$/u;

/** One play, as the ruleset's JSON or as a line of its notation: exactly one of `play` and `line`. */
export class RecordPlayBody extends OrderBody implements PlayOrder {
  @ApiProperty({ description: 'Id of the play. The same id with the same play changes nothing and answers the same.' })
  @Matches(MATCH_ID, { message: `playId ${MATCH_ID_WORDS}` })
  readonly playId!: string;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  @IsOptional()
  @Transform(rawProperty('play'))
  @IsPlay()
  readonly play?: JsonObject;

  @ApiPropertyOptional({ example: 'Ana: pass' })
  @IsOptional()
  @Matches(ONE_LINE, { message: 'line must be one line of 1 to 2,000 characters' })
  readonly line?: string;
}

/** Closes a tape. */
export class CloseMatchBody extends OrderBody implements CloseOrder {
  @ApiPropertyOptional({ description: "Why, in the closer's words.", default: '' })
  @IsOptional()
  @Matches(/^[^\p{Cc}\p{Surrogate}]{0,2000}$/u, { message: 'note must be one line of at most 2,000 characters' })
  readonly note?: string;
}
