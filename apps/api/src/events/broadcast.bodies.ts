import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { LONGEST_TEXT, OVERLAY_PARTS, type OverlayPart } from '#tournament';
import { MATCH_ID, MATCH_ID_WORDS } from '../matches/fields.js';

const ONE_LINE = /^[^\p{Cc}\p{Surrogate}]*$/u;

const IsText = (): PropertyDecorator => (target, key) => {
  ApiPropertyOptional({ default: '', maxLength: LONGEST_TEXT })(target, key);
  IsOptional()(target, key);
  MaxLength(LONGEST_TEXT)(target, key);
  Matches(ONE_LINE, { message: `${String(key)} must be one line` })(target, key);
};

/** Who looks at what the director shows. */
export class BroadcastQuery {
  @ApiPropertyOptional({
    enum: ['audience'],
    description: '`audience`: as the audience sees it, whatever the link allows, so that an overlay is never ahead.',
  })
  @IsOptional()
  @IsIn(['audience'])
  readonly viewer?: 'audience';
}

/** What overlays that follow an event show. What is left out is as nobody had said anything. */
export class BroadcastBody {
  @ApiPropertyOptional({ type: String, nullable: true, description: 'Id of the tape of a table; null shows none.' })
  @IsOptional()
  @Matches(MATCH_ID, { message: `match ${MATCH_ID_WORDS}` })
  readonly match?: string | null;

  @ApiProperty({ enum: OVERLAY_PARTS, isArray: true, description: 'The parts that are to be seen.' })
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(OVERLAY_PARTS.length)
  @IsIn(OVERLAY_PARTS, { each: true })
  readonly parts!: readonly OverlayPart[];

  @IsText()
  readonly title?: string;

  @IsText()
  readonly subtitle?: string;

  @IsText()
  readonly card?: string;

  @ApiPropertyOptional({ type: Number, default: 0, description: 'The seat that sits nearest to the audience.' })
  @IsOptional()
  @Min(0)
  @Max(7)
  @IsInt()
  readonly near?: number;
}
