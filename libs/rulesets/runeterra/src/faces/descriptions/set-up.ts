import { words } from '#ruleset';
import type { SetUpFact } from '../../state/facts.js';
import { reasonText } from './ending.js';
import { card, who, whose, type Tellers } from './tell.js';

export const tellSetUp: Tellers<SetUpFact> = {
  TableLaid: ({ players }) => `The table is laid for ${words.listed(players.map(({ name }) => name))}.`,
  TableArranged: () => 'The table stands as it was laid out.',
  FirstPlayerChosen: ({ seat }, listener) => `${who(listener, seat)} has the attack token in the first round.`,
  DeckShuffled: ({ seat }, listener) => `${who(listener, seat)}'s deck is shuffled.`,
  HandKept: ({ seat, returned }, listener) =>
    returned.length === 0
      ? `${who(listener, seat)} keeps the hand.`
      : `${who(listener, seat)} returns ${words.counted(returned.length, 'card')}.`,
  CardDefined: ({ card: told }) => `${told.name} is told: ${told.type} of cost ${told.cost}.`,
  CardRevealed: ({ piece, card: code }, listener) =>
    code === null ? 'A hidden card is told.' : `${whose(listener, piece)} is ${card(listener, code)}.`,
  GameResumed: () => 'The game goes on: no nexus has fallen.',
  GameEnded: ({ winners, ...result }, listener) =>
    `The game ends: ${reasonText(listener.before, { winners, ...result })}. ${winners.length === 0 ? 'It is a draw.' : `Won by ${words.listed(winners.map((seat) => who(listener, seat)))}.`}`,
};
