import { WORDS } from './words.js';

WORDS.reverse();

test('the words are turned round', () => {
  expect(WORDS).toEqual(['are', 'they', 'as']);
});
