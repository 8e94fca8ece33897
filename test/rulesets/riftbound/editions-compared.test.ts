import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CORE_EDITIONS, RULE_KEYS } from '#rulebook';
import { GAPS, policyOf } from '#rulesets/riftbound';

type CoreEdition = (typeof CORE_EDITIONS)[number];

/**
 * Two editions compared rule by rule, in our own words: docs/reference/editions-compared, a file for each edition and the next.
 * `was` and `now` are keys of rules, or - where the edition has no such rule. What decides it:
 * - `switch`: a switch of the policy, which `by` names; the two editions have different values of it
 * - `gap`: a gap of one of them, which `by` names by its rule; a verdict that comes to it is doubtful
 * - `same`: what is decided is the same in both; `by` says why
 * - `no-matter`: nothing that the engine decides reads it; `by` says why
 */
interface Row {
  readonly was: string;
  readonly now: string;
  readonly change: string;
  readonly decided: 'same' | 'switch' | 'gap' | 'no-matter';
  readonly by: string;
  readonly ruling?: string;
}

const FOLDER = 'docs/reference/editions-compared/';
const FILES = readdirSync(FOLDER);
const FIELDS = ['was', 'now', 'change', 'decided', 'by', 'ruling'];

const editionOf = (number: string | undefined): CoreEdition => {
  const found = CORE_EDITIONS.find((id) => id === `core-${String(number)}`);
  if (found === undefined) throw new Error(`${String(number)} is no edition of the Core Rules`);
  return found;
};

const keys = new Set<string>(['-', ...RULE_KEYS]);

describe.each(FILES)('%s', (name) => {
  const [older, newer] = name.replace('.yaml', '').split('-').map(editionOf) as [CoreEdition, CoreEdition];
  const rows = parse(readFileSync(`${FOLDER}${name}`, 'utf8')) as readonly Row[];
  const by = (decided: Row['decided']) => rows.filter((row) => row.decided === decided);
  const gapsOf = (edition: CoreEdition) => GAPS.filter(({ editions }) => editions.includes(edition));
  const policies = [older, newer].map((edition) => policyOf({ edition }) as unknown as Record<string, unknown>);
  const differs = (switchName: string): boolean => policies[0]?.[switchName] !== policies[1]?.[switchName];

  test('is of an edition and the next', () => {
    expect(CORE_EDITIONS.indexOf(newer)).toBe(CORE_EDITIONS.indexOf(older) + 1);
  });

  test('has rows of known rules alone, each with what changed and how it is decided', () => {
    const isWhole = (row: Row): boolean =>
      Object.keys(row).every((field) => FIELDS.includes(field)) &&
      [row.was, row.now].every((key) => keys.has(key)) &&
      row.was + row.now !== '--' &&
      [row.change, row.by].every((words) => words.length > 2) &&
      ['same', 'switch', 'gap', 'no-matter'].includes(row.decided);
    expect(rows.filter((row) => !isWhole(row))).toEqual([]);
  });

  test('names switches that the two editions have differently, and all of these', () => {
    const named = by('switch').map((row) => row.by);
    expect(named.filter((each) => !(each in (policies[0] ?? {})) || !differs(each))).toEqual([]);
    const all = Object.keys(policies[0] ?? {}).filter(differs);
    expect(all.filter((each) => !named.includes(each))).toEqual([]);
  });

  test('names gaps of the two editions, and all of the older that the newer does not have', () => {
    const named = by('gap').map((row) => row.by);
    const known = gapsOf(older);
    const either = [...known, ...gapsOf(newer)];
    expect(named.filter((each) => !either.some(({ rule }) => rule === each))).toEqual([]);
    const closed = known.filter((gap) => !gapsOf(newer).includes(gap)).map(({ rule }) => rule);
    expect(closed.filter((rule) => !named.includes(rule))).toEqual([]);
  });

  test('names rulings that are there and show the older edition', () => {
    const isShown = ({ ruling }: Row): boolean => {
      if (ruling === undefined) return true;
      if (!existsSync(ruling)) return false;
      const { rows: shown = [], editions } = parse(readFileSync(ruling, 'utf8')) as {
        readonly rows?: readonly (readonly unknown[])[];
        readonly editions?: readonly string[];
      };
      return editions?.includes(older) === true || shown.some((row) => row.includes(older));
    };
    expect(rows.filter((row) => !isShown(row))).toEqual([]);
  });
});
