import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import type { JsonObject } from '#kernel';
import type { MatchOrder, PlayerOrder } from '#match';
import { type Level, LEVELS, LONGEST_PLACE, RECORDING_MODES, type RecordingMode } from '#ruleset';
import { type Role, ROLES, USUAL_ROLE } from '../access/roles.js';
import { IsDeck, MATCH_ID, MATCH_ID_WORDS, rawProperty } from './fields.js';
import { INSTALLED_RULESETS } from '../rulesets.js';

const MAX_SEED = 2 ** 32 - 1;
const TEXTS = ['encoded', 'described'] as const;

/** Names of events and tables; see `isPlaceName`. */
const PLACE = new RegExp(`^(?! )[^\\p{Cc}\\p{Surrogate}]{1,${String(LONGEST_PLACE)}}(?<! )$`, 'u');
const PLACE_WORDS = `must be one line of 1 to ${String(LONGEST_PLACE)} characters`;

/** A player as entered when a match is opened. */
export class PlayerBody implements PlayerOrder {
  @ApiProperty({ example: 'Ana', maxLength: 60 })
  @Length(1, 60)
  @Matches(/^[^\p{Cc}]*$/u, { message: 'name must not hold control characters' })
  readonly name!: string;

  @ApiPropertyOptional({
    description: 'The deck as plain text, or as the value the ruleset stores; left out or null for an unknown deck.',
    oneOf: [{ type: 'string' }, { type: 'object' }],
    nullable: true,
  })
  @IsOptional()
  @Transform(rawProperty('deck'))
  @IsDeck()
  readonly deck?: string | JsonObject | null;

  @ApiPropertyOptional({ example: 'red', maxLength: 60 })
  @IsOptional()
  @Length(1, 60)
  readonly team?: string;
}

/** The game that examples are of. */
const [usual] = INSTALLED_RULESETS;

/** What a match is opened with. */
export class OpenMatchBody implements MatchOrder {
  @ApiPropertyOptional({
    description: 'Id of the match; left out to be given one. Opening it again with the same content changes nothing.',
  })
  @IsOptional()
  @Matches(MATCH_ID, { message: `id ${MATCH_ID_WORDS}` })
  readonly id?: string;

  @ApiProperty({ example: usual?.id })
  @Length(1, 60)
  readonly ruleset!: string;

  @ApiPropertyOptional({ enum: RECORDING_MODES, default: 'as-played' })
  @IsOptional()
  @IsIn(RECORDING_MODES)
  readonly recording?: RecordingMode;

  @ApiProperty({ example: usual?.modes[0]?.id })
  @Length(1, 60)
  readonly mode!: string;

  @ApiProperty({ example: usual?.editions.at(-1) })
  @Length(1, 60)
  readonly edition!: string;

  @ApiProperty({ type: [PlayerBody] })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(8)
  @ValidateNested({ each: true })
  @Type(() => PlayerBody)
  readonly players!: readonly PlayerBody[];

  @ApiPropertyOptional({
    description: 'Seat of the first player; null where the game chooses.',
    type: Number,
    nullable: true,
  })
  @IsOptional()
  @Min(0)
  @Max(7)
  @IsInt()
  readonly firstPlayer?: number | null;

  @ApiPropertyOptional({
    description:
      'Whether the server deals: from a secret that it draws now, commits to at once, and opens when the match is closed. Left out: where a seed is given.',
  })
  @IsOptional()
  @IsBoolean()
  readonly digital?: boolean;

  @ApiPropertyOptional({
    description: `Seed of a digital match that is to be dealt again, for tests: whoever knows it knows every card. Null for none.`,
    type: Number,
    nullable: true,
  })
  @IsOptional()
  @Min(0)
  @Max(MAX_SEED)
  @IsInt()
  readonly seed?: number | null;

  @ApiPropertyOptional({
    enum: TEXTS,
    default: 'encoded',
    description: 'Whether cards whose text is encoded act by themselves, or every effect is told at the table.',
  })
  @IsOptional()
  @IsIn(TEXTS)
  readonly texts?: (typeof TEXTS)[number];

  @ApiPropertyOptional({
    enum: LEVELS,
    description:
      'The level of the event, by which disputes are decided; left out where it is none, or does not say: as casual.',
  })
  @IsOptional()
  @IsIn(LEVELS)
  readonly level?: Level;

  @ApiPropertyOptional({ description: 'Which event, in words that everybody may read.', example: 'Summer Open' })
  @IsOptional()
  @Matches(PLACE, { message: `event ${PLACE_WORDS}` })
  readonly event?: string;

  @ApiPropertyOptional({ description: 'Which table of the event.', example: '12' })
  @IsOptional()
  @Matches(PLACE, { message: `table ${PLACE_WORDS}` })
  readonly table?: string;

  @ApiPropertyOptional({ enum: ROLES, default: USUAL_ROLE, description: 'What the holder of the key acts as.' })
  @IsOptional()
  @IsIn(ROLES)
  readonly actor?: Role;
}
