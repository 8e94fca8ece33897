import { CHAPTERS, allRulings, foldersOf, rulingsBelow, type Chapters } from './chapters.js';

test('every ruling of the book is run by one of the test files beside this one', () => {
  const run = (Object.keys(CHAPTERS) as Chapters[]).flatMap((chapters) => foldersOf(chapters).flatMap(rulingsBelow));
  expect(run.length).toBeGreaterThan(600);
  expect(run.sort()).toEqual([...allRulings()].sort());
});
