import type { Problem } from '#ruleset';
import { emit, push } from '../draft.js';
import { cannot } from '../../words/findings.js';
import { playerName } from '../../reading/objects.js';
import { firstProblem, freely, type PlayRule } from '../play-rule.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { drawCards } from '../rounds/draw.js';

/** Who has the attack token in round 1. */
export const chooseFirstPlayer: PlayRule<'ChooseFirstPlayer'> = {
  cannot: (state, { first }) =>
    state.seats[first] ? null : cannot('no-such-player', 'There is no such player.', 'Name a player of this match.'),
  may: freely,
  apply: (draft, { first }) => {
    emit(draft, { type: 'FirstPlayerChosen', data: { seat: first }, because: ['runeterra.set-up.first-player'] });
  },
};

const counted = (cards: readonly (string | null)[]): string =>
  JSON.stringify(cards.map((card) => card ?? '').toSorted());

const otherCards = (state: RuneterraState, seat: number, cards: readonly string[] | null): Problem | null => {
  const deck = state.seats[seat]?.deck ?? [];
  if (cards === null) return null;
  const isKnown = deck.every((card) => card !== null);
  return cards.length === deck.length && (!isKnown || counted(cards) === counted(deck))
    ? null
    : cannot(
        'other-deck',
        `Those are not the ${deck.length} cards of ${playerName(state, seat)}'s deck.`,
        'Name each card of the deck as often as it is in it.',
      );
};

const otherPlayers = (state: RuneterraState, seat: number): Problem | null => {
  const { choice } = state;
  return choice?.kind === 'shuffle' && choice.of !== seat
    ? cannot(
        'other-players-deck',
        `${playerName(state, choice.of)}'s deck is shuffled now.`,
        `Record the order of ${playerName(state, choice.of)}'s deck.`,
      )
    : null;
};

/** The order of a deck after shuffling, topmost first; null where nobody knows it. */
export const shuffle: PlayRule<'Shuffle'> = {
  cannot: (state, { seat, cards }) =>
    firstProblem(
      () => otherPlayers(state, seat),
      () => otherCards(state, seat, cards),
    ),
  may: freely,
  apply: (draft, { seat, cards }) => {
    const order = cards ?? (draft.state.seats[seat]?.deck ?? []).map(() => null);
    emit(draft, { type: 'DeckShuffled', data: { seat, cards: order }, because: ['runeterra.set-up.shuffle'] });
  },
};

/**
 * Any of the first cards are exchanged once: as many are drawn, then those returned are shuffled into the deck, so that nobody
 * draws what they have just put back.
 */
export const mulligan: PlayRule<'Mulligan'> = {
  cannot: (state, { seat, pieces }) => {
    const hand = state.seats[seat]?.hand ?? [];
    const isOwn = pieces.every((piece, index) => hand.includes(piece) && pieces.indexOf(piece) === index);
    return isOwn
      ? null
      : cannot(
          'not-in-hand',
          `${playerName(state, seat)} has no such card in hand.`,
          'Name cards of that hand, each once.',
        );
  },
  may: freely,
  apply: (draft, { seat, pieces: returned }) => {
    const because = ['runeterra.set-up.mulligan'] as const;
    emit(draft, { type: 'HandKept', data: { seat, returned }, because });
    if (returned.length === 0) return;
    drawCards(draft, { seat, count: returned.length }, because);
    push(draft, { task: 'shuffle', seat });
  },
};
