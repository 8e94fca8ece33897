import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsOptional, Matches, Max, Min, ValidateIf, ValidateNested } from 'class-validator';
import type { Citing, Person } from '#match';
import { type Role, ROLES } from '#ruleset';
import { MATCH_ID, MATCH_ID_WORDS } from '../fields.js';
import { OrderBody } from '../order.body.js';

const DOCUMENTS = ['CR', 'TR'] as const;

/** One line of a person's own words. */
export const WORDS = /^[^\p{Cc}\p{Surrogate}]{0,2000}$/u;

/** Somebody with a part in a dispute: a player by the seat, everybody else by the name. */
export class PersonBody {
  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES)
  readonly role!: Role;

  @ApiPropertyOptional({ description: 'Seat of a player; of nobody else.', type: Number })
  @ValidateIf(({ role }: PersonBody) => role === 'player')
  @Min(0)
  @Max(7)
  @IsInt()
  readonly seat?: number;

  @ApiPropertyOptional({
    description: 'Who it is; for the recorder alone. Not of a player.',
    example: 'Kim',
    default: '',
  })
  @IsOptional()
  @Matches(/^[^\p{Cc}\p{Surrogate}:{}]{0,100}$/u, {
    message: 'name must be one line of at most 100 characters, without a colon or braces',
  })
  readonly name?: string;
}

/** A rule by its number in the rules of the game or of tournaments. */
export class CitingBody implements Citing {
  @ApiProperty({ enum: DOCUMENTS })
  @IsIn(DOCUMENTS)
  readonly document!: (typeof DOCUMENTS)[number];

  @ApiProperty({ description: 'Its number, as the document has it.' })
  @Matches(/^\d{1,3}(?:\.[0-9a-z]{1,3}){0,8}$/, { message: 'rule must be a number such as 702.9.b' })
  readonly rule!: string;
}

/** What every order about a match says: by whom, and in which words. */
export abstract class RoundStepBody extends OrderBody {
  @ApiProperty({
    description: 'Id of the order. The same id with the same order changes nothing and answers the same.',
  })
  @Matches(MATCH_ID, { message: `playId ${MATCH_ID_WORDS}` })
  readonly playId!: string;

  @ApiProperty({ type: PersonBody, description: 'Who says, asks or orders it.' })
  @IsObject({ message: 'by must be a person: a role with a seat or a name' })
  @ValidateNested()
  @Type(() => PersonBody)
  readonly by!: PersonBody;

  @ApiPropertyOptional({ description: 'What was said, for the recorder alone.', default: '' })
  @IsOptional()
  @Matches(WORDS, { message: 'words must be one line of at most 2,000 characters' })
  readonly words?: string;
}

/** What every step of a dispute says. */
export abstract class DisputeStepBody extends RoundStepBody {
  @ApiPropertyOptional({ type: CitingBody, description: 'The rule that it rests on.' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => CitingBody)
  readonly citing?: CitingBody;
}

const personOf = ({ role, seat = 0, name = '' }: PersonBody): Person =>
  role === 'player' ? { role, seat } : { role, name };

/** Who gives an order, and in which words, as the recorder takes it. */
export const spokenBy = ({ by, words = '' }: Pick<RoundStepBody, 'by' | 'words'>) => ({
  by: personOf(by),
  words: words.trim(),
});

/** What all orders about disputes say, as the recorder takes it. */
export const sayingOf = ({ citing, ...body }: DisputeStepBody) => ({
  ...spokenBy(body),
  citing: citing === undefined ? null : { document: citing.document, rule: citing.rule },
});
