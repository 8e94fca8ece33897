import type { CandidateOf } from '#ruleset';
import type { Play } from '../../words/plays.js';
import { cardName, itemName, nameOf, playerName } from '../../reading/objects.js';
import { itemOf, type Choice, type RuneterraState } from '../../state/runeterra-state.js';

type Candidate = CandidateOf<Play>;
type ChoiceOf<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>;
type Answers = {
  readonly [Kind in Choice['kind']]: (state: RuneterraState, choice: ChoiceOf<Kind>) => readonly Candidate[];
};

const mulligan: Answers['mulligan'] = (state, { seat }) => {
  const options = (state.seats[seat]?.hand ?? []).map((piece) => ({ value: piece, label: nameOf(state, piece) }));
  return [
    {
      play: { play: 'Mulligan', seat, pieces: [] },
      label: 'Keep, or exchange cards',
      slots: [
        {
          name: 'pieces',
          question: 'Which cards are exchanged?',
          options,
          many: { min: 0, max: options.length },
        },
      ],
    },
  ];
};

const describe: Answers['describe'] = (state, { seat, item: id }) => {
  const item = itemOf(state, id);
  return [
    {
      play: { play: 'DescribeEffect', seat, effects: [{ do: 'nothing' }] },
      label: `${item ? itemName(state, item) : 'It'} does nothing`,
      slots: [{ name: 'effects', question: 'What does it do?', options: [], free: true }],
    },
  ];
};

const ANSWERS: Answers = {
  'first-player': (state) =>
    state.seats.map((_, first) => ({
      play: { play: 'ChooseFirstPlayer', first },
      label: `${playerName(state, first)} has the attack token first`,
      slots: [],
    })),
  shuffle: (state, { of }) => [
    {
      play: { play: 'Shuffle', seat: of, cards: null },
      label: `${playerName(state, of)}'s deck is shuffled`,
      slots: [],
    },
  ],
  mulligan,
  describe,
  text: (state, { seat, source, effects }) => [
    {
      play: { play: 'DescribeEffect', seat, effects },
      label: `${nameOf(state, source)} does what it says`,
      slots: [{ name: 'effects', question: 'What does it do?', options: [], free: true }],
    },
    {
      play: { play: 'DescribeEffect', seat, effects: [{ do: 'nothing' }] },
      label: `${nameOf(state, source)} does nothing`,
      slots: [],
    },
  ],
  card: (state, { seat, cards }) =>
    cards.map((card) => ({ play: { play: 'ChooseCard', seat, card }, label: cardName(state, card), slots: [] })),
};

const answersTo = <Kind extends Choice['kind']>(state: RuneterraState, choice: ChoiceOf<Kind>): readonly Candidate[] =>
  ANSWERS[choice.kind](state, choice);

/** Answers to the question that is asked, for whom it is asked; what chance answers, anybody may enter. */
export const choiceCandidates = (state: RuneterraState, seat: number): readonly Candidate[] => {
  const { choice } = state;
  if (choice === null || (choice.seat !== null && choice.seat !== seat)) return [];
  return answersTo(state, choice);
};
