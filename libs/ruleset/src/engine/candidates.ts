import type { JudgedPlay, Offer, Slot } from '../offer.js';
import { verdictOf, type Finding, type Problem } from '../verdict.js';

/** A play somebody might think of. `slots` are the ways it can be varied with every combination still accepted. */
export interface CandidateOf<Play> {
  readonly play: Play;
  readonly label: string;
  readonly slots: readonly Slot[];
}

/** The two questions that decide a play: whether the table can do it, and what the rules hold against it. */
export interface Judge<Play> {
  readonly problem: (play: Play) => Problem | null;
  readonly findings: (play: Play) => readonly Finding[];
}

const forbids = ({ severity }: Finding): boolean => severity === 'illegal';

/** Whether the rules forbid what they find so. */
export const isForbidding = (findings: readonly Finding[]): boolean => findings.some(forbids);

/**
 * What the rules hold against a play, asked part by part until one forbids it: to know that, the others need not be asked. Null
 * where it is forbidden.
 */
export const findingsUnlessForbidden = <State, Play>(
  parts: readonly ((state: State, play: Play) => readonly Finding[])[],
  state: State,
  play: Play,
): readonly Finding[] | null => {
  const found: Finding[] = [];
  for (const part of parts) {
    const findings = part(state, play);
    if (isForbidding(findings)) return null;
    found.push(...findings);
  }
  return found;
};

/**
 * A judge of one table who remembers each play that was accepted, by itself: what is offered has been judged before, on the way
 * to the offer, and is not judged again.
 * - `unlessForbidden`: what the rules hold against a possible play; null where they forbid it
 */
export const rememberingJudge = <Play extends object>(
  { problem, findings }: Judge<Play>,
  unlessForbidden: (play: Play) => readonly Finding[] | null,
): Judge<Play> & { readonly accepts: (play: Play) => boolean } => {
  const accepted = new Map<Play, readonly Finding[]>();
  return {
    problem: (play) => (accepted.has(play) ? null : problem(play)),
    findings: (play) => accepted.get(play) ?? findings(play),
    accepts: (play) => {
      if (accepted.has(play)) return true;
      const found = problem(play) === null ? unlessForbidden(play) : null;
      if (found !== null) accepted.set(play, found);
      return found !== null;
    },
  };
};

/** Whether a play is possible and the rules do not forbid it: what offers are made of. */
export const accepts = <Play>({ problem, findings }: Judge<Play>, play: Play): boolean =>
  problem(play) === null && !findings(play).some(forbids);

/** The candidates that the same questions accept which decide a play: there is no second description of legality. */
export const offersAmong = <Play>(
  candidates: readonly CandidateOf<Play>[],
  { problem, findings }: Judge<Play>,
): readonly Offer<Play>[] =>
  candidates.flatMap(({ play, label, slots }) => {
    if (problem(play)) return [];
    const found = findings(play);
    return found.some(forbids) ? [] : [{ play, label, because: found.map(({ rule }) => rule), slots }];
  });

/** The same candidates, legal or not, each with its verdict: why a play is not offered is its finding. */
export const judgedAmong = <Play>(
  candidates: readonly CandidateOf<Play>[],
  { problem, findings }: Judge<Play>,
): readonly JudgedPlay<Play>[] =>
  candidates.flatMap(({ play, label }) => (problem(play) ? [] : [{ play, label, verdict: verdictOf(findings(play)) }]));
