import type { TimelineEntry } from '#projections';
import { isTold, type Verdict } from '#ruleset';
import { classes, count } from '../words.js';
import { RuleChip } from './rule-chip.js';

const SIGNS = { legal: '✓', told: '✎', doubtful: '?', illegal: '✕' } as const;

/** A verdict in one mark: its sign, its word and how many findings it has. What is told at the table has a mark of its own, always. */
export const VerdictMark = ({ verdict, short = false }: { readonly verdict: Verdict; readonly short?: boolean }) => {
  const { status, findings } = verdict;
  const alsoTold = status !== 'told' && isTold(verdict);
  const words = alsoTold ? `${status}, told` : status;
  const spoken = findings.length === 0 ? words : `${words}, ${count(findings.length, 'finding')}`;
  return (
    <span class={classes('verdict', `verdict-${status}`, short && 'verdict-short')} title={spoken}>
      <span aria-hidden="true">{SIGNS[status]}</span>
      {alsoTold && <span aria-hidden="true">{SIGNS.told}</span>}
      <span class={short ? 'visually-hidden' : ''}>{short ? spoken : words}</span>
      {findings.length > 0 && <span aria-hidden={short}>{findings.length}</span>}
    </span>
  );
};

/** The findings of a verdict, each with its rule in the match's edition. */
export const Findings = ({ verdict, edition }: { readonly verdict: Verdict; readonly edition: string }) => (
  <ul class="findings" aria-label="Findings">
    {verdict.findings.map((finding, i) => (
      <li key={i} class={`finding finding-${finding.severity}`}>
        <span class="finding-message">
          {finding.severity === 'told' && <b class="finding-told-mark">Told: </b>}
          {finding.message}
        </span>
        <RuleChip edition={edition} rule={finding.rule} />
      </li>
    ))}
  </ul>
);

/** A line as it was entered: an arrow in it goes to the next line whole. */
export const LineText = ({ line }: Pick<TimelineEntry, 'line'>) => (
  <>{line.split(/(->)/).map((part, i) => (i % 2 === 0 ? part : <span class="arrow">{part}</span>))}</>
);

/** The line of an entry as it was entered, with its verdict and what the rules held against it, where they judge it. */
export const JudgedLine = ({ entry, edition }: { readonly entry: TimelineEntry; readonly edition: string }) => {
  const { line, verdict } = entry;
  return (
    <>
      <p class="step-line">
        <code title={line}>
          <LineText line={line} />
        </code>
        {verdict !== null && <VerdictMark verdict={verdict} />}
      </p>
      {verdict !== null && verdict.findings.length > 0 && <Findings verdict={verdict} edition={edition} />}
    </>
  );
};
