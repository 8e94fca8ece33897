import { csvOf, type DisputeReading, type MatchReport } from '#projections';
import { editionOf, isEditionId } from '#rulebook';
import { plain } from './markdown.js';

const titleOf = (edition: string): string => (isEditionId(edition) ? editionOf(edition).title : edition);

const resultText = ({ result, players }: MatchReport): string => {
  if (result === null) return 'not over';
  const winners = result.winners.map((seat) => players[seat]).join(', ');
  return winners === '' ? 'nobody wins' : `${winners} wins`;
};

const disputeText = ({ number, about, steps, time, closedAt }: DisputeReading): readonly string[] => [
  `### Dispute ${String(number)}${about === null ? '' : `, about play ${String(about)}`}${closedAt === null ? ', open' : ''}`,
  '',
  ...steps.map(({ at, sentence }) => `- ${at} ${plain(sentence)}`),
  '',
  `The call took ${String(Math.round(time.milliseconds / 1000))} seconds; extension owed ${String(time.proposed)} min, given ${String(time.given)} min.`,
  '',
];

const ROW = ['Player', 'Infraction', 'Category', 'Penalty', 'Description', 'Judge'];

const tableRow = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;

/** A report as a page of Markdown. */
export const reportMarkdown = (tape: string, report: MatchReport): string => {
  const { players, edition, level, openedAt, lastAt, plays, findings, extraMinutes, disputes, penalties, rewinds } =
    report;
  return [
    `# ${plain(players.join(' against '))}`,
    '',
    `- Tape: ${plain(tape)}`,
    `- Rules: ${titleOf(edition)}, ${level} level`,
    `- From ${openedAt} to ${lastAt}: ${String(plays)} plays, ${String(findings)} with findings`,
    `- Result: ${plain(resultText(report))}`,
    `- Extra time: ${String(extraMinutes)} min`,
    '',
    '## Penalties',
    '',
    ...(penalties.length === 0
      ? ['None.']
      : [
          tableRow(ROW),
          `|${' --- |'.repeat(ROW.length)}`,
          ...penalties.map(({ player, infraction, category, penalty, description, judge }) =>
            tableRow([player, infraction, category, penalty, description, judge]),
          ),
        ]),
    '',
    '## Disputes',
    '',
    ...(disputes.length === 0 ? ['No judge was called.', ''] : disputes.flatMap(disputeText)),
    '## Rewinds',
    '',
    ...(rewinds.length === 0 ? ['None.'] : rewinds.map(({ at, sentence }) => `- ${at} ${plain(sentence)}`)),
    '',
  ].join('\n');
};

/** The columns that lists of penalties are imported by. A tape knows neither a player's id nor the round. */
const COLUMNS = ['Player', 'ID', 'Round', 'Infraction', 'Category', 'Penalty', 'Description', 'Judge'];

/** The penalties of a report as CSV. */
export const penaltiesCsv = ({ penalties }: MatchReport): string =>
  csvOf([
    COLUMNS,
    ...penalties.map(({ player, infraction, category, penalty, description, judge }) => [
      ...[player, '', '', infraction, category],
      ...[penalty, description, judge],
    ]),
  ]);
