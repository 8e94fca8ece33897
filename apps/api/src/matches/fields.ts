import type { TransformFnParams } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** Ids of matches and plays: what stands in an address without encoding. The server's own causes hold a colon, these never. */
export const MATCH_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
export const MATCH_ID_WORDS = 'must be 1 to 100 letters, digits, dots, dashes or underscores, a letter or digit first';

/** Keeps a JSON value as it came in: it belongs to a ruleset, whose own parser reads it. */
export const rawProperty =
  (name: string) =>
  ({ obj }: TransformFnParams): unknown =>
    (obj as Readonly<Record<string, unknown>>)[name];

const isPlainObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A deck: an object, or a text of up to 20,000 characters. */
export const IsDeck = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDeck',
    validator: {
      validate: (value) => isPlainObject(value) || (typeof value === 'string' && value.length <= 20_000),
      defaultMessage: () => 'deck must be the text of a deck list (at most 20,000 characters), an object, or null',
    },
  });

/** A play: an object that the ruleset reads. */
export const IsPlay = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPlay',
    validator: { validate: isPlainObject, defaultMessage: () => 'play must be an object, as the offers show it' },
  });
