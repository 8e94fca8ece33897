import type { Place } from '../sources.js';
import type { Places } from './evidence.js';
import { REASONS_FILE, type Reason, type Reasons } from './reasons.js';
import { above, type Rule } from './rules.js';

/** How a rule stands: where it is done, what shows it, or why neither. */
export interface Standing {
  readonly rule: Rule;
  readonly code: readonly Place[];
  readonly rulings: readonly string[];
  readonly tests: readonly string[];
  /** Only where nothing cites it. */
  readonly reason: Reason | null;
  /** A rule without a key of its own goes with the nearest one above it that has one. */
  readonly goesWith: string | null;
}

export interface Evidence {
  readonly code: Places;
  readonly rulings: Places;
  readonly tests: Places;
  readonly reasons: Reasons;
}

const pathsAt = (places: Places, number: string): readonly string[] => [
  ...new Set((places.get(number) ?? []).map(({ path }) => path)),
];

/** Layers that have words for a rule, or show it, rather than do it. */
const SAYING = /\/(?:words|state|faces)\//;

/**
 * The places of a rule, those in the file that does most of it first: by how often it names the rule and what is below that in the
 * book.
 */
const mainFirst = (code: Places, number: string): readonly Place[] => {
  const weights = new Map<string, number>();
  for (const [each, places] of code)
    if (each === number || each.startsWith(`${number}.`))
      for (const { path } of places) weights.set(path, (weights.get(path) ?? 0) + 1);
  const weightOf = ({ path }: Place): number => (weights.get(path) ?? 0) - (SAYING.test(path) ? 0.5 : 0);
  return [...(code.get(number) ?? [])].sort((a, b) => weightOf(b) - weightOf(a));
};

const placesWords = (code: readonly Place[]): string =>
  code.map(({ path, line }) => `${path}:${String(line)}`).join(', ');

/** A rule with a key is cited where code builds it, or a reason says why none does; one without goes with a rule above it. */
const problemOf = (
  { rule: { number, key }, code, goesWith, rulings }: Standing,
  given: Reason | undefined,
): readonly string[] => {
  if (key !== null && code.length > 0 && given) {
    return [`${number} ${key} is cited (${placesWords(code)}); its reason in ${REASONS_FILE} goes`];
  }
  if (code.length > 0 || given) return [];
  if (key !== null) return [`${number} ${key} is neither cited where it is built nor has a reason`];
  return goesWith === null && rulings.length === 0 ? [`${number} (no key) is neither done nor has a reason`] : [];
};

/** How every rule stands, and what is wrong with that. */
export function standingsOf(
  rules: readonly Rule[],
  { code, rulings, tests, reasons }: Evidence,
): { readonly standings: readonly Standing[]; readonly problems: readonly string[] } {
  const keyed = new Set(rules.filter(({ key }) => key !== null).map(({ number }) => number));
  const standings = rules.map((rule): Standing => {
    const places = mainFirst(code, rule.number);
    const reason = places.length > 0 ? null : (reasons.reasons.get(rule.number) ?? null);
    const goesWith = above(rule.number).find((number) => keyed.has(number)) ?? null;
    return {
      rule,
      code: places,
      rulings: pathsAt(rulings, rule.number),
      tests: pathsAt(tests, rule.number),
      reason,
      goesWith: rule.key === null && places.length === 0 && reason === null ? goesWith : null,
    };
  });
  return {
    standings,
    problems: standings.flatMap((each) => problemOf(each, reasons.reasons.get(each.rule.number))),
  };
}
