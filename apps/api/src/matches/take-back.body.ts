import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches, Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import type { TakeBackOrder } from '#match';
import { MATCH_ID, MATCH_ID_WORDS } from './fields.js';
import { OrderBody } from './order.body.js';

@ValidatorConstraint()
class PlayOrLast implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return value === 'last' || (Number.isSafeInteger(value) && (value as number) >= 1);
  }

  defaultMessage(): string {
    return 'to must be the number of a play, or "last"';
  }
}

/** Takes plays back that were recorded and never made. */
export class TakeBackBody extends OrderBody implements TakeBackOrder {
  @ApiProperty({
    description: 'Id of the order. The same id with the same order changes nothing and answers the same.',
  })
  @Matches(MATCH_ID, { message: `playId ${MATCH_ID_WORDS}` })
  readonly playId!: string;

  @ApiProperty({
    oneOf: [{ type: 'integer', minimum: 1 }, { enum: ['last'] }],
    description:
      'Number of the first play to be struck out, as the timeline counts; last: the last one that was entered.',
  })
  @Validate(PlayOrLast)
  readonly to!: number | 'last';

  @ApiPropertyOptional({
    description: 'What was meant, in the words of the scribe; for the recorder alone.',
    default: '',
  })
  @IsOptional()
  @Matches(/^[^\p{Cc}\p{Surrogate}]{0,2000}$/u, { message: 'note must be one line of at most 2,000 characters' })
  readonly note?: string;
}
