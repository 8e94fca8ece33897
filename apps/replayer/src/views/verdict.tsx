import type { Verdict } from '#ruleset';
import { classes, count } from '../words.js';
import { RuleChip } from './rule-chip.js';

const SIGNS = { legal: '✓', doubtful: '?', illegal: '✕' } as const;

/** A verdict in one mark: its sign, its word and how many findings it has. */
export const VerdictMark = ({ verdict, short = false }: { readonly verdict: Verdict; readonly short?: boolean }) => {
  const { status, findings } = verdict;
  const spoken = findings.length === 0 ? status : `${status}, ${count(findings.length, 'finding')}`;
  return (
    <span class={classes('verdict', `verdict-${status}`, short && 'verdict-short')} title={spoken}>
      <span aria-hidden="true">{SIGNS[status]}</span>
      <span class={short ? 'visually-hidden' : ''}>{short ? spoken : status}</span>
      {findings.length > 0 && <span aria-hidden={short}>{findings.length}</span>}
    </span>
  );
};

/** The findings of a verdict, each with its rule in the match's edition. */
export const Findings = ({ verdict, edition }: { readonly verdict: Verdict; readonly edition: string }) => (
  <ul class="findings" aria-label="Findings">
    {verdict.findings.map((finding, i) => (
      <li key={i} class={`finding finding-${finding.severity}`}>
        <span class="finding-message">{finding.message}</span>
        <RuleChip edition={edition} rule={finding.rule} />
      </li>
    ))}
  </ul>
);
