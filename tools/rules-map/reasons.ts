import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { rulesNamed, type Rule } from './rules.js';

/** The data file beside the map. */
export const REASONS_FILE = 'docs/reference/rules-map.reasons.yaml';

/** Why no code cites a rule: the kind of reason, and more words where it needs them. */
export interface Reason {
  readonly kind: string;
  readonly note: string | null;
}

/** The reasons, expanded to numbers. */
export interface Reasons {
  /** What each kind of reason means, in the order of the file. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly reasons: ReadonlyMap<string, Reason>;
  readonly problems: readonly string[];
}

interface Written {
  readonly kinds: Readonly<Record<string, string>>;
  readonly reasons: readonly { readonly kind: string; readonly rules: string; readonly note?: string }[];
}

/** The reasons as written, with what is wrong with them. */
export function readReasons(rules: readonly Rule[]): Reasons {
  const { kinds, reasons: given } = parse(readFileSync(REASONS_FILE, 'utf8'), { schema: 'failsafe' }) as Written;
  const reasons = new Map<string, Reason>();
  const problems: string[] = [];
  for (const { kind, rules: list, note } of given) {
    if (!Object.hasOwn(kinds, kind)) problems.push(`${REASONS_FILE}: "${kind}" is no kind of reason`);
    for (const number of rulesNamed(list, rules)) {
      if (reasons.has(number)) problems.push(`${REASONS_FILE} gives ${number} two reasons`);
      reasons.set(number, { kind, note: note ?? null });
    }
  }
  return { kinds, reasons, problems };
}
