import { sourceText } from '../../apps/replayer/src/sources.js';
import { idsOf, SEED_LISTS } from '../../tools/ruling-book/rows.js';

test('a row of every list that the project began with is said in words, with its name behind them', () => {
  for (const id of SEED_LISTS.flatMap(idsOf))
    expect(sourceText(id)).toMatch(new RegExp(`^[A-Za-z].* \\d+ \\(${id}\\)$`));
});

test('a source is read as people say it', () => {
  expect(sourceText('R017')).toBe('judge ruling 17 (R017)');
  expect(sourceText('half of R017')).toBe('half of judge ruling 17 (R017)');
  expect(sourceText('own')).toBe('by Matchtape');
  expect(sourceText('377.1#2')).toBe('example 2 of 377.1');
  expect(sourceText('477.1')).toBe('rule 477.1');
  expect(sourceText('Core Rules 1.4')).toBe('Core Rules 1.4');
});
