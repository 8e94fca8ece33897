import { examplesOf } from '../../tools/rules-map/examples.js';
import { citedInCode, citedInRulings } from '../../tools/rules-map/evidence.js';
import { readReasons } from '../../tools/rules-map/reasons.js';
import { allRules, rulesNamed } from '../../tools/rules-map/rules.js';
import { standingsOf } from '../../tools/rules-map/standing.js';
import { filesBelow } from '../../tools/sources.js';

const rules = allRules();
const rulings = filesBelow('rulings/riftbound', ['.yaml']);

describe('the examples of the book', () => {
  test('each is a ruling or has a reason, and none has both', () => {
    expect(examplesOf(rulings, rules).problems).toEqual([]);
  });

  test('a ruling for an example makes its reason go', () => {
    const [first] = examplesOf(rulings, rules).examples.filter(({ reason }) => reason !== null);
    const path = 'rulings/riftbound/new.yaml';
    const more = [...rulings, { path, text: `source: ["${first?.id ?? ''}"]` }];
    expect(examplesOf(more, rules).problems).toEqual([expect.stringContaining(path)]);
  });
});

describe('the rules map', () => {
  test('names rules by number, with those below, and from one to another', () => {
    expect(rulesNamed('468', rules)).toEqual(['468']);
    expect(rulesNamed('485.4.*, 486.1', rules)).toEqual(['485.4', '485.4.a', '486.1']);
    expect(rulesNamed('485.4-485.5', rules)).toEqual(['485.4', '485.4.a', '485.5']);
    expect(() => rulesNamed('999', rules)).toThrow('no rule 999');
  });

  test('sees keys in code, numbers in comments, keys in rulings', () => {
    const code = [
      { path: 'x.ts', text: "// The final point (471.1.b, Tournament Rules 402.1).\nconst a = 'deck.copies';" },
    ];
    expect([...citedInCode(code, rules)]).toEqual([
      ['103.2.b', [{ path: 'x.ts', line: 2 }]],
      ['471.1.b', [{ path: 'x.ts', line: 1 }]],
    ]);
    const ruling = [{ path: 'y.yaml', text: 'expect:\n  refused: { play: x, because: deck.copies }' }];
    expect([...citedInRulings(ruling, rules).keys()]).toEqual(['103.2.b']);
  });

  test('a rule that nobody does and nobody excuses is a problem', () => {
    const reasons = { ...readReasons(rules), reasons: new Map(), held: new Map() };
    const none = new Map();
    const { problems } = standingsOf(rules, { code: none, rulings: none, tests: none, reasons });
    expect(problems).toContain('471.1.b scoring.final-point is neither done nor has a reason');
  });
});
