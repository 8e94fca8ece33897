import { told } from './rules.js';

describe('a file of tests', () => {
  test.each([
    [1, 'one is left'],
    [2, '2 are left'],
  ])('%i is told', (count, words) => {
    expect(told(count)).toBe(words);
  });
});
