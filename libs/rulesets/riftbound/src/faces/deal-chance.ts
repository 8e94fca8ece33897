import { drawBelow, drawOrder, type Draw, type RandomState } from '#kernel';
import type { Play } from '../words/plays.js';
import { cardsToShuffle } from '../reading/cards-to-shuffle.js';
import type { Choice, RiftboundState } from '../state/riftbound-state.js';

type ChoiceOf<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>;

const dealt = <Value>({ value, next }: Draw<Value>, playOf: (value: Value) => Play): Draw<Play> => ({
  value: playOf(value),
  next,
});

const firstPlayer = (state: RiftboundState, random: RandomState): Draw<Play> =>
  dealt(drawBelow(random, state.seats.length), (first) => ({ play: 'ChooseFirstPlayer', first }));

const battlefield = ({ seat, options }: ChoiceOf<'battlefield'>, random: RandomState): Draw<Play> | null => {
  if (options === null || options.length === 0) return null;
  return dealt(drawBelow(random, options.length), (index) => ({
    play: 'ChooseBattlefield',
    seat,
    card: options[index] ?? null,
  }));
};

const shuffle = (state: RiftboundState, { of, deck }: ChoiceOf<'shuffle'>, random: RandomState): Draw<Play> =>
  dealt(drawOrder(random, cardsToShuffle(state, of, deck)), (cards) => ({ play: 'Shuffle', seat: of, deck, cards }));

/** Cards of the Main Deck change places among themselves; runes have a deck of their own and their owner's order (416). */
const order = (state: RiftboundState, { pieces }: ChoiceOf<'order'>, random: RandomState): Draw<Play> => {
  const isMain = (number: number): boolean => !(state.pieces[number]?.rune ?? false);
  const draw = drawOrder(random, pieces.filter(isMain));
  return dealt(draw, (drawn) => {
    const rest = drawn.values();
    return {
      play: 'OrderCards',
      pieces: pieces.map((number) => (isMain(number) ? (rest.next().value ?? number) : number)),
    };
  });
};

/** The dealer's answer to a choice that chance makes in a digital match; null where none waits, or a person answers. */
export const drawChance = (state: RiftboundState, random: RandomState): Draw<Play> | null => {
  const { choice, digital } = state;
  if (!digital || choice === null) return null;
  switch (choice.kind) {
    case 'first-player':
      return choice.seat === null ? firstPlayer(state, random) : null;
    case 'battlefield':
      return choice.byChance ? battlefield(choice, random) : null;
    case 'shuffle':
      return shuffle(state, choice, random);
    case 'order':
      return order(state, choice, random);
    default:
      return null;
  }
};
