import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { type Role, ROLES, USUAL_ROLE } from '../access/roles.js';

/** What every order about an open match may say. */
export abstract class OrderBody {
  @ApiPropertyOptional({
    description: 'The revision the sender has seen last; the order is refused when the tape is elsewhere.',
  })
  @IsOptional()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  @IsInt()
  readonly expectedRevision?: number;

  @ApiPropertyOptional({ enum: ROLES, default: USUAL_ROLE, description: 'What the holder of the key acts as.' })
  @IsOptional()
  @IsIn(ROLES)
  readonly actor?: Role;
}
