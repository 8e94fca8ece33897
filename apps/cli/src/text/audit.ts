import type { AuditReport, ReportedIrregularity } from '#audit';
import { editionOf, isEditionId } from '#rulebook';
import { ruleText } from './verdicts.js';
import { plain } from './markdown.js';

const titleOf = (edition: string): string => (isEditionId(edition) ? editionOf(edition).title : edition);

const counted = (count: number, one: string, several: string): string =>
  count === 0 ? `no ${one}` : `${String(count)} ${count === 1 ? one : several}`;

const headOf = ({ tape, edition, irregularities, doubts }: AuditReport): string => {
  const found = counted(irregularities.length, 'irregularity', 'irregularities');
  const open = doubts.length === 0 ? '' : `, and ${counted(doubts.length, 'play', 'plays')} that the rules leave open`;
  return `${tape}, judged by ${titleOf(edition)}: ${found}${open}.`;
};

const placeOf = ({ step, play }: ReportedIrregularity): string =>
  play === null ? `step ${String(step)}, the opening` : `step ${String(step)}, "${play}"`;

/** What else is to be said of one, each in a line of its own. */
const detailsOf = (one: ReportedIrregularity, edition: string): readonly (readonly [label: string, text: string])[] => [
  ...one.rules.map(({ key }) => ['rule', ruleText(key, edition)] as const),
  ['expected', one.expected],
  ['happened', one.happened],
  ...(one.foundAt === one.step ? [] : [['found at', `step ${String(one.foundAt)}`] as const]),
  ...(one.followed.length === 0 ? [] : [['followed', `steps ${one.followed.join(', ')}`] as const]),
  ...(one.causedBy === null ? [] : [['caused by', `step ${String(one.causedBy)}`] as const]),
  ...(one.undoneBy === null ? [] : [['undone by', `the rewind of step ${String(one.undoneBy)}`] as const]),
];

const LABEL = 'caused by:'.length;

const textOf = (one: ReportedIrregularity, edition: string): readonly string[] => [
  `  ${placeOf(one)}: ${one.kind}`,
  ...detailsOf(one, edition).map(([label, text]) => `    ${`${label}:`.padEnd(LABEL)} ${text}`),
];

/** An audit for people. */
export const auditText = (report: AuditReport): string => {
  const { edition, irregularities, doubts } = report;
  const open = doubts.length === 0 ? [] : ['Left open by the rules:', ...doubts.flatMap((one) => textOf(one, edition))];
  return [headOf(report), ...irregularities.flatMap((one) => textOf(one, edition)), ...open]
    .map((line) => `${line}\n`)
    .join('');
};

const markdownOf = (one: ReportedIrregularity, edition: string): readonly string[] => [
  `### ${plain(placeOf(one))}: ${one.kind}`,
  '',
  ...detailsOf(one, edition).map(([label, text]) => `- **${label}**: ${plain(text)}`),
  '',
];

/** An audit as a page of Markdown. */
export const auditMarkdown = (report: AuditReport): string => {
  const { edition, irregularities, doubts } = report;
  const open =
    doubts.length === 0 ? [] : ['## Left open by the rules', '', ...doubts.flatMap((one) => markdownOf(one, edition))];
  return [
    '# Audit',
    '',
    plain(headOf(report)),
    '',
    ...(irregularities.length === 0 ? [] : ['## Irregularities', '']),
    ...irregularities.flatMap((one) => markdownOf(one, edition)),
    ...open,
  ].join('\n');
};
