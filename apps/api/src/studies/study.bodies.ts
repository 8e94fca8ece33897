import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, Matches, ValidateBy } from 'class-validator';
import type { JsonObject } from '#kernel';
import { ORDER_TYPES } from '#study';
import { USUAL_ROLE } from '../access/roles.js';
import { MATCH_ID, MATCH_ID_WORDS, rawProperty } from '../matches/fields.js';

export const NAME = /^[^\p{Cc}\p{Surrogate}]{1,120}$/u;
export const NAME_WORDS = 'must be one line of 1 to 120 characters';

export const IsObject = (): PropertyDecorator =>
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
