import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsOptional, Matches, Max, Min, ValidateNested } from 'class-validator';
import type { Official, RewindOrder } from '#match';
import { OFFICIALS, type OfficialRole } from '#ruleset';
import { MATCH_ID, MATCH_ID_WORDS } from './fields.js';
import { OrderBody } from './order.body.js';

/** An official: the role, and the name as the tape is to keep it. */
export class OfficialBody implements Official {
  @ApiProperty({ enum: OFFICIALS })
  @IsIn(OFFICIALS)
  readonly role!: OfficialRole;

  @ApiProperty({ description: 'Who it is; for the recorder alone.', example: 'Kim' })
  @Matches(/^[^\p{Cc}\p{Surrogate}:]{0,100}$/u, {
    message: 'name must be one line of at most 100 characters, without a colon',
  })
  readonly name!: string;
}

/** Sets a match back. */
export class RewindMatchBody extends OrderBody implements RewindOrder {
  @ApiProperty({
    description: 'Id of the order. The same id with the same order changes nothing and answers the same.',
  })
  @Matches(MATCH_ID, { message: `playId ${MATCH_ID_WORDS}` })
  readonly playId!: string;

  @ApiProperty({ description: 'Number of the first play to be undone, as the timeline counts.' })
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  @IsInt()
  readonly to!: number;

  @ApiProperty({ type: OfficialBody, description: 'By whose order.' })
  @IsObject({ message: 'by must be an official: a role and a name' })
  @ValidateNested()
  @Type(() => OfficialBody)
  readonly by!: OfficialBody;

  @ApiPropertyOptional({ description: 'Why, in the words of whoever orders it.', default: '' })
  @IsOptional()
  @Matches(/^[^\p{Cc}\p{Surrogate}]{0,2000}$/u, { message: 'note must be one line of at most 2,000 characters' })
  readonly note?: string;
}
