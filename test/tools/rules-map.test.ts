import { readFileSync } from 'node:fs';
import { ruleKeysOf } from '#rulebook';
import { examplesOf } from '../../tools/rules-map/examples.js';
import { citedInCode, citedInRulings } from '../../tools/rules-map/evidence.js';
import { readReasons } from '../../tools/rules-map/reasons.js';
import { allRules, EDITION, rulesNamed } from '../../tools/rules-map/rules.js';
import { standingsOf } from '../../tools/rules-map/standing.js';
import { filesBelow } from '../../tools/sources.js';

/** Whether a text names a rule: by its key in quotes, or by its whole number. */
const says = (text: string, number: string, key: string | null): boolean =>
  (key !== null && text.includes(`'${key}'`)) ||
  new RegExp(`(?<![\\w.])${number.replaceAll('.', '\\.')}(?!\\w|\\.\\w)`).test(text);

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
      {
        path: 'x.ts',
        text: "// The final point (471.1.b, Tournament Rules 402.1); cards 101 to 125, SHA-256.\nconst a = ['deck.copies', ''];",
      },
    ];
    expect([...citedInCode(code, rules)]).toEqual([
      ['103.2.b', [{ path: 'x.ts', line: 2 }]],
      ['471.1.b', [{ path: 'x.ts', line: 1 }]],
    ]);
    const ruling = [{ path: 'y.yaml', text: 'expect:\n  refused: { play: x, because: deck.copies }' }];
    expect([...citedInRulings(ruling, rules).keys()]).toEqual(['103.2.b']);
  });

  const found = new Map();

  test('a rule that nobody cites and nobody excuses is a problem', () => {
    const reasons = { ...readReasons(rules), reasons: new Map() };
    const { problems } = standingsOf(rules, { code: found, rulings: found, tests: found, reasons });
    expect(problems).toContain('471.1.b scoring.final-point is neither cited where it is built nor has a reason');
  });

  test('a rule that is cited and excused is a problem too', () => {
    const code = new Map([['471.1.b', [{ path: 'x.ts', line: 7 }]]]);
    const reasons = { ...readReasons(rules), reasons: new Map([['471.1.b', { kind: 'people', note: null }]]) };
    const { problems } = standingsOf(rules, { code, rulings: found, tests: found, reasons });
    expect(problems).toContainEqual(
      expect.stringMatching(/^471\.1\.b scoring\.final-point is cited \(x\.ts:7\); its reason/),
    );
  });
});

/** The ruleset as it is: every rule with a key, where it is cited, why it is not. */
describe('any rule in one step', () => {
  const sources = filesBelow('libs/rulesets/riftbound/src', ['.ts']);
  const reasons = readReasons(rules);
  const { standings } = standingsOf(rules, {
    code: citedInCode(sources, rules),
    rulings: citedInRulings(rulings, rules),
    tests: new Map(),
    reasons,
  });
  const keyed = standings.filter(({ rule }) => rule.key !== null);

  test('every rule with a key is cited in code or has a reason, and none has both', () => {
    const cited = keyed.filter(({ code }) => code.length > 0);
    const excused = keyed.filter(({ rule }) => reasons.reasons.has(rule.number));
    expect(keyed.length).toBe(ruleKeysOf(EDITION).length);
    expect(new Set([...cited, ...excused]).size).toBe(keyed.length);
    expect(cited.length + excused.length).toBe(keyed.length);
  });

  test('each place that the map names has the key or the number of the rule in that very line', () => {
    const lines = new Map(sources.map(({ path, text }) => [path, text.split('\n')]));
    const strays = standings.flatMap(({ rule: { number, key }, code }) =>
      code
        .filter(({ path, line }) => !says(lines.get(path)?.[(line ?? 0) - 1] ?? '', number, key))
        .map(({ path, line }) => `${number} at ${path}:${String(line)}`),
    );
    expect(strays).toEqual([]);
  });

  test('each place on the page of the map leads to a file that has the key or the number', () => {
    const texts = new Map(sources.map(({ path, text }) => [path, text]));
    const rows = readFileSync('docs/reference/rules-map.md', 'utf8').matchAll(
      /^\| (?<number>[\d.a-z]+) \| `(?<key>[^`]+)`[^|]* \| (?<places>[^|]*) \|/gm,
    );
    const links = [...rows].flatMap(({ groups = {} }) =>
      [...(groups['places'] ?? '').matchAll(/\]\((?:\.\.\/)+(?<path>[^)#]+\.ts)(?:#L\d+)?\)/g)].map((link) => ({
        number: groups['number'] ?? '',
        key: groups['key'] ?? '',
        path: link.groups?.['path'] ?? '',
      })),
    );
    expect(new Set(links.map(({ number }) => number)).size).toBe(keyed.filter(({ code }) => code.length > 0).length);
    expect(links.filter(({ number, key, path }) => !says(texts.get(path) ?? '', number, key))).toEqual([]);
  });
});
