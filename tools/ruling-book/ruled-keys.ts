import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { RULE_KEYS } from '#rulebook';
import { literalsOf } from '../citations-in.js';
import type { SourceFile } from '../sources.js';
import type { Shown } from './shown.js';

const REASONS = 'docs/reference/ruled-keys.reasons.yaml';

interface Reason {
  readonly test?: string;
  readonly why?: string;
}

/** The rules that code cites, those of them that a ruling comes to, and what is wrong with the others or their reasons. */
interface RuledKeys {
  readonly cited: number;
  readonly ruled: number;
  readonly problems: readonly string[];
}

const citedIn = (code: readonly SourceFile[]): ReadonlySet<string> => {
  const keys: ReadonlySet<string> = new Set(RULE_KEYS);
  const texts = code.flatMap(literalsOf).map(({ text }) => text);
  return new Set(texts.filter((text) => keys.has(text)));
};

/** A reason that stands for itself: none of its own, a test that is not there, or one that does not name the rule. */
const unfounded = (key: string, { test, why }: Reason): readonly string[] => {
  if (test === undefined) return why === undefined ? [`${REASONS}: ${key} has neither a test nor a reason`] : [];
  if (!existsSync(test)) return [`${REASONS}: ${key} names ${test}, which is not there`];
  return readFileSync(test, 'utf8').includes(key) ? [] : [`${REASONS}: ${test} does not name ${key}`];
};

/**
 * Which rules that code cites no ruling comes to. Each of those stands in ruled-keys.reasons.yaml with the test that shows it, or why
 * none can.
 */
export const ruledKeys = (code: readonly SourceFile[], shown: readonly Shown[]): RuledKeys => {
  const cited = citedIn(code);
  const ruled = new Set(shown.flatMap(({ keys }) => keys));
  const reasons = parse(readFileSync(REASONS, 'utf8')) as Readonly<Record<string, Reason>>;
  const wrong = Object.entries(reasons).flatMap(([key, reason]) => {
    if (!cited.has(key)) return [`${REASONS}: no ruleset cites ${key}; take it out`];
    return ruled.has(key) ? [`${REASONS}: a ruling comes to ${key} now; take it out`] : unfounded(key, reason);
  });
  const missing = [...cited].filter((key) => !ruled.has(key) && !(key in reasons)).sort();
  const untold = missing.map((key) => `no ruling comes to ${key}, and ${REASONS} does not say why`);
  const count = [...cited].filter((key) => ruled.has(key)).length;
  return { cited: cited.size, ruled: count, problems: [...untold, ...wrong] };
};
