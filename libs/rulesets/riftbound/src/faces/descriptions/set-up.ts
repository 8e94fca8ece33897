import { words } from '#ruleset';
import type { SetUpFact } from '../../state/facts.js';
import type { RiftboundResult } from '../../state/ending.js';
import { reasonText } from './ending.js';
import { cardName, placeName, who, type Listener, type Tellers } from './tell.js';

const { counted, listed } = words;

const wonBy = (names: readonly string[]): string => (names.length === 0 ? 'nobody' : listed(names));

const ended = (what: string, result: RiftboundResult, listener: Listener): string =>
  `${what} ends: ${reasonText(listener.before, result)}. Won by ${wonBy(result.winners.map((seat) => who(listener, seat)))}.`;

export const tellSetUp: Tellers<SetUpFact> = {
  GameOpened: ({ game, players }) => `Game ${game} is laid out for ${listed(players.map(({ name }) => name))}.`,
  FirstPlayerChosen: ({ seat }, listener) => `${who(listener, seat)} takes the first turn.`,
  BattlefieldChosen: ({ seat, card }, listener) =>
    `${who(listener, seat)} chooses ${card === null ? 'a battlefield' : cardName(card)}.`,
  BattlefieldsPlaced: ({ cards }, listener) =>
    `${listed(cards.map(({ seat, card }) => `${who(listener, seat)}'s ${cardName(card)}`))} are placed as battlefields.`,
  RandomPartShuffled: ({ seat, deck }, listener) =>
    `The random part of ${placeName(listener, { zone: deck, seat })} is shuffled.`,
  DeckShuffled: ({ seat, deck }, listener) => `${placeName(listener, { zone: deck, seat })} is shuffled.`,
  TableLaidOut: () => 'The table stands as it was laid out.',
  MulliganTaken: ({ seat, count }, listener) =>
    count === 0
      ? `${who(listener, seat)} keeps the hand.`
      : `${who(listener, seat)} replaces ${counted(count, 'card')}.`,
  DecksPresented: () => 'The decks are laid out, with the Chosen Champions in their zones.',
  DeckChanged: ({ seat }, listener) => `${who(listener, seat)} is done with the sideboard.`,
  PlayersRemoved: ({ seats }, listener) =>
    `${listed(seats.map((seat) => who(listener, seat)))} ${seats.length > 1 ? 'leave' : 'leaves'} the game.`,
  TimeReached: ({ lastTurn }) =>
    lastTurn === null
      ? 'The time of the round is up between two games.'
      : `The time of the round is up: the game ends with turn ${String(lastTurn)}.`,
  NextPointAwaited: () => 'Nothing is decided yet: the next point wins the match.',
  GameEnded: (result, listener) => ended('The game', result, listener),
  GameResumed: () => 'The game goes on: nobody has won it.',
  MatchEnded: (result, listener) => ended('The match', result, listener),
};
