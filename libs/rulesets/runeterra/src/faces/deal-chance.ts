import { drawBelow, drawOrder, type Draw, type RandomState } from '#kernel';
import type { Play } from '../words/plays.js';
import type { RuneterraState } from '../state/runeterra-state.js';

const firstPlayer = (state: RuneterraState, random: RandomState): Draw<Play> => {
  const { value: first, next } = drawBelow(random, state.seats.length);
  return { value: { play: 'ChooseFirstPlayer', first }, next };
};

const shuffle = (state: RuneterraState, seat: number, random: RandomState): Draw<Play> => {
  const deck = (state.seats[seat]?.deck ?? []).filter((card) => card !== null);
  const { value: cards, next } = drawOrder(random, deck);
  return { value: { play: 'Shuffle', seat, cards }, next };
};

/** The dealer's answer to a choice that chance makes in a digital match; null where none waits, or a person answers. */
export const drawChance = (state: RuneterraState, random: RandomState): Draw<Play> | null => {
  const { choice, digital } = state;
  if (!digital || choice === null) return null;
  if (choice.kind === 'first-player') return firstPlayer(state, random);
  return choice.kind === 'shuffle' ? shuffle(state, choice.of, random) : null;
};
