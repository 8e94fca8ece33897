/**
 * Puts a watch on definitions, so it has the program to itself (tools/jest-runtime.cjs).
 * @jest-environment-options {"alone": true}
 */
import { allCards } from '#rulesets/riftbound';
import { abilitiesOf, noteReading } from './cards-tried/met.js';
import { tryCard } from './cards-tried/trial.js';
import { UNMET } from './cards-tried/unmet.js';

noteReading();

const CARDS = allCards.filter(({ id }) => abilitiesOf(id).length > 0);

/** What is to be said of a card: what went wrong with it, and the abilities that were met or not against what is known. */
const complaintsOf = (card: (typeof CARDS)[number]): readonly string[] => {
  const { problems, met } = tryCard(card);
  const names = abilitiesOf(card.id).map(([name]) => name);
  const never = names.filter((name) => !met.has(name) && !(name in UNMET)).map((name) => `${name} was never met`);
  const after = names.filter((name) => met.has(name) && name in UNMET).map((name) => `${name} was met after all`);
  return [...problems, ...never, ...after].map((complaint) => `${card.name}: ${complaint}`);
};

describe('every card with a text is used once, its targets taken away, with nothing to choose', () => {
  const sets = [...new Set(CARDS.map(({ id }) => id.slice(0, 3)))];
  test.each(sets)('%s', (set) => {
    expect(CARDS.filter(({ id }) => id.startsWith(set)).flatMap(complaintsOf)).toEqual([]);
  });

  test('what these tables do not meet is of cards that there are', () => {
    const names = new Set(CARDS.flatMap(({ id }) => abilitiesOf(id).map(([name]) => name)));
    expect(Object.keys(UNMET).filter((name) => !names.has(name))).toEqual([]);
  });
});
