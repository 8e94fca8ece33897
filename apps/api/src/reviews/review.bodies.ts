import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches } from 'class-validator';
import type { JsonObject } from '#kernel';
import { IsObject, NAME, NAME_WORDS } from '../studies/study.bodies.js';
import { MATCH_ID, MATCH_ID_WORDS, rawProperty } from '../matches/fields.js';

/** Begins a review of a match, or finds it open. */
export class OpenReviewBody {
  @ApiProperty({ description: 'Id of the review, made by its leader: the same one again is the same review.' })
  @Matches(MATCH_ID, { message: `id ${MATCH_ID_WORDS}` })
  readonly id!: string;

  @ApiPropertyOptional({
    description: 'Whose review it is called; what the device of the link is called where left out.',
  })
  @IsOptional()
  @Matches(NAME, { message: `leader ${NAME_WORDS}` })
  readonly leader?: string;
}

/** Where the leader looks. */
export class ReviewPositionBody {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The revision, whose eyes, the near seat, the study and the branch that are open, what is drawn.',
    example: { at: 12, viewer: 'public', near: null, study: null, isShared: false, branch: null, marks: [] },
  })
  @Transform(rawProperty('position'))
  @IsObject()
  readonly position!: JsonObject;
}
