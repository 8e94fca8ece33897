import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import type { JsonObject } from '#kernel';
import type { CloseOrder, PlayOrder } from '#match';
import { type Role, ROLES, USUAL_ROLE } from '../access/roles.js';
import { IsPlay, MATCH_ID, MATCH_ID_WORDS, rawProperty } from './fields.js';

const ONE_LINE = /^[^\p{Cc}\p{Surrogate}]{1,2000}$/u;

/** One play, as the ruleset's JSON or as a line of its notation: exactly one of `play` and `line`. */
export class RecordPlayBody implements PlayOrder {
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

  @ApiPropertyOptional({
    description: 'The revision the sender has seen last; the play is refused when the tape is elsewhere.',
  })
  @IsOptional()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  @IsInt()
  readonly expectedRevision?: number;

  @ApiPropertyOptional({ enum: ROLES, default: USUAL_ROLE, description: 'What the holder of the key acts as.' })
  @IsOptional()
  @IsIn(ROLES)
  readonly actor?: Role;
}

/** Closes a tape. */
export class CloseMatchBody implements CloseOrder {
  @ApiPropertyOptional({ description: "Why, in the closer's words.", default: '' })
  @IsOptional()
  @Matches(/^[^\p{Cc}\p{Surrogate}]{0,2000}$/u, { message: 'note must be one line of at most 2,000 characters' })
  readonly note?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  @IsInt()
  readonly expectedRevision?: number;

  @ApiPropertyOptional({ enum: ROLES, default: USUAL_ROLE, description: 'What the holder of the key acts as.' })
  @IsOptional()
  @IsIn(ROLES)
  readonly actor?: Role;
}
