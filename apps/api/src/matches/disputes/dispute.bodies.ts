import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { RULINGS, type RulingStatus } from '#match';
import { PENALTIES, type Penalty } from '#ruleset';
import { DisputeStepBody } from './dispute-step.body.js';

const NOTES = ['question', 'note'] as const;
const OUTCOMES = ['resolved', 'missed'] as const;
const REMEDIES = ['let-stand', 'rewind', 'correction', 'missed-trigger', 'reversal'] as const;
const LINE = { message: 'line must be one line of at most 2,000 characters' };
const ONE_LINE = /^[^\p{Cc}\p{Surrogate}]{1,2000}$/u;

/** Calls a judge. */
export class CallBody extends DisputeStepBody {
  @ApiPropertyOptional({
    description: 'Number of the play or rewind it is about; null for none.',
    type: Number,
    nullable: true,
  })
  @IsOptional()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  @IsInt()
  readonly about?: number | null;

  @ApiPropertyOptional({ description: 'Whether play stops for it.', default: true })
  @IsOptional()
  @IsBoolean()
  readonly pauses?: boolean;
}

/** A judge takes the call, or has come to the table. */
export class JudgeBody extends DisputeStepBody {
  @ApiPropertyOptional({ description: 'Whether the judge is at the table.', default: false })
  @IsOptional()
  @IsBoolean()
  readonly atTable?: boolean;
}

/** What a player says happened. */
export class ClaimBody extends DisputeStepBody {
  @ApiPropertyOptional({ description: 'The same as a line of notation, on the table that the play in dispute met.' })
  @IsOptional()
  @Matches(ONE_LINE, LINE)
  readonly line?: string;
}

/** A question or a remark. */
export class NoteBody extends DisputeStepBody {
  @ApiProperty({ enum: NOTES })
  @IsIn(NOTES)
  readonly kind!: (typeof NOTES)[number];
}

/** A ruling; where an appeal waits, the decision on it. */
export class RulingBody extends DisputeStepBody {
  @ApiProperty({ enum: RULINGS })
  @IsIn(RULINGS)
  readonly ruling!: RulingStatus;

  @ApiPropertyOptional({ description: 'That it rests on what a video of the match shows.', default: false })
  @IsOptional()
  @IsBoolean()
  readonly video?: boolean;
}

/** What is done about it. */
export class RemedyBody {
  @ApiProperty({ enum: REMEDIES })
  @IsIn(REMEDIES)
  readonly kind!: (typeof REMEDIES)[number];

  @ApiPropertyOptional({
    description:
      'Of a rewind: number of the first play to be undone; of a reversal: the own decision, the last action unless told.',
    type: Number,
  })
  @IsOptional()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  @IsInt()
  readonly to?: number;

  @ApiPropertyOptional({ description: 'Of a correction, or of what a missed trigger does: a line of notation.' })
  @IsOptional()
  @Matches(ONE_LINE, LINE)
  readonly line?: string;

  @ApiPropertyOptional({ enum: OUTCOMES, description: 'Of a missed trigger.' })
  @IsOptional()
  @IsIn(OUTCOMES)
  readonly outcome?: (typeof OUTCOMES)[number];

  @ApiPropertyOptional({ description: 'Of a missed trigger: seat of whose it was to announce.', type: Number })
  @IsOptional()
  @Min(0)
  @Max(7)
  @IsInt()
  readonly missedBy?: number;

  @ApiPropertyOptional({ description: 'Of a missed trigger: seat of the opponent who chose.', type: Number })
  @IsOptional()
  @Min(0)
  @Max(7)
  @IsInt()
  readonly chosenBy?: number;
}

/** Orders a remedy. */
export class OrderRemedyBody extends DisputeStepBody {
  @ApiProperty({ type: RemedyBody })
  @IsObject()
  @ValidateNested()
  @Type(() => RemedyBody)
  readonly remedy!: RemedyBody;
}

/** A player who is penalised, with the warnings that the player has had in the event before this match. */
export class PenalisedBody {
  @ApiProperty({ type: Number })
  @Min(0)
  @Max(7)
  @IsInt()
  readonly seat!: number;

  @ApiPropertyOptional({ description: 'Earlier warnings for the same infraction.', default: 0 })
  @IsOptional()
  @Min(0)
  @Max(999)
  @IsInt()
  readonly same?: number;

  @ApiPropertyOptional({ description: 'Earlier warnings of the same section, with those.', default: 0 })
  @IsOptional()
  @Min(0)
  @Max(999)
  @IsInt()
  readonly any?: number;
}

/** Penalises players for an infraction. */
export class PenaltyBody extends DisputeStepBody {
  @ApiProperty({ description: 'Key of the infraction.', example: 'mispaid' })
  @Length(1, 60)
  readonly infraction!: string;

  @ApiPropertyOptional({ enum: PENALTIES, description: 'Another than the usual one.' })
  @IsOptional()
  @IsIn(PENALTIES)
  readonly penalty?: Penalty;

  @ApiPropertyOptional({ description: 'That it is this one, whatever the rules come to.', default: false })
  @IsOptional()
  @IsBoolean()
  readonly deviates?: boolean;

  @ApiProperty({ type: [PenalisedBody] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(8)
  @ValidateNested({ each: true })
  @Type(() => PenalisedBody)
  readonly players!: readonly PenalisedBody[];
}

/** Gives up a penalty of the dispute. */
export class WithdrawalBody extends DisputeStepBody {
  @ApiPropertyOptional({ description: 'Its number in the dispute, from 1; the last one where left out.', type: Number })
  @IsOptional()
  @Min(1)
  @Max(999)
  @IsInt()
  readonly penalty?: number;
}

/** Appeals the last ruling, or closes the dispute. */
export class PlainStepBody extends DisputeStepBody {}

/** Gives the match more time. */
export class ExtensionBody extends DisputeStepBody {
  @ApiProperty({ type: Number })
  @Min(1)
  @Max(120)
  @IsInt()
  readonly minutes!: number;
}
