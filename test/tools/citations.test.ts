import { citationProblems, literalsOf, tableProblems } from '../../tools/citations-in.js';

const keys = ['scoring.final-point', 'deck.copies'];
const problemsOf = (text: string): readonly string[] => citationProblems(literalsOf({ path: 'x.ts', text }), keys);

describe('the citation audit', () => {
  test('sees a key that no table knows, with its place', () => {
    expect(problemsOf("const a = 1;\nconst b = ['scoring.final-pint'];")).toEqual([
      "x.ts:2 cites 'scoring.final-pint', which no table of libs/rulebook knows",
    ]);
  });

  test('sees a bare rule number', () => {
    expect(problemsOf("const rule = '471.1.b';")).toHaveLength(1);
  });

  test('lets known keys, comments and other dotted words pass', () => {
    expect(
      problemsOf("// scoring.nonsense\nf('scoring.final-point', `deck.copies`, 'file.ts', 'a.b', '100');"),
    ).toEqual([]);
  });

  test('sees a table entry without a number', () => {
    expect(
      tableProblems('core-1.4', [
        ['deck.copies', '103.2.b'],
        ['deck.cards', 'soon'],
      ]),
    ).toHaveLength(1);
  });

  test('sees a table entry without a heading, where the document has headings', () => {
    const entries = [
      ['runeterra.keyword.quick-attack', 'Quick Attack'],
      ['runeterra.round.token', 'Round: token'],
      ['runeterra.round.draw', '1.2'],
    ] as const;
    expect(tableProblems('runeterra-guides', entries, 'heading')).toHaveLength(1);
  });
});
