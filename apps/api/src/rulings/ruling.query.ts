import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const LONGEST = 200;

/** What is looked for in the ruling book; a part left out asks for nothing. */
export class RulingQuery {
  @ApiPropertyOptional({
    description: 'Words, each the beginning of a word of the ruling: title, topic, source, rules, cards, cases.',
    example: 'action chain',
  })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  readonly q?: string;

  @ApiPropertyOptional({ description: "Words of a card's name.", example: 'hidden blade' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  readonly card?: string;

  @ApiPropertyOptional({
    description: 'The key of a rule or the beginning of keys, or a number, which finds the rules below it as well.',
    example: 'scoring.final-point',
  })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  readonly rule?: string;

  @ApiPropertyOptional({ description: 'A topic of the book.', example: 'showdowns' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  readonly topic?: string;

  @ApiPropertyOptional({ description: 'A game, by its id.' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  readonly game?: string;
}
