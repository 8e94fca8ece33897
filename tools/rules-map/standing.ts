import type { Place, Places } from './evidence.js';
import type { Reason, Reasons } from './reasons.js';
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

const isAnswered = ({ code, reason, goesWith, rulings }: Standing): boolean =>
  code.length > 0 || rulings.length > 0 || reason !== null || goesWith !== null;

/** How every rule stands, and which have no answer. */
export function standingsOf(
  rules: readonly Rule[],
  { code, rulings, tests, reasons }: Evidence,
): { readonly standings: readonly Standing[]; readonly problems: readonly string[] } {
  const keyed = new Set(rules.filter(({ key }) => key !== null).map(({ number }) => number));
  const standings = rules.map((rule): Standing => {
    const held = (reasons.held.get(rule.number) ?? []).map((path): Place => ({ path, line: null }));
    const places = code.get(rule.number) ?? held;
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
  const unanswered = standings.filter((each) => !isAnswered(each)).map(({ rule }) => rule);
  return {
    standings,
    problems: unanswered.map(({ number, key }) => `${number} ${key ?? '(no key)'} is neither done nor has a reason`),
  };
}
