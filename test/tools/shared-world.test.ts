import { allCards, DEFINITIONS, type Card, type CardDefinition } from '#rulesets/riftbound';
import { allDefinitions } from '#rulesets/runeterra';

/** Every object and list within a value that may still be changed, by its path. */
const changeable = (value: unknown, path: string): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([name, each]) => changeable(each, `${path}.${name}`));
  return Object.isFrozen(value) ? within : [path, ...within];
};

test('a test that others share a world with cannot change the texts and cards that they read', () => {
  expect(changeable(DEFINITIONS, 'definitions')).toEqual([]);
  expect(changeable(allCards, 'cards')).toEqual([]);
  expect(changeable(allDefinitions, 'definitions of the second game')).toEqual([]);
  const honeyfruit = DEFINITIONS['UNL-049'] as CardDefinition;
  expect(() => (honeyfruit.abilities as unknown[]).reverse()).toThrow(TypeError);
  expect(() => Object.assign(allCards[0] as Card, { might: 9 })).toThrow(TypeError);
});
