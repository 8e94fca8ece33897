/**
 * Puts a watch on definitions, so it has the program to itself (tools/jest-runtime.cjs).
 * @jest-environment-options {"alone": true}
 */
import { allCards, allDefinitions } from '#rulesets/runeterra';
import { isMet, noteReading, textsOf } from './cards-tried/met.js';
import { tryCard } from './cards-tried/trial.js';
import { UNMET } from './cards-tried/unmet.js';

noteReading();

const cardOf = (code: string) => allCards.find((card) => card.code === code);

describe('each encoded text is met on a laid-out table', () => {
  test.each(allDefinitions.map(({ code }) => [cardOf(code)?.name ?? code, code]))('%s (%s)', (_name, code) => {
    const problems = tryCard(code, ['unit', 'landmark'].includes(cardOf(code)?.type ?? ''));
    const never = textsOf(code).filter((name) => !isMet(name) && !UNMET.has(name));
    const after = textsOf(code).filter((name) => isMet(name) && UNMET.has(name));
    expect({ problems, never, after }).toEqual({ problems: [], never: [], after: [] });
  });

  test('what these tables do not meet is of texts that there are', () => {
    const names = new Set(allDefinitions.flatMap(({ code }) => textsOf(code)));
    expect([...UNMET].filter((name) => !names.has(name))).toEqual([]);
  });
});
