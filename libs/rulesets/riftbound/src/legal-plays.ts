import type { JudgedPlay, Offer } from '#ruleset';
import { verdictOf } from '#ruleset';
import type { Play } from './commands.js';
import { findingsOf, problemOf } from './decide.js';
import { choiceCandidates } from './plays/choices.js';
import { cardCandidates, hideCandidates } from './plays/cards.js';
import type { Candidate } from './plays/candidate.js';
import { abilityCandidates, addingCandidates } from './plays/abilities.js';
import { boardCandidates } from './plays/board.js';
import { windowCandidates } from './plays/windows.js';
import type { RiftboundState } from './state.js';

/** Every play the seat might think of in this state. */
const candidates = (state: RiftboundState, seat: number): readonly Candidate[] => {
  if (state.result) return [];
  const choices = choiceCandidates(state, seat);
  if (choices) return [...choices, ...addingCandidates(state, seat), ...windowCandidates(state, seat)];
  return [
    ...windowCandidates(state, seat),
    ...cardCandidates(state, seat),
    ...hideCandidates(state, seat),
    ...boardCandidates(state, seat),
    ...abilityCandidates(state, seat),
  ];
};

/** Without priority there are no discretionary actions (312.1): to list them would only be to refuse them one by one. */
const offerable = (state: RiftboundState, seat: number): readonly Candidate[] =>
  state.choice === null && state.result === null && state.priority !== seat
    ? windowCandidates(state, seat)
    : candidates(state, seat);

/**
 * What a seat may do now: the candidates that the same `cannot` and `may` accept which decide a play. There is no second
 * description of legality.
 */
export const legalPlays = (state: RiftboundState, seat: number): readonly Offer<Play>[] =>
  offerable(state, seat).flatMap(({ play, label, slots }) => {
    if (problemOf(state, play)) return [];
    const findings = findingsOf(state, play);
    if (findings.some((finding) => finding.severity === 'illegal')) return [];
    return [{ play, label, because: findings.map((finding) => finding.rule), slots }];
  });

/** The same candidates, legal or not, each with its verdict: why a play is not offered is its finding. */
export const judgedPlays = (state: RiftboundState, seat: number): readonly JudgedPlay<Play>[] =>
  candidates(state, seat).flatMap(({ play, label }) =>
    problemOf(state, play) ? [] : [{ play, label, verdict: verdictOf(findingsOf(state, play)) }],
  );
