import { awaitChoice, emit, push, runStep, type Draft } from '../draft.js';
import type { Frame } from '../../state/runeterra-state.js';
import { LIMITS } from '../../words/vocabulary.js';
import { drawCards } from '../rounds/draw.js';

type SetUp = Extract<Frame, { task: 'set-up' }>;

const firstPlayer = (draft: Draft): void => {
  if (draft.state.first !== null) return;
  awaitChoice(draft, { kind: 'first-player', seat: null }, ['runeterra.set-up.first-player']);
};

/** The dealer is asked for the order of a deck; where there is no dealer, nobody knows it. */
export const shuffleDeck = (draft: Draft, seat: number): void => {
  if (draft.state.digital) {
    awaitChoice(draft, { kind: 'shuffle', seat: null, of: seat }, ['runeterra.set-up.shuffle']);
    return;
  }
  const cards = (draft.state.seats[seat]?.deck ?? []).map(() => null);
  emit(draft, { type: 'DeckShuffled', data: { seat, cards }, because: ['runeterra.set-up.shuffle'] });
};

const startHands = (draft: Draft): void => {
  for (const seat of draft.state.seats.keys()) {
    drawCards(draft, { seat, count: LIMITS.startHand }, ['runeterra.set-up.hand']);
  }
};

const askMulligan = (draft: Draft, turn: number): void => {
  const seat = ((draft.state.first ?? 0) + turn) % 2;
  awaitChoice(draft, { kind: 'mulligan', seat }, ['runeterra.set-up.mulligan']);
};

/** How a match is set up, in this order. */
const STEPS: readonly ((draft: Draft) => void)[] = [
  firstPlayer,
  (draft) => {
    shuffleDeck(draft, 0);
  },
  (draft) => {
    shuffleDeck(draft, 1);
  },
  startHands,
  (draft) => {
    askMulligan(draft, 0);
  },
  (draft) => {
    askMulligan(draft, 1);
  },
  (draft) => {
    push(draft, { task: 'round-start', step: 0 });
  },
];

/** One step of setting up, and then the next. */
export const runSetUp = (draft: Draft, frame: SetUp): void => {
  runStep(draft, STEPS, frame);
};
