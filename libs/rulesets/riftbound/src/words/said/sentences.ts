import { words } from '#ruleset';

const { upperFirst } = words;

type UnionKeys<Union> = Union extends unknown ? keyof Union : never;

type Uncovered<Union, Key> = Union extends unknown ? ([keyof Union & Key] extends [never] ? Union : never) : never;

/** One function for each property that tells members of a union apart: the member as words. */
export type Sayings<Union> = {
  readonly [Key in UnionKeys<Union>]?: (word: Extract<Union, Readonly<Record<Key, unknown>>>) => string;
};

type Saying<Union> = (word: Union) => string;

/** A table of sayings; it does not compile where a member of the union has none of its properties. */
type Complete<Union, Table> = [Uncovered<Union, keyof Table>] extends [never] ? Table : never;

/** Says a member of a union: by every property of it that the table knows, in the order of the table. */
export const sayBy = <Union extends object, Table extends Sayings<Union>>(
  table: Complete<Union, Table>,
): ((word: Union) => string) => {
  const sayings = Object.entries(table as object) as readonly (readonly [string, Saying<Union>])[];
  return (word) =>
    sayings
      .filter(([key]) => key in word)
      .map(([, say]) => say(word))
      .filter((said) => said !== '')
      .join(', and ');
};

/** The words that are there, with a sign between them. */
export const joined = (parts: readonly (string | false | undefined | null)[], between = ' '): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(between);

/** A sentence: a capital letter, and a full stop unless there is a sign already. */
export const sentence = (text: string): string => {
  const begun = upperFirst(text);
  return /[.:"]$/.test(begun) ? begun : `${begun}.`;
};

/** `a unit`, `an enemy unit`, `another unit`. */
export const withArticle = (noun: string): string => {
  if (noun.startsWith('other ')) return `an${noun}`;
  return `${/^(?:[aeio]|un[bas]|8)/i.test(noun) ? 'an' : 'a'} ${noun}`;
};
