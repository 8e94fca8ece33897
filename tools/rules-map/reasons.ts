import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { rulesNamed, type Rule } from './rules.js';

const FILE = 'docs/reference/rules-map.reasons.yaml';

/** Why a rule is not modelled: the kind of reason, and more words where it needs them. */
export interface Reason {
  readonly kind: string;
  readonly note: string | null;
}

/** The data file beside the map, expanded to numbers. */
export interface Reasons {
  /** What each kind of reason means, in the order of the file. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly reasons: ReadonlyMap<string, Reason>;
  /** Files that hold a rule which nothing cites, because no play is refused and no fact caused by it. */
  readonly held: ReadonlyMap<string, readonly string[]>;
  readonly problems: readonly string[];
}

interface Written {
  readonly kinds: Readonly<Record<string, string>>;
  readonly held: readonly { readonly in: string | readonly string[]; readonly rules: string }[];
  readonly reasons: readonly { readonly kind: string; readonly rules: string; readonly note?: string }[];
}

const ROOT = 'libs/rulesets/riftbound/src/';

/** The reasons as written, with what is wrong with them. */
export function readReasons(rules: readonly Rule[]): Reasons {
  const { kinds, held: written, reasons: given } = parse(readFileSync(FILE, 'utf8'), { schema: 'failsafe' }) as Written;
  const held = new Map<string, string[]>();
  const reasons = new Map<string, Reason>();
  const problems: string[] = [];
  for (const { in: files, rules: list } of written) {
    const paths = [files].flat().map((file) => (file.includes('/src/') ? file : ROOT + file));
    problems.push(...paths.filter((path) => !existsSync(path)).map((path) => `${FILE}: there is no ${path}`));
    for (const number of rulesNamed(list, rules)) held.set(number, [...(held.get(number) ?? []), ...paths]);
  }
  for (const { kind, rules: list, note } of given) {
    if (!Object.hasOwn(kinds, kind)) problems.push(`${FILE}: "${kind}" is no kind of reason`);
    for (const number of rulesNamed(list, rules)) reasons.set(number, { kind, note: note ?? null });
  }
  return { kinds, reasons, held, problems };
}
