import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsInt, IsISO8601, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { MATCH_ID, MATCH_ID_WORDS } from '../matches/fields.js';

const ONE_LINE = /^[^\p{Cc}\p{Surrogate}]*$/u;

/** A sign of life of a scribe's device. */
export class ScribeBody {
  @ApiProperty({ description: 'Tells devices apart.' })
  @Matches(MATCH_ID, { message: `device ${MATCH_ID_WORDS}` })
  readonly device!: string;

  @ApiPropertyOptional({
    maxLength: 60,
    description: 'What the device is called; as its link knows it where left out.',
  })
  @IsOptional()
  @Matches(ONE_LINE, { message: 'name must be one line' })
  @MaxLength(60)
  readonly name?: string;

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'Milliseconds that the last answer took.' })
  @IsOptional()
  @Min(0)
  @Max(600_000)
  @IsInt()
  readonly trip?: number | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Since when it records without the server.' })
  @IsOptional()
  @IsISO8601()
  readonly aloneSince?: string | null;

  @ApiPropertyOptional({ type: Number, default: 0, description: 'Plays that were not sent yet.' })
  @IsOptional()
  @Min(0)
  @Max(100_000)
  @IsInt()
  readonly unsent?: number;

  @ApiPropertyOptional({ description: 'The device is closed.' })
  @IsOptional()
  @Equals(true)
  readonly left?: true;
}
