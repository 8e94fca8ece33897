import { DEFINITIONS } from '../cards/definitions/index.js';
import type { CardId } from '../words/card.js';
import type { CardDefinition } from '../words/definition.js';
import { abilityWords } from './readings/abilities.js';
import { aThing } from '../words/said/filters.js';

const bearerLines = (bearer: CardDefinition['bearer']): readonly string[] => {
  if (bearer === undefined) return [];
  if (bearer === 'copied') return ['Its bearer gains its own rules text once more, as it is when this is attached.'];
  if (bearer.length === 0) return ['Its bearer gains no text besides Might and keywords.'];
  return bearer.map((ability) => `Its bearer gains: ${abilityWords(ability)}`);
};

/** What a definition does, a line for each ability, made of the definition alone: two that differ read differently. */
export const readDefinition = ({ abilities, alsoType, bearer, bearerCopies }: CardDefinition): readonly string[] => {
  const copied = bearerCopies
    ? [
        `As this is attached, choose ${aThing(bearerCopies)}: its bearer is a copy of that for as long as this is attached to it.`,
      ]
    : bearerLines(bearer);
  const typed = alsoType ? [`This is ${alsoType.toLowerCase()} as well.`] : [];
  const lines = [...typed, ...abilities.map(abilityWords), ...copied];
  return lines.length > 0 ? lines : ['Nothing besides its keywords.'];
};

/** What the encoding of a card does, a line for each ability; null where its text is not encoded, and told at the table. */
export const readingOf = (card: CardId): readonly string[] | null => {
  const definition = Object.hasOwn(DEFINITIONS, card) ? DEFINITIONS[card] : undefined;
  return definition === undefined ? null : readDefinition(definition);
};
