import { allCards, type Card, type CardDefinition } from '#rulesets/riftbound';

/** A part of a definition: an object of the vocabulary with the name of the property that it stands under. */
export interface Part {
  readonly under: string;
  readonly value: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object within a value, the outer before the inner. An entry of a list stands under the name of the list. */
const partsWithin = (value: unknown, under: string): readonly Part[] => {
  if (Array.isArray(value)) return value.flatMap((each) => partsWithin(each, under));
  if (!isObject(value)) return [];
  return [{ under, value }, ...Object.entries(value).flatMap(([name, each]) => partsWithin(each, name))];
};

/** The parts of a definition, what its abilities make and give among them. */
export const partsOf = (definition: CardDefinition): readonly Part[] => partsWithin(definition, '');

const TOKENS: ReadonlyMap<unknown, Card> = new Map(
  allCards.filter(({ supertype }) => supertype === 'Token').map((card) => [card.name, card]),
);

/** The tokens that a definition names, once for each time. */
export const tokensOf = (definition: CardDefinition): readonly Card[] =>
  partsOf(definition).flatMap(({ value }) => TOKENS.get(value['token']) ?? []);
