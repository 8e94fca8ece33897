import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { WholeNumber } from '../http/whole-number.js';

/** The words of `RESULT_FORMATS`, which the library of lists has. */
const FORMATS = ['purplefox', 'carde', 'csv', 'json'] as const;

/** A round of an event. */
export class RoundParams {
  @ApiProperty({ description: 'Id of the event.' })
  @IsString()
  readonly event!: string;

  @ApiProperty({ type: Number })
  @WholeNumber()
  @Min(1)
  @Max(99)
  @IsInt()
  readonly round!: number;
}

/** A table of a round of an event. */
export class TableParams extends RoundParams {
  @ApiProperty({ type: Number })
  @WholeNumber()
  @Min(1)
  @Max(99_999)
  @IsInt()
  readonly table!: number;
}

/** In which format something goes out. */
export class ResultsQuery {
  @ApiPropertyOptional({ enum: FORMATS, default: 'json' })
  @IsOptional()
  @IsIn(FORMATS)
  readonly format?: (typeof FORMATS)[number];
}

/** Penalties go out as data, or as the table that judges know. */
export class PenaltiesQuery {
  @ApiPropertyOptional({ enum: ['json', 'csv'], default: 'json' })
  @IsOptional()
  @IsIn(['json', 'csv'])
  readonly format?: 'json' | 'csv';
}

/** Which round of the floor: the one under way where left out. */
export class FloorQuery {
  @ApiPropertyOptional({ type: Number })
  @IsOptional()
  @WholeNumber()
  @Min(1)
  @Max(99)
  @IsInt()
  readonly round?: number;
}
