import type { Redecided } from '#audit';
import { editionOf, isEditionId } from '#rulebook';
import type { Verdict } from '#ruleset';
import type { Redecision } from '../verification/redecide-tape.js';
import { findingJson, findingText, ruleJson, ruleText } from './verdicts.js';

const titleOf = (edition: string): string => (isEditionId(edition) ? editionOf(edition).title : edition);

const verdictLines = (when: string, verdict: Verdict | null, edition: string): readonly string[] =>
  verdict === null
    ? []
    : [
        `    ${when} ${verdict.status}`,
        ...verdict.findings.map((finding) => `      - ${findingText(finding, edition)}`),
      ];

/** The rule's number in both editions. */
const bothText = (key: string, { from, edition }: Redecision): string =>
  `    rule  ${ruleText(key, from)}; ${ruleText(key, edition).slice(key.length + 1)}`;

const differenceLines = (
  { step, line, then, now, problem, facts, rules }: Redecided,
  redecision: Redecision,
): readonly string[] => [
  line === null ? `  step ${step}, the opening` : `  step ${step}, "${line}"`,
  ...verdictLines('then:', then, redecision.from),
  ...verdictLines('now: ', now, redecision.edition),
  ...(problem === null ? [] : [`    now:  it cannot be done: ${problem.message}`]),
  ...(facts === null ? [] : [`    otherwise: ${facts.message}`]),
  ...rules.map((key) => bothText(key, redecision)),
];

/** What another edition decides otherwise, for people. */
export const redecidedText = (redecision: Redecision): string => {
  const { from, edition, plays, differences } = redecision;
  const head = `Recorded under ${titleOf(from)}, decided again under ${titleOf(edition)}: of ${plays} plays and the opening ${differences.length} come out otherwise.`;
  return [head, ...differences.flatMap((each) => differenceLines(each, redecision))]
    .map((each) => `${each}\n`)
    .join('');
};

const verdictJson = (verdict: Verdict | null, edition: string): object | null =>
  verdict && { status: verdict.status, findings: verdict.findings.map((finding) => findingJson(finding, edition)) };

/** The same for programs: docs/reference/command-line.md says what each part holds. */
export const redecidedJson = ({ from, edition, plays, differences }: Redecision): object => ({
  verdict: differences.length === 0 ? 'well' : 'findings',
  from,
  edition,
  plays,
  differences: differences.map(({ then, now, rules, ...each }) => ({
    ...each,
    then: verdictJson(then, from),
    now: verdictJson(now, edition),
    rules: rules.map((key) => ({ key, then: ruleJson(key, from), now: ruleJson(key, edition) })),
  })),
});
