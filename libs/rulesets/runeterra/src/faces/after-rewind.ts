import { drawOrder, type RandomState } from '#kernel';
import type { RuneterraFact } from '../state/facts.js';
import type { RuneterraState } from '../state/runeterra-state.js';

/** Cards of a hand that nobody had named then, and that have been named since, stay known. */
const staysKnown = (then: RuneterraState, since: readonly RuneterraState[]): readonly RuneterraFact[] =>
  then.pieces.flatMap(({ card, place }, piece): readonly RuneterraFact[] => {
    if (card !== null || place !== 'hand') return [];
    const named = since.map(({ pieces }) => pieces[piece]?.card ?? null).find((each) => each !== null);
    return named === undefined
      ? []
      : [{ type: 'CardRevealed', data: { piece, card: named }, because: ['runeterra.told'] }];
  });

/** The game tells nobody how a deck lies: one from which cards have come since, or into which they went, is shuffled again. */
const randomAgain = (
  then: RuneterraState,
  since: readonly RuneterraState[],
  chance: RandomState,
): readonly RuneterraFact[] => {
  let random = chance;
  return then.seats.flatMap(({ deck }, seat): readonly RuneterraFact[] => {
    const isTouched = since.some(({ seats }) => seats[seat]?.deck.join() !== deck.join());
    if (deck.length < 2 || !isTouched) return [];
    const { value: cards, next } = drawOrder(random, deck);
    random = next;
    return [{ type: 'DeckShuffled', data: { seat, cards }, because: ['runeterra.set-up.shuffle'] }];
  });
};

/** What a table that was set back owes to the games since. Without the tape's chance no order is known, and none is made. */
export const afterRewind = (
  then: RuneterraState,
  since: readonly RuneterraState[],
  chance: RandomState | null,
): readonly RuneterraFact[] => [
  ...staysKnown(then, since),
  ...(chance === null ? [] : randomAgain(then, since, chance)),
];
