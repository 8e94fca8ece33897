import { judgedAmong, offersAmong, type JudgedPlay, type Offer } from '#ruleset';
import type { Play } from './commands.js';
import { judgeOf } from './plays/accepted.js';
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

/** What a seat may do now. */
export const legalPlays = (state: RiftboundState, seat: number): readonly Offer<Play>[] =>
  offersAmong(offerable(state, seat), judgeOf(state));

/** What a seat might think of, legal or not, each with its verdict. */
export const judgedPlays = (state: RiftboundState, seat: number): readonly JudgedPlay<Play>[] =>
  judgedAmong(candidates(state, seat), judgeOf(state));
