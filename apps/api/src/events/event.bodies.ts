import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import type { Delay } from '#access';
import { LEVELS, LONGEST_PLACE, OFFICIALS, type Level } from '#ruleset';
import {
  DELAY_WORDS,
  LONGEST_DELAY,
  LONGEST_ID,
  PAIRING_FORMATS,
  parseDelay,
  PLAIN_ORDERS,
  type PairingFormat,
} from '#tournament';
import { MATCH_ID, MATCH_ID_WORDS, rawProperty } from '../matches/fields.js';
import { INSTALLED_RULESETS } from '../rulesets.js';
import { TableCodeQuery } from './table.query.js';

/** Characters of a list of pairings: a tournament file of a thousand players has less. */
export const LONGEST_LIST = 3_000_000;

const CONSULTED = ['nobody', 'head-judge', 'judges'] as const;
const CASTERS = ['never', 'closed'] as const;
const ONE_LINE = /^[^\p{Cc}\p{Surrogate}]*$/u;
const ID = new RegExp(`^(?=.{1,${String(LONGEST_ID)}}$)[a-z0-9]+(?:-[a-z0-9]+)*$`);
const [usual] = INSTALLED_RULESETS;

const IsDelay = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDelay',
    validator: {
      validate: (value) =>
        (typeof value === 'number' || typeof value === 'string') && parseDelay(String(value)) !== undefined,
      defaultMessage: () => `delay must be ${DELAY_WORDS}`,
    },
  });

/** An official who orders something at the desk. */
export class OfficialBody {
  @ApiProperty({ enum: [...OFFICIALS, 'scribe'] })
  @IsIn([...OFFICIALS, 'scribe'])
  readonly role!: (typeof OFFICIALS)[number] | 'scribe';

  @ApiPropertyOptional({ default: '', maxLength: 60 })
  @IsOptional()
  @Matches(ONE_LINE, { message: 'name must be one line' })
  @MaxLength(60)
  readonly name?: string;
}

/** Under which id and by whom something is ordered. */
export class DeskOrderBody {
  @ApiPropertyOptional({
    description: 'Id of the order: sent again, it changes nothing more. Left out to be given one.',
  })
  @IsOptional()
  @Matches(MATCH_ID, { message: `orderId ${MATCH_ID_WORDS}` })
  readonly orderId?: string;

  @ApiPropertyOptional({
    type: OfficialBody,
    description: 'Who orders it; whoever holds the link, under the name of the device, where left out.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => OfficialBody)
  readonly by?: OfficialBody;
}

/** An event to be opened. */
export class OpenEventBody extends DeskOrderBody {
  @ApiPropertyOptional({ description: 'Id of the event, made of its title where left out.', example: 'summer-open' })
  @IsOptional()
  @Matches(ID, { message: 'id must be lower case letters and digits, with dashes between' })
  readonly id?: string;

  @ApiProperty({ example: 'Summer Open', maxLength: LONGEST_PLACE })
  @Length(1, LONGEST_PLACE)
  @Matches(/^(?! )[^\p{Cc}\p{Surrogate}]+(?<! )$/u, { message: 'title must be one line without blanks around it' })
  readonly title!: string;

  @ApiProperty({ example: usual?.id })
  @Length(1, 60)
  readonly ruleset!: string;

  @ApiPropertyOptional({ description: 'The first mode of the game where left out.' })
  @IsOptional()
  @Length(1, 60)
  readonly mode?: string;

  @ApiPropertyOptional({ description: 'The newest edition of the game where left out.' })
  @IsOptional()
  @Length(1, 60)
  readonly edition?: string;

  @ApiPropertyOptional({ enum: LEVELS, description: 'How strictly the event holds to its rules.' })
  @IsOptional()
  @IsIn(LEVELS)
  readonly level?: Level;

  @ApiPropertyOptional({ type: Number, default: 5 })
  @IsOptional()
  @Min(1)
  @Max(99)
  @IsInt()
  readonly rounds?: number;

  @ApiPropertyOptional({ type: Number, default: 16 })
  @IsOptional()
  @Min(1)
  @Max(10_000)
  @IsInt()
  readonly tables?: number;

  @ApiPropertyOptional({ type: Number, default: 50, description: 'Minutes of a round.' })
  @IsOptional()
  @Min(1)
  @Max(600)
  @IsInt()
  readonly minutes?: number;

  @ApiPropertyOptional({ default: false, description: 'Whether judges may look at hidden cards at all.' })
  @IsOptional()
  @IsBoolean()
  readonly judgesSeeHands?: boolean;

  @ApiPropertyOptional({ enum: CONSULTED, default: 'head-judge', description: 'Which judges may look into a tape.' })
  @IsOptional()
  @IsIn(CONSULTED)
  readonly tapesMayBeConsulted?: (typeof CONSULTED)[number];

  @ApiPropertyOptional({ enum: CASTERS, default: 'never', description: 'Whether casters are shown hands.' })
  @IsOptional()
  @IsIn(CASTERS)
  readonly castersSeeHands?: (typeof CASTERS)[number];

  @ApiPropertyOptional({ default: false, description: "Whether a player's link shows the own hand of an open match." })
  @IsOptional()
  @IsBoolean()
  readonly playersMayFollow?: boolean;

  @ApiPropertyOptional({
    oneOf: [
      { type: 'integer', minimum: 0, maximum: LONGEST_DELAY },
      { type: 'string', examples: ['90 s', 'after-game'] },
    ],
    default: 0,
    description:
      'How late the audience sees its matches: so many minutes, seconds as "90 s", or "after-game". Rounds and tables may have another (the order `SetDelay`).',
  })
  @IsOptional()
  @IsDelay()
  readonly delay?: Delay;
}

/** A list of pairings of a round, as a text in one of the formats. */
export class PairingsBody extends DeskOrderBody {
  @ApiProperty({ type: Number })
  @Min(1)
  @Max(99)
  @IsInt()
  readonly round!: number;

  @ApiPropertyOptional({ enum: PAIRING_FORMATS, description: 'Told by the look of the text where left out.' })
  @IsOptional()
  @IsIn(PAIRING_FORMATS)
  readonly format?: PairingFormat;

  @ApiProperty({ description: 'The list itself.' })
  @Length(1, LONGEST_LIST)
  readonly text!: string;

  @ApiPropertyOptional({ default: false, description: 'Takes in what can be read of a list with rows that cannot.' })
  @IsOptional()
  @IsBoolean()
  readonly despite?: boolean;
}

/** Standings of another system, as a text. */
export class StandingsBody extends DeskOrderBody {
  @ApiProperty({ description: 'The list itself: JSON, or a table with columns rank, name, id, points, dropped.' })
  @Length(1, LONGEST_LIST)
  readonly text!: string;
}

/** A deck list of a player. */
export class DeckBody extends DeskOrderBody {
  @ApiProperty({ description: 'Id of the player, as the pairings give it.' })
  @Length(1, 100)
  readonly player!: string;

  @ApiProperty({ description: 'The deck list as plain text.' })
  @Length(1, 20_000)
  readonly list!: string;
}

const IsOrder = (): PropertyDecorator =>
  ValidateBy({
    name: 'isOrder',
    validator: {
      validate: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      defaultMessage: () => 'order must be an object with a "type"',
    },
  });

/** An order at the desk. */
export class OrderAtDeskBody {
  @ApiPropertyOptional({ description: 'Id of the order: sent again, it changes nothing more.' })
  @IsOptional()
  @Matches(MATCH_ID, { message: `orderId ${MATCH_ID_WORDS}` })
  readonly orderId?: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: `What is ordered, by its type (${PLAIN_ORDERS.join(', ')}), with \`by\`: {role, name} where it is somebody else than who holds the link, and what the order needs: \`round\`, \`table\`, \`seat\`, \`result\` {wins, drawn, ending}, \`minutes\`, \`words\`, \`player\`, \`call\`, \`check\`, \`delay\` (minutes, "90 s", "after-game", or null for what is settled more widely).`,
    example: { type: 'BeginRound', by: { role: 'organiser', name: '' }, round: 1, minutes: 50 },
  })
  @Transform(rawProperty('order'))
  @IsOrder()
  readonly order!: object;
}

/** A judge called from a table, with the code that stands there. */
export class TableCallBody extends TableCodeQuery {
  @ApiPropertyOptional({ description: 'Id of the call: sent again, it calls nobody else.' })
  @IsOptional()
  @Matches(MATCH_ID, { message: `orderId ${MATCH_ID_WORDS}` })
  readonly orderId?: string;

  @ApiPropertyOptional({ type: Number, description: 'The place in the pairing of who calls.' })
  @IsOptional()
  @Min(0)
  @Max(7)
  @IsInt()
  readonly seat?: number;
}
