// Says which rules that the code of a ruleset cites no ruling is about (its `keys`) or comes to, by a verdict, a fact, a refusal or a deck
// that it judges. Each of those stands in ruled-keys.reasons.yaml with the test that shows it, or why none can.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { RULE_KEYS } from '#rulebook';
import { caseAt, checksOf, runRulingFile } from '#rulings';
import type { HeldRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { literalsOf } from './citations-in.js';
import { filesBelow, report, type SourceFile } from './sources.js';

const REASONS = 'docs/reference/ruled-keys.reasons.yaml';

interface Reason {
  readonly test?: string;
  readonly why?: string;
}

const keys: ReadonlySet<string> = new Set(RULE_KEYS);

const cited = new Set(
  filesBelow('libs/rulesets', ['.ts'])
    .flatMap(literalsOf)
    .map(({ text }) => text)
    .filter((text) => keys.has(text)),
);

const RULESETS = [riftbound, runeterra] as unknown as readonly HeldRuleset[];

const keysOf = ({ path, text }: SourceFile): readonly string[] => {
  const { ruling, cases } = runRulingFile(path, text, RULESETS);
  if (ruling === null) return [];
  const reached = cases.flatMap((run, index) => [
    ...run.batches.flatMap(({ events, verdict }) => [
      ...events.flatMap(({ because }) => because),
      ...verdict.findings.map(({ rule }) => rule),
    ]),
    ...checksOf(caseAt(ruling, index), run).flatMap(({ rules }) => rules),
  ]);
  return [...ruling.keys, ...reached];
};

const ruled = new Set(filesBelow('rulings', ['.yaml']).flatMap(keysOf));
const reasons = parse(readFileSync(REASONS, 'utf8')) as Readonly<Record<string, Reason>>;

/** What is wrong with a reason: it is no rule of the code, it is needed no longer, or the test it names does not name the rule. */
const wrongReason = ([key, { test, why }]: readonly [string, Reason]): readonly string[] => {
  if (!cited.has(key)) return [`${REASONS}: no ruleset cites ${key}; take it out`];
  if (ruled.has(key)) return [`${REASONS}: a ruling comes to ${key} now; take it out`];
  if (test === undefined) return why === undefined ? [`${REASONS}: ${key} has neither a test nor a reason`] : [];
  if (!existsSync(test)) return [`${REASONS}: ${key} names ${test}, which is not there`];
  return readFileSync(test, 'utf8').includes(key) ? [] : [`${REASONS}: ${test} does not name ${key}`];
};

const missing = [...cited].filter((key) => !ruled.has(key) && !(key in reasons)).sort();
report(
  [
    ...missing.map((key) => `no ruling comes to ${key}, and ${REASONS} does not say why`),
    ...Object.entries(reasons).flatMap(wrongReason),
  ],
  `ruled keys: rulings come to ${[...cited].filter((key) => ruled.has(key)).length} of the ${cited.size} rules that code cites; the others have their test or reason`,
);
