import {
  citationOf,
  EDITION_IDS,
  editionNamed as documentNamed,
  editionOf,
  isRuleKey,
  NEWEST_CORE,
  placesOf,
  RULE_KEYS,
  rulesNear,
  rulesNumbered,
  type EditionId,
  type NumberedRule,
  type RuleKey,
} from '#rulebook';
import { nearestWords } from '#ruleset';
import { CliError } from '../cli-error.js';

/** A rule that was asked for; `others` are the rules that other editions have under the number that was typed. */
export interface FoundRule {
  readonly key: RuleKey;
  readonly others: readonly NumberedRule[];
}

/** The document that is named: `core-1.1`, or `1.1` in short. Throws where there is none. */
export const editionNamed = (name: string): EditionId => {
  const found = documentNamed(name);
  if (found !== undefined) return found;
  throw new CliError('unknown-edition', `There is no edition "${name}".`, {
    remedy: `Name one of: ${EDITION_IDS.join(', ')}; "1.1" is short for core-1.1.`,
    expected: EDITION_IDS,
  });
};

/** A rule in a list: its number where it is newest, its key, our heading. */
const named = (key: RuleKey): string => {
  const [{ edition } = { edition: NEWEST_CORE }] = placesOf(key);
  const { rule = '', title = '' } = citationOf(edition, key) ?? {};
  return `${rule} ${key} (${title})`;
};

const FEW = 12;
const listed = (keys: readonly RuleKey[]): string => {
  const few = keys.slice(0, FEW).map(named).join('; ');
  return keys.length > FEW ? `${few}; and ${keys.length - FEW} more` : few;
};

/** The editions of a rule in words: `Core Rules 1.1 and Core Rules 1.0`. */
export const editionsText = (editions: readonly EditionId[]): string =>
  editions.map((id) => editionOf(id).title).join(' and ');

const isNumber = (typed: string): boolean => /^\d+(?:\.(?:\d+|[a-z]))*$/.test(typed);

/** The rules above a number in the editions that have one, by the longest part of the number that is a rule's. */
const above = (number: string): readonly NumberedRule[] => {
  const parts = number.split('.').slice(0, -1);
  if (parts.length === 0) return [];
  const found = rulesNumbered(parts.join('.'));
  return found.length > 0 ? found : above(parts.join('.'));
};

const inEditions = ({ key, editions }: NumberedRule): string => `${key} in ${editionsText(editions)}`;

const noNumber = (number: string, edition: EditionId | null): CliError => {
  const { title } = editionOf(edition ?? NEWEST_CORE);
  const near = rulesNear(edition ?? NEWEST_CORE, number).slice(0, FEW);
  const numbered = near.map((key) => `${citationOf(edition ?? NEWEST_CORE, key)?.rule ?? ''} ${key}`);
  const higher = edition === null ? above(number) : [];
  const over = higher.length > 0 ? ` Above it: ${higher.map(inEditions).join('; ')}.` : '';
  return new CliError('unknown-rule', `No rule key has the number ${number} in ${edition ? title : 'any edition'}.`, {
    remedy: `Near it in ${title}: ${numbered.join('; ')}.${over}`,
    expected: [...new Set([...near, ...higher.map(({ key }) => key)])],
  });
};

const byNumber = (number: string, edition: EditionId | null): FoundRule => {
  const [first, ...others] = rulesNumbered(number, edition === null ? undefined : [edition]);
  if (first === undefined) throw noNumber(number, edition);
  if (others.length > 0 && !first.editions.includes(NEWEST_CORE)) {
    throw new CliError('several-rules', `${number} is the number of several rules, by the edition.`, {
      remedy: `Name the edition with --edition: ${[first, ...others].map(inEditions).join('; ')}.`,
      expected: [first, ...others].map(({ key }) => key),
    });
  }
  return { key: first.key, others };
};

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** The keys whose own words, or those of their heading, begin with each of the words. */
const keysWith = (typed: string): readonly RuleKey[] => {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  return RULE_KEYS.filter((key) => {
    const words = wordsOf(named(key));
    return asked.every((word) => words.some((each) => each.startsWith(word)));
  });
};

const byWords = (typed: string): FoundRule => {
  const keys = keysWith(typed);
  const [only] = keys;
  if (only === undefined) {
    const near = nearestWords(typed, RULE_KEYS).slice(0, 6).filter(isRuleKey);
    throw new CliError('unknown-rule', `No rule is named "${typed}".`, {
      remedy: `Write a number, a key, or words of a heading. Near it: ${listed(near)}.`,
      expected: near,
    });
  }
  if (keys.length > 1)
    throw new CliError('several-rules', `"${typed}" names ${keys.length} rules.`, {
      remedy: `Write more of one: ${listed(keys)}.`,
      expected: keys,
    });
  return { key: only, others: [] };
};

/**
 * The rule that is asked for: by its number (in one edition, or in the newest that has it), its key, or words of its key and heading.
 * Throws where there is none, saying what is near, and where there are several, saying which.
 */
export const findRule = (text: string, edition: EditionId | null): FoundRule => {
  const typed = text.trim().toLowerCase().replace(/\.$/, '');
  if (isNumber(typed)) return byNumber(typed, edition);
  return isRuleKey(typed) ? { key: typed, others: [] } : byWords(typed);
};
