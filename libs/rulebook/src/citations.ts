import { EDITION_IDS, editionOf, type EditionId } from './editions.js';
import { numbersOfOlder } from './older.js';
import { CORE_1_4 } from './tables/core-1.4.js';
import { RUNETERRA_ACTIONS } from './tables/runeterra-actions.js';
import { RUNETERRA_GUIDES } from './tables/runeterra-guides.js';
import { RUNETERRA_KEYWORDS } from './tables/runeterra-keywords.js';
import { RUNETERRA_ORDER } from './tables/runeterra-order.js';
import type { Entry, Table } from './tables/table.js';
import { TOURNAMENT_2026_07_16 } from './tables/tournament-2026-07-16.js';

/** Stable name of a rule, such as `scoring.final-point`; the same in every edition, whatever number the rule has there. */
export type RuleKey =
  | keyof typeof CORE_1_4
  | keyof typeof TOURNAMENT_2026_07_16
  | keyof typeof RUNETERRA_ACTIONS
  | keyof typeof RUNETERRA_KEYWORDS
  | keyof typeof RUNETERRA_ORDER
  | keyof typeof RUNETERRA_GUIDES;

/** Where a rule stands: the document, its number or heading there, and a title in our words. */
export interface Citation {
  readonly edition: EditionId;
  readonly rule: string;
  readonly title: string;
}

type EditionTable = Readonly<Partial<Record<RuleKey, Entry>>>;

/** The documents that keys are made for. */
const NEWEST: Readonly<Partial<Record<EditionId, EditionTable>>> = {
  'core-1.4': CORE_1_4,
  'tournament-2026-07-16': TOURNAMENT_2026_07_16,
  'runeterra-actions-2021-02-28': RUNETERRA_ACTIONS,
  'runeterra-actions-without-quirk': RUNETERRA_ACTIONS,
  'runeterra-keywords-2021-12': RUNETERRA_KEYWORDS,
  'runeterra-order-article': RUNETERRA_ORDER,
  'runeterra-guides': RUNETERRA_GUIDES,
};

/** An older edition's numbers; titles are our own and the same in every edition. */
const olderTable = (numbers: ReadonlyMap<string, string>): Table =>
  Object.fromEntries(
    Object.entries(CORE_1_4).flatMap(([key, [, title]]): readonly (readonly [string, Entry])[] => {
      const number = numbers.get(key);
      return number === undefined ? [] : [[key, [number, title]]];
    }),
  );

/** The shelf. */
const TABLES: Readonly<Partial<Record<EditionId, EditionTable>>> = {
  ...NEWEST,
  'core-1.0': olderTable(numbersOfOlder('core-1.0')),
  'core-1.1': olderTable(numbersOfOlder('core-1.1')),
  'core-1.2': olderTable(numbersOfOlder('core-1.2')),
  'core-1.3': olderTable(numbersOfOlder('core-1.3')),
};

const entryOf = (edition: EditionId, key: string): Entry | undefined => {
  const table: Table | undefined = TABLES[edition];
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
};

/**
 * Where the rule stands under an edition. A key the edition lacks, or whose number there is not known, is looked up in the
 * documents beside it, so the citation's own `edition` says which document it is from. Undefined where none of them knows the key.
 */
export const citationOf = (edition: EditionId, key: string): Citation | undefined => {
  for (const document of [edition, ...(editionOf(edition).beside ?? [])]) {
    const entry = entryOf(document, key);
    if (entry) return { edition: document, rule: entry[0], title: entry[1] };
  }
  return undefined;
};

/** The citation as people write it: `Core Rules 1.4, 471.1.b`. */
export const makeCitation = ({ edition, rule }: Citation): string => `${editionOf(edition).title}, ${rule}`;

/** The rule keys that a document gives a number: in its order, those of older Core Rules in the order of the newest. */
export const ruleKeysOf = (edition: EditionId): readonly RuleKey[] => Object.keys(TABLES[edition] ?? {}) as RuleKey[];

/** Every rule key, in the order of the books. */
export const RULE_KEYS: readonly RuleKey[] = Object.freeze([
  ...new Set(EDITION_IDS.filter((edition) => NEWEST[edition]).flatMap(ruleKeysOf)),
]);

const KEYS: ReadonlySet<string> = new Set(RULE_KEYS);

/** Whether the text is a rule key. */
export const isRuleKey = (text: string): text is RuleKey => KEYS.has(text);

const numbersOf = (edition: EditionId): ReadonlyMap<string, RuleKey> =>
  new Map(ruleKeysOf(edition).map((key) => [entryOf(edition, key)?.[0] ?? '', key]));

const KEYS_BY_NUMBER: ReadonlyMap<EditionId, ReadonlyMap<string, RuleKey>> = new Map(
  EDITION_IDS.map((edition) => [edition, numbersOf(edition)]),
);

/** The key of a number in a document, or undefined where no key names that very number. */
export const ruleKeyOf = (edition: EditionId, rule: string): RuleKey | undefined =>
  KEYS_BY_NUMBER.get(edition)?.get(rule);
