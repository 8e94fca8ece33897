import { judgedAmong, offersAmong, type CandidateOf, type JudgedPlay, type Offer } from '#ruleset';
import type { Play } from '../words/plays.js';
import { choiceCandidates } from './offers/answers.js';
import { cardCandidates } from './offers/cards.js';
import { attackCandidates, blockCandidates } from './offers/combat.js';
import { judgeOf } from './offers/accepted.js';
import type { RuneterraState } from '../state/runeterra-state.js';

type Candidate = CandidateOf<Play>;

const always = (seat: number): readonly Candidate[] => [
  { play: { play: 'Concede', seat }, label: 'Concede', slots: [] },
];

/** Every play the seat might think of in this state; conceding is possible at any time and is listed last. */
const candidates = (state: RuneterraState, seat: number): readonly Candidate[] => {
  if (state.result) return [];
  if (state.choice) return [...choiceCandidates(state, seat), ...always(seat)];
  return [
    { play: { play: 'Pass', seat }, label: 'Pass', slots: [] },
    ...cardCandidates(state, seat),
    ...attackCandidates(state, seat),
    ...blockCandidates(state, seat),
    ...always(seat),
  ];
};

/** Who is not to act may only concede: to list the rest would only be to refuse it one by one. */
const offerable = (state: RuneterraState, seat: number): readonly Candidate[] =>
  state.result === null && state.choice === null && state.toAct !== seat ? always(seat) : candidates(state, seat);

/** What a seat may do now. */
export const legalPlays = (state: RuneterraState, seat: number): readonly Offer<Play>[] =>
  offersAmong(offerable(state, seat), judgeOf(state));

/** What a seat might think of, legal or not, each with its verdict. */
export const judgedPlays = (state: RuneterraState, seat: number): readonly JudgedPlay<Play>[] =>
  judgedAmong(candidates(state, seat), judgeOf(state));
