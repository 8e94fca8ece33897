import { isAmong, MOST_LISTS, subsets } from '../../../libs/rulesets/riftbound/src/judging/targets/subsets.js';

describe('lists of what may be chosen', () => {
  test.each([
    ['each is in a list once, shortest first', ['a', 'b', 'c'], 1, 2, ['a', 'b', 'c', 'ab', 'ac', 'bc']],
    ['none is a list where none is needed', ['a'], 0, 1, ['', 'a']],
    ['the same thing, given more than once, makes each list once', ['a', 'a', 'a', 'b'], 1, 2, ['a', 'b', 'aa', 'ab']],
    ['the same thing is taken as often as it is given', ['a', 'b', 'b', 'b'], 3, 3, ['abb', 'bbb']],
    ['there is no list where too little is there', ['a'], 2, 3, []],
  ])('%s', (_title, items, min, max, lists) => {
    expect(subsets(items, { min, max }).map((list) => list.join(''))).toEqual(lists);
  });

  test('what does not fit together is in no longer list either', () => {
    const asked: string[] = [];
    const fits = (list: readonly string[]): boolean => {
      asked.push(list.join(''));
      return !list.includes('a') || list.length === 1;
    };
    expect(subsets(['a', 'b', 'c'], { min: 1, max: 3, fits }).map((list) => list.join(''))).toEqual([
      'a',
      'b',
      'c',
      'bc',
    ]);
    expect(asked).not.toContain('abc');
  });

  test('no more lists are put together than are looked at, the shortest', () => {
    const items = Array.from({ length: MOST_LISTS + 1 }, (_, index) => index);
    expect(subsets(items, { min: 1, max: 2 })).toEqual(items.slice(0, MOST_LISTS).map((item) => [item]));
    expect(subsets(items.slice(0, 10), { min: 2, max: 2 })).toHaveLength(MOST_LISTS);
  });

  test('a list is among another that has each of its items as often', () => {
    expect([['a'], ['a', 'a'], ['b'], []].map((list) => isAmong(list, ['a', 'c']))).toEqual([true, false, false, true]);
  });
});
