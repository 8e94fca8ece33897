import type { JsonObject } from '#kernel';

/** What a rule says about a play: forbidden, undecided (the book or an unknown card leaves it open), or worth knowing. */
export const SEVERITIES = ['illegal', 'doubtful', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * One reason. `rule` is a rule key of the rulebook, never a bare number; `message` is one sentence for a person at the table;
 * `facts` are the few values that matter, for programs.
 */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly facts?: JsonObject;
}

/** The answer to "may this be played?": the worst severity found decides. */
export interface Verdict {
  readonly status: 'legal' | 'doubtful' | 'illegal';
  readonly findings: readonly Finding[];
}

const worst = (findings: readonly Finding[]): Verdict['status'] => {
  if (findings.some((finding) => finding.severity === 'illegal')) return 'illegal';
  return findings.some((finding) => finding.severity === 'doubtful') ? 'doubtful' : 'legal';
};

/** Makes a verdict of findings. */
export const verdictOf = (findings: readonly Finding[]): Verdict => ({ status: worst(findings), findings });

/**
 * Why something cannot be done at all, whatever the rules say: a card that is not there, a name nobody knows.
 * `code` is for programs, `message` says what and where, `remedy` what would make it possible.
 */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}
