import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { RoundStepBody } from '../disputes/dispute-step.body.js';

const CLOCK_ORDERS = ['start', 'stop', 'run-on', 'lengthen', 'call-time'] as const;

/** What is ordered of the clock of the round. */
export class ClockBody extends RoundStepBody {
  @ApiProperty({ enum: CLOCK_ORDERS })
  @IsIn(CLOCK_ORDERS)
  readonly order!: (typeof CLOCK_ORDERS)[number];

  @ApiPropertyOptional({ description: 'Minutes, of `start` and `lengthen`.', type: Number })
  @IsOptional()
  @Min(1)
  @Max(600)
  @IsInt()
  readonly minutes?: number;

  @ApiPropertyOptional({ description: 'Of `call-time`: number of the turn in which it was.', type: Number })
  @IsOptional()
  @Min(1)
  @Max(9999)
  @IsInt()
  readonly turn?: number;

  @ApiPropertyOptional({ description: 'Of `start` and `call-time`: the match has to have a winner.', default: false })
  @IsOptional()
  @IsBoolean()
  readonly playoff?: boolean;
}

/** A match is given up. */
export class ConcessionBody extends RoundStepBody {
  @ApiProperty({ description: 'Seat of the player who does.', type: Number })
  @Min(0)
  @Max(7)
  @IsInt()
  readonly seat!: number;
}

/** A match is drawn by agreement. */
export class DrawBody extends RoundStepBody {
  @ApiProperty({ description: 'Seats of the players who agree.', type: [Number] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(8)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(7, { each: true })
  readonly seats!: readonly number[];
}

/** The result slip is signed. */
export class SignatureBody extends RoundStepBody {
  @ApiProperty({ description: 'Games won by each player, in order of seats.', type: [Number] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(8)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(99, { each: true })
  readonly wins!: readonly number[];

  @ApiPropertyOptional({ description: 'Games that nobody won.', type: Number, default: 0 })
  @IsOptional()
  @Min(0)
  @Max(99)
  @IsInt()
  readonly drawn?: number;

  @ApiProperty({ description: 'Seats of those who won the match; none where it is drawn.', type: [Number] })
  @IsArray()
  @ArrayMaxSize(8)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(7, { each: true })
  readonly winners!: readonly number[];
}
