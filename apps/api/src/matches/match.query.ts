import { ApiPropertyOptional, ApiProperty } from '@nestjs/swagger';
import { Allow, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { WholeNumber } from '../http/whole-number.js';
import { MATCH_ID, MATCH_ID_WORDS } from './fields.js';
import { INSTALLED_RULESETS } from '../rulesets.js';

/** Events one answer holds at most. */
export const MAX_EVENTS = 10_000;

/** Who asks; read by `AskingViewer`, listed here so that the check of queries knows it. */
export class ViewerQuery {
  @ApiPropertyOptional({
    description: '`recorder`, `public`, the number of a seat, or `audience`: the public behind the delay of the event.',
    example: 'public',
  })
  @Allow()
  readonly viewer?: string;
}

/** Matches of one game, or of all. */
export class RulesetQuery {
  @ApiPropertyOptional({ description: 'Id of the game; all games where left out.', example: INSTALLED_RULESETS[0]?.id })
  @IsOptional()
  @IsString()
  readonly ruleset?: string;
}

/** Matches that a page of the list holds unless told, and at most. */
export const USUAL_PAGE = 100;
const MAX_PAGE = 500;

/** A page of the list of matches. */
export class PageQuery {
  @ApiPropertyOptional({ description: 'How many matches.', type: Number, default: USUAL_PAGE, maximum: MAX_PAGE })
  @IsOptional()
  @WholeNumber()
  @Min(1)
  @Max(MAX_PAGE)
  @IsInt()
  readonly limit?: number;

  @ApiPropertyOptional({ description: 'Id of a match: those opened before it. The newest where left out.' })
  @IsOptional()
  @Matches(MATCH_ID, { message: `before ${MATCH_ID_WORDS}` })
  readonly before?: string;
}

/** A place on the tape. */
export class AtQuery extends ViewerQuery {
  @ApiPropertyOptional({ description: 'Revision after which to look; the newest where left out.', type: Number })
  @IsOptional()
  @WholeNumber()
  @Min(0)
  @IsInt()
  readonly at?: number;
}

/** An audit, by the match's own edition or by another. */
export class AuditQuery extends ViewerQuery {
  @ApiPropertyOptional({
    description: "The edition that decides, `core-1.1` or `1.1`; the match's own where left out.",
  })
  @IsOptional()
  @IsString()
  @MaxLength(80)
  readonly edition?: string;
}

/** The play that a rewind would go back to. */
export class RewindPlanQuery extends ViewerQuery {
  @ApiProperty({ type: Number, description: 'Number of the first play to be undone, as the timeline counts.' })
  @WholeNumber()
  @Min(1)
  @IsInt()
  readonly to!: number;
}

/** A seat at a place on the tape. */
export class SeatQuery extends AtQuery {
  @ApiProperty({ type: Number })
  @WholeNumber()
  @Min(0)
  @Max(7)
  @IsInt()
  readonly seat!: number;
}

/** A stretch of the tape. */
export class StretchQuery extends ViewerQuery {
  @ApiPropertyOptional({ description: 'First revision.', type: Number, default: 0 })
  @IsOptional()
  @WholeNumber()
  @Min(0)
  @IsInt()
  readonly from?: number;

  @ApiPropertyOptional({ type: Number, default: MAX_EVENTS, maximum: MAX_EVENTS })
  @IsOptional()
  @WholeNumber()
  @Min(1)
  @Max(MAX_EVENTS)
  @IsInt()
  readonly limit?: number;
}

/** Where a live look begins: `from` counts only where the browser sends no `Last-Event-ID`. */
export class LiveQuery extends ViewerQuery {
  @ApiPropertyOptional({ description: 'First revision.', type: Number, default: 0 })
  @IsOptional()
  @WholeNumber()
  @Min(0)
  @IsInt()
  readonly from?: number;
}
