import { judgedAmong, offersAmong, type JudgedPlay, type Offer } from '#ruleset';
import type { Play } from '../words/plays.js';
import { judgeOf } from './offers/accepted.js';
import { choiceCandidates } from './offers/answers.js';
import { cardCandidates, hideCandidates, timelyCardCandidates } from './offers/cards.js';
import type { Candidate } from './offers/candidate.js';
import { abilityCandidates, addingCandidates } from './offers/abilities-to-activate.js';
import { boardCandidates } from './offers/moves-and-runes.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { playerName } from '../reading/objects.js';
import { isStandingBy } from '../reading/acting.js';
import { playersLeft, teammatesOf } from '../state/sides.js';
import { priorityFindings } from '../judging/timing.js';

/** Inviting, passing and ending the turn; conceding is possible at any time and is listed last. */
const windowCandidates = (state: RiftboundState, seat: number): readonly Candidate[] => [
  ...[...teammatesOf(state, seat), ...playersLeft(state).filter((each) => isStandingBy(state, each))].map(
    (mate): Candidate => ({
      play: { play: 'Invite', seat, mate },
      label: `Invite ${playerName(state, mate)}`,
      slots: [],
    }),
  ),
  { play: { play: 'Pass', seat }, label: 'Pass', slots: [] },
  { play: { play: 'EndTurn', seat }, label: 'End the turn', slots: [] },
  { play: { play: 'Concede', seat }, label: 'Concede', slots: [] },
];

/** Every play the seat might think of in this state, of cards those that `cards` gives. */
const candidates = (state: RiftboundState, seat: number, cards = cardCandidates): readonly Candidate[] => {
  if (state.result) return [];
  const choices = choiceCandidates(state, seat);
  if (choices) return [...choices, ...addingCandidates(state, seat), ...windowCandidates(state, seat)];
  return [
    ...windowCandidates(state, seat),
    ...cards(state, seat),
    ...hideCandidates(state, seat),
    ...boardCandidates(state, seat),
    ...abilityCandidates(state, seat),
  ];
};

/** Without priority there are no discretionary actions (312.1): to list them would only be to refuse them one by one. */
const offerable = (state: RiftboundState, seat: number): readonly Candidate[] =>
  state.choice === null && state.result === null && priorityFindings(state, seat).length > 0
    ? windowCandidates(state, seat)
    : candidates(state, seat, timelyCardCandidates);

/** What a seat may do now. */
export const legalPlays = (state: RiftboundState, seat: number): readonly Offer<Play>[] =>
  offersAmong(offerable(state, seat), judgeOf(state));

/** What a seat might think of, legal or not, each with its verdict. */
export const judgedPlays = (state: RiftboundState, seat: number): readonly JudgedPlay<Play>[] =>
  judgedAmong(candidates(state, seat), judgeOf(state));
