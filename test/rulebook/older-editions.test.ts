import {
  citationOf,
  CORE_EDITIONS,
  placesOf,
  ruleKeyOf,
  ruleKeysOf,
  rulesNear,
  rulesNumbered,
  type EditionId,
  type RuleKey,
} from '#rulebook';
import { numberProblems } from '../../tools/citations-in.js';
import { numbersOf } from '../../tools/rules-map/rules.js';

const numbered = (edition: EditionId): readonly (readonly [RuleKey, string])[] =>
  ruleKeysOf(edition).map((key) => [key, citationOf(edition, key)?.rule ?? '']);

describe.each(CORE_EDITIONS)('the numbers of %s', (edition) => {
  const book = new Set(numbersOf(edition));

  test('are numbers of that edition, each of one key', () => {
    expect(book.size).toBeGreaterThan(1300);
    expect(ruleKeysOf(edition).length).toBeGreaterThan(500);
    expect(numberProblems(edition, numbered(edition), book)).toEqual([]);
  });

  test('are read both ways', () => {
    for (const [key, rule] of numbered(edition)) expect(ruleKeyOf(edition, rule)).toBe(key);
  });
});

test('a number that the edition does not have, or that two keys share, is told', () => {
  const rows = [
    ['scoring.final-point', '999.9'],
    ['scoring.hold', '464.2'],
    ['scoring.conquer', '464.2'],
  ] as const;
  expect(numberProblems('core-1.3', rows, new Set(numbersOf('core-1.3')))).toEqual([
    'core-1.3: scoring.final-point -> 999.9, which that edition does not have',
    'core-1.3: 464.2 is the number of several keys: scoring.hold, scoring.conquer',
  ]);
});

/** What people have written of older editions by their numbers, and the rules' numbers now. */
test.each([
  ['core-1.0', '517.1', '317.1'],
  ['core-1.0', '519', '319'],
  ['core-1.0', '599.1.a.2', '423.1.a.2'],
  ['core-1.0', '632.1.b', '471.1.b'],
  ['core-1.0', '648.8.a', '489.8.a'],
  ['core-1.0', '721.1.c', '809.1.c'],
  ['core-1.1', '352.5', '355.6'],
  ['core-1.1', '439.1.d.4', '465.2.c.4'],
  ['core-1.1', '462.8.b', '489.8.b'],
  ['core-1.2', '184.4.c', '190.4.c'],
  ['core-1.2', '322.3', '323.4'],
  ['core-1.2', '735.1.c', '809.1.c'],
  ['core-1.3', '144', '144'],
  ['core-1.3', '466.1.b', '471.1.b'],
  ['core-1.3', '460.2.c.4', '465.2.c.4'],
] as const)('%s %s is %s today', (edition, older, today) => {
  const key = ruleKeyOf(edition, older);
  expect(key).toBeDefined();
  expect(key && citationOf('core-1.4', key)?.rule).toBe(today);
});

test('a rule is told in every edition: its number, that it has none, that it is not known, what was decided otherwise', () => {
  const places = placesOf('scoring.final-point');
  expect(places.map(({ edition, rule }) => `${edition} ${rule}`)).toEqual([
    'core-1.4 471.1.b',
    'core-1.3 466.1.b',
    'core-1.2 448.1.b',
    'core-1.1 444.1.b',
    'core-1.0 632.1.b',
  ]);
  expect(places.map(({ difference }) => difference !== null)).toEqual([false, false, true, true, true]);
  expect(placesOf('keyword.flow').map(({ rule, isKnown }) => (isKnown ? rule : 'not known'))).toEqual([
    '829',
    null,
    null,
    null,
    null,
  ]);
  const unknown = placesOf('zones.chain').filter(({ isKnown }) => !isKnown);
  expect(unknown.every(({ rule }) => rule === null)).toBe(true);
  expect(unknown.length).toBeGreaterThan(0);
  expect(placesOf('tournament.deck-size').map(({ edition }) => edition)).toEqual(['tournament-2026-07-16']);
});

test('of what an edition is known to decide otherwise, the nearest row holds', () => {
  const said = placesOf('trigger.may').map(({ difference }) => difference);
  expect(said[0]).toBeNull();
  expect(said[1]).toMatch(/triggers/);
  expect(new Set(said.slice(2)).size).toBe(1);
  expect(said[2]).toMatch(/resolves/);
});

test('a number is looked up in every document, the newest first', () => {
  expect(rulesNumbered('471.1.b')[0]).toMatchObject({ key: 'scoring.final-point' });
  expect(rulesNumbered('444.1.b')).toEqual([{ key: 'scoring.final-point', editions: ['core-1.1'] }]);
  expect(rulesNumbered('402.1').map(({ key }) => key)).toContain('tournament.deck-size');
  expect(rulesNumbered('444.1.b', ['core-1.4'])).toEqual([]);
});

test('near a number that no key has are the rule above it and what is below that, else neighbours', () => {
  expect(rulesNear('core-1.4', '471.1.b.9')).toEqual(['scoring.final-point', 'scoring.final-point-every-battlefield']);
  expect(rulesNear('core-1.4', '999')[0]).toBe('keyword.flow');
});
