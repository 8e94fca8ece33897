import { ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Seat } from '#ruleset';
import { HttpProblem } from '../http/problem.js';

/** Whose name and notes are to be erased: exactly one of `seat` and `everybody`. */
export class ErasePeopleBody {
  @ApiPropertyOptional({ description: 'The seat of the player, from 0.' })
  @IsOptional()
  @Min(0)
  @Max(99)
  @IsInt()
  readonly seat?: number;

  @ApiPropertyOptional({ description: 'All players and officials, and all notes.', enum: [true] })
  @IsOptional()
  @Equals(true)
  readonly everybody?: true;
}

/** The seat that a body names; null for everybody. */
export const seatIn = ({ seat, everybody }: ErasePeopleBody): Seat | null => {
  if ((seat === undefined) !== (everybody === undefined)) return seat ?? null;
  throw new HttpProblem(400, {
    code: 'request/invalid',
    detail: 'The request holds both or neither of "seat" and "everybody".',
    remedy: 'Send the seat of the player, or "everybody": true.',
  });
};
