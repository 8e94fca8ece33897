import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { WholeNumber } from '../http/whole-number.js';
import { ViewerQuery } from '../matches/match.query.js';

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

/** The code of a table, by which its players are told of their call. */
export class TableCodeQuery {
  @ApiProperty({ description: 'The code of the table, as its QR code has it.' })
  @Matches(/^[0-9a-f]{20}$/, { message: 'code must be as the QR code of the table has it' })
  readonly code!: string;
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

/** In which form a floor that is followed comes: whole each time, or, after the first, as what has changed. */
export class FloorLiveQuery extends FloorQuery {
  @ApiPropertyOptional({ enum: ['whole', 'changes'], default: 'whole' })
  @IsOptional()
  @IsIn(['whole', 'changes'])
  readonly as?: 'whole' | 'changes';
}

/** How many tables a follower may name. */
const MOST_TABLES = 100;

const CONTENTS = ['all', 'tables', 'moments'] as const;

/** What of an event is followed. */
export class FeedQuery extends ViewerQuery {
  @ApiPropertyOptional({ type: Number, description: 'One round; all where left out.' })
  @IsOptional()
  @WholeNumber()
  @Min(1)
  @Max(99)
  @IsInt()
  readonly round?: number;

  @ApiPropertyOptional({
    description: 'Some tables by their numbers, with commas; all where left out.',
    example: '1,2',
  })
  @IsOptional()
  @Matches(new RegExp(`^\\d{1,5}(,\\d{1,5}){0,${String(MOST_TABLES - 1)}}$`), {
    message: `tables must be at most ${String(MOST_TABLES)} numbers with commas between`,
  })
  readonly tables?: string;

  @ApiPropertyOptional({
    enum: CONTENTS,
    default: 'all',
    description:
      'Every event, what is worth announcing, and how its table stands after each play; the standing alone; or the moments alone.',
  })
  @IsOptional()
  @IsIn(CONTENTS)
  readonly content?: (typeof CONTENTS)[number];

  @ApiPropertyOptional({
    type: Number,
    description: 'The "position" of the last message that came; Last-Event-ID counts before it.',
  })
  @IsOptional()
  @WholeNumber()
  @Min(0)
  @IsInt()
  readonly after?: number;
}
