import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { WholeNumber } from '../http/whole-number.js';
import { MATCH_ID, MATCH_ID_WORDS } from '../matches/fields.js';

/** Revisions of one tape, and leaves of a log, that a question may name. */
const MOST = 1_000_000_000;

/** Which head is to be proved, and by which checkpoint. */
export class ProofQuery {
  @ApiProperty({ description: 'Id of the match.' })
  @Matches(MATCH_ID, { message: `match ${MATCH_ID_WORDS}` })
  readonly match!: string;

  @ApiPropertyOptional({
    description: 'Its head at this event; the newest that is logged where left out.',
    type: Number,
  })
  @IsOptional()
  @WholeNumber()
  @Min(0)
  @Max(MOST)
  @IsInt()
  readonly revision?: number;

  @ApiPropertyOptional({ description: 'Size of the checkpoint; the newest where left out.', type: Number })
  @IsOptional()
  @WholeNumber()
  @Min(0)
  @Max(MOST)
  @IsInt()
  readonly size?: number;
}

/** Which head a slip is of. */
export class SlipQuery {
  @ApiPropertyOptional({ description: 'Revision of the head; the newest where left out.', type: Number })
  @IsOptional()
  @WholeNumber()
  @Min(0)
  @Max(MOST)
  @IsInt()
  readonly at?: number;
}
