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

/** What the rules hold against a play that is accepted; null where it is not: all that an offer asks. */
type Accepting<Play> = (play: Play) => readonly Finding[] | null;

/** A judge who remembers what was accepted, and what was not. */
export interface RememberingJudge<Play> extends Judge<Play> {
  readonly acceptedWith: Accepting<Play>;
}

/**
 * A judge of one table who remembers of each play, by itself, whether it was accepted: what is offered, or not, has been judged
 * before, on the way to the offer, and is not judged again.
 * - `unlessForbidden`: what the rules hold against a possible play; null where they forbid it
 */
export const rememberingJudge = <Play extends object>(
  { problem, findings }: Judge<Play>,
  unlessForbidden: Accepting<Play>,
): RememberingJudge<Play> => {
  const judged = new Map<Play, readonly Finding[] | null>();
  return {
    problem,
    findings,
    acceptedWith: (play) => {
      const known = judged.get(play);
      if (known !== undefined) return known;
      const found = problem(play) === null ? unlessForbidden(play) : null;
      judged.set(play, found);
      return found;
    },
  };
};

/** What the two questions hold against a play that they accept; null where they do not. */
const acceptedBy =
  <Play>({ problem, findings }: Judge<Play>): Accepting<Play> =>
  (play) => {
    if (problem(play)) return null;
    const found = findings(play);
    return isForbidding(found) ? null : found;
  };

/** Whether a play is possible and the rules do not forbid it: what offers are made of. */
export const accepts = <Play>(judge: Judge<Play>, play: Play): boolean => acceptedBy(judge)(play) !== null;

/**
 * The candidates that the same questions accept which decide a play: there is no second description of legality. Why the others
 * are refused nobody has asked here.
 */
export const offersAmong = <Play>(
  candidates: readonly CandidateOf<Play>[],
  judge: Judge<Play> | RememberingJudge<Play>,
): readonly Offer<Play>[] => {
  const acceptedWith = 'acceptedWith' in judge ? judge.acceptedWith : acceptedBy(judge);
  return candidates.flatMap(({ play, label, slots }) => {
    const found = acceptedWith(play);
    return found === null ? [] : [{ play, label, because: found.map(({ rule }) => rule), slots }];
  });
};

/** The same candidates, legal or not, each with its verdict: why a play is not offered is its finding. */
export const judgedAmong = <Play>(
  candidates: readonly CandidateOf<Play>[],
  { problem, findings }: Judge<Play>,
): readonly JudgedPlay<Play>[] =>
  candidates.flatMap(({ play, label }) => (problem(play) ? [] : [{ play, label, verdict: verdictOf(findings(play)) }]));
