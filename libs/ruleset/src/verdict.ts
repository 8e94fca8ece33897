import type { JsonObject, Fact } from '#kernel';

/**
 * What a rule says about a play: forbidden, undecided (the book or an unknown card leaves it open), told (what happens is the
 * table's word, which no rule has looked at), or worth knowing.
 */
export const SEVERITIES = ['illegal', 'doubtful', 'told', 'note'] as const;
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

/**
 * The answer to "may this be played?": the worst severity found decides. `told` where nothing is held against it and what it
 * does is the table's word; a play that is worse than that keeps the mark as a finding.
 */
export interface Verdict {
  readonly status: 'legal' | 'told' | 'doubtful' | 'illegal';
  readonly findings: readonly Finding[];
}

const worst = (findings: readonly Finding[]): Verdict['status'] =>
  (['illegal', 'doubtful', 'told'] as const).find((status) => findings.some(({ severity }) => severity === status)) ??
  'legal';

/** Makes a verdict of findings. */
export const verdictOf = (findings: readonly Finding[]): Verdict => ({ status: worst(findings), findings });

/** Whether the rules hold something against it, or leave it open. */
export const isFault = ({ status }: Pick<Verdict, 'status'>): boolean => status === 'illegal' || status === 'doubtful';

/** Whether what a play does was told at the table, whatever the rules say of it besides. */
export const isTold = ({ findings }: Pick<Verdict, 'findings'>): boolean =>
  findings.some(({ severity }) => severity === 'told');

/**
 * Why something cannot be done at all, whatever the rules say: a card that is not there, a name nobody knows.
 * `code` is for programs, `message` says what and where, `remedy` what would make it possible.
 */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

/** `strict` refuses what the rules refuse; `as-played` records it with its findings, if the table could physically do it. */
export const RECORDING_MODES = ['strict', 'as-played'] as const;
export type RecordingMode = (typeof RECORDING_MODES)[number];

/**
 * The answer to a play.
 * - `accepted`: the facts it caused, in order, to be appended as one batch, and the state that folding them comes to; the verdict
 *   may still hold findings (as-played)
 * - `refused`: the rules forbid it and the mode is strict; nothing happens
 * - `impossible`: the table cannot do it in any mode; nothing happens
 */
export type Decision<F extends Fact = Fact, State = unknown> =
  | { readonly outcome: 'accepted'; readonly verdict: Verdict; readonly facts: readonly F[]; readonly state: State }
  | { readonly outcome: 'refused'; readonly verdict: Verdict }
  | { readonly outcome: 'impossible'; readonly problem: Problem };
