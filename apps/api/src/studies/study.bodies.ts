import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateBy } from 'class-validator';
import type { JsonObject } from '#kernel';
import { ORDER_TYPES } from '#study';
import { USUAL_ROLE } from '../access/roles.js';
import { MATCH_ID, MATCH_ID_WORDS, rawProperty } from '../matches/fields.js';

const NAME = /^[^\p{Cc}\p{Surrogate}]{1,120}$/u;
const NAME_WORDS = 'must be one line of 1 to 120 characters';

const IsObject = (): PropertyDecorator =>
  ValidateBy({
    name: 'isObject',
    validator: {
      validate: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      defaultMessage: () => '$property must be an object',
    },
  });

/** Who writes. */
abstract class WrittenBody {
  @ApiPropertyOptional({ description: 'Who writes: only the author of a note changes it.', default: USUAL_ROLE })
  @IsOptional()
  @Matches(NAME, { message: `author ${NAME_WORDS}` })
  readonly author?: string;
}

/** Begins a study of a match: an empty one, or with what a document says. */
export class OpenStudyBody extends WrittenBody {
  @ApiPropertyOptional({ description: 'Made by the server where left out.' })
  @IsOptional()
  @Matches(MATCH_ID, { message: `id ${MATCH_ID_WORDS}` })
  readonly id?: string;

  @ApiPropertyOptional({ description: 'Its own where a document is sent.' })
  @IsOptional()
  @Matches(NAME, { message: `title ${NAME_WORDS}` })
  readonly title?: string;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true, description: 'A study as it was exported.' })
  @IsOptional()
  @Transform(rawProperty('document'))
  @IsObject()
  readonly document?: JsonObject;
}

/** An order to a study. */
export class StudyOrderBody extends WrittenBody {
  @ApiProperty({ description: 'Id of the order: the same one again changes nothing.' })
  @Matches(MATCH_ID, { message: `orderId ${MATCH_ID_WORDS}` })
  readonly orderId!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: `One of ${ORDER_TYPES.join(', ')}, by "type". Pins name an event by its id, and its revision.`,
    example: { type: 'EditNote', note: 'a1', words: 'Better: hold back.', isPrivate: false },
  })
  @Transform(rawProperty('order'))
  @IsObject()
  readonly order!: JsonObject;
}

/** Where whoever leads a review looks: a place, and nothing of what is there. */
export class ReviewPlaceBody extends WrittenBody {
  @ApiProperty({ type: Number, description: 'The step that is shown; on a branch, counted along it.' })
  @Max(Number.MAX_SAFE_INTEGER)
  @Min(0)
  @IsInt()
  readonly revision!: number;

  @ApiPropertyOptional({ description: 'The study that the branch is of.' })
  @IsOptional()
  @Matches(MATCH_ID, { message: `study ${MATCH_ID_WORDS}` })
  readonly study?: string;

  @ApiPropertyOptional({ description: 'The path of a branch.' })
  @IsOptional()
  @Matches(/^\d{1,3}(\.\d{1,3}){0,9}$/, { message: 'branch must be the path of a branch, as 2.1' })
  readonly branch?: string;

  @ApiPropertyOptional({ enum: ['leading', 'over'], default: 'leading' })
  @IsOptional()
  @IsIn(['leading', 'over'])
  readonly state?: 'leading' | 'over';
}
