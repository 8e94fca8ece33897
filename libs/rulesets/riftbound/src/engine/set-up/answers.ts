import type { Finding, Problem } from '#ruleset';
import { cardOf, isCardId } from '../../cards/catalogue.js';
import type { PlayOf } from '../../words/plays.js';
import { push } from '../draft.js';
import { cannot, illegal, note } from '../../words/findings.js';
import { propose } from '../gate.js';
import { playerName } from '../../reading/objects.js';
import { firstProblem, freely, type PlayRule } from '../play-rule.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { isSeatZone, piecesIn } from '../../state/zones.js';
import { runBurnOut, takeFromDeck } from '../actions/draw.js';
import { cardsToShuffle } from '../../reading/cards-to-shuffle.js';
import { battlefieldBringers } from './set-up.js';
import { recycleInOrder } from '../actions/recycle.js';
import { modeOf } from '../../state/sides.js';
import { battlefieldOfDraw, battlefieldsLeft, whyNotPresented, type NotPresented } from './battlefields.js';

/** The answers that setting up a game asks for (110-118), and those of chance. */
export const chooseFirstPlayer: PlayRule<'ChooseFirstPlayer'> = {
  cannot: (state, { first }) =>
    state.seats[first] ? null : cannot('no-such-player', 'There is no such player.', 'Name a player of this match.'),
  may: freely,
  apply: (draft, { first }) => {
    propose(draft, {
      type: 'FirstPlayerChosen',
      data: { seat: first },
      because: draft.state.game > 1 ? ['tournament.play-first-loser'] : ['setup.turn-order', 'setup.first-player'],
    });
  },
};

const battlefieldProblem = (state: RiftboundState, { seat, card }: PlayOf<'ChooseBattlefield'>): Problem | null => {
  if (card === null || !isCardId(card) || cardOf(card).type !== 'Battlefield' || cardOf(card).supertype === 'Token') {
    return cannot('no-battlefield', 'That is no battlefield card.', 'Name one of the deck list.');
  }
  const provided = state.seats[seat]?.deck?.battlefields ?? null;
  if (provided === null || provided.includes(card)) return null;
  return cannot(
    'battlefield-not-in-deck',
    `${cardOf(card).name} is no battlefield of ${playerName(state, seat)}'s deck.`,
    `Pick one of: ${provided.map((each) => cardOf(each).name).join(', ')}.`,
  );
};

/** What else is held against each battlefield that may not be presented, by its rule. */
const NOT_PRESENTED: Readonly<Record<NotPresented, (name: string, player: string) => string>> = {
  'mode.match.battlefield-choice': (name, player) =>
    `${name} was ${player}'s battlefield in a game that was won, so it is out of this match.`,
  'mode.match.reuse-after-all': (name, player) =>
    `${name} was used in a game that was won; it comes again only once ${player} has presented all three battlefields.`,
  'mode.match.reuse-at-most-twice': (name, player) => `${player} has presented ${name} twice already.`,
  'mode.match.battlefield-after-draw': (name, player) =>
    `${player} presented ${name} in a drawn game, and in this edition no battlefield comes again after any game.`,
  'mode.teams.battlefields-differ': (name, player) => `${player}'s teammate has ${name} already.`,
};

/** Battlefields that are out of the match, or a teammate's (486.5, 486.6.a, 489.8.i). */
const presentedFindings = (state: RiftboundState, { seat, card }: PlayOf<'ChooseBattlefield'>): readonly Finding[] => {
  if (card === null || (battlefieldsLeft(state, seat)?.includes(card) ?? false)) return [];
  const rule = whyNotPresented(state, seat, card);
  if (rule === null) return [];
  return [illegal(rule, NOT_PRESENTED[rule](cardOf(card).name, playerName(state, seat)))];
};

/** After a drawn game the same battlefields are used again at events (TR 406.1.b). */
const drawnFindings = (state: RiftboundState, { seat, card }: PlayOf<'ChooseBattlefield'>): readonly Finding[] => {
  const same = battlefieldOfDraw(state, seat);
  if (card === null || same === null || same === card) return [];
  const message = `The last game was drawn: at events ${playerName(state, seat)} plays at ${cardOf(same).name} again.`;
  return [note('tournament.battlefields-after-draw', message)];
};

export const chooseBattlefield: PlayRule<'ChooseBattlefield'> = {
  cannot: (state, play) =>
    firstProblem(
      () =>
        battlefieldBringers(state).includes(play.seat)
          ? null
          : cannot(
              'not-your-choice',
              `${playerName(state, play.seat)} takes the first turn and brings no battlefield.`,
              "Record the other players' battlefields.",
            ),
      () =>
        (state.seats[play.seat]?.battlefield ?? null) === null
          ? null
          : cannot(
              'not-your-choice',
              `${playerName(state, play.seat)} has picked a battlefield already.`,
              "Record the other player's pick.",
            ),
      () => battlefieldProblem(state, play),
    ),
  may: (state, play) => [...presentedFindings(state, play), ...drawnFindings(state, play)],
  apply: (draft, { seat, card }) => {
    const because = [modeOf(draft.state).rules.battlefieldChoice];
    propose(draft, { type: 'BattlefieldChosen', data: { seat, card }, because });
  },
};

const sorted = (cards: readonly string[]): string => [...cards].sort().join(' ');

export const shuffle: PlayRule<'Shuffle'> = {
  cannot: (state, { seat, deck, cards }) => {
    const { choice } = state;
    if (choice?.kind !== 'shuffle' || choice.of !== seat || choice.deck !== deck) {
      return cannot('other-shuffle', 'Another deck is shuffled now.', 'Give the order of the deck that is asked for.');
    }
    if (cards === null) {
      return cannot(
        'no-order',
        'A digital match is dealt in an order that is known.',
        'Name every card in its new order.',
      );
    }
    return sorted(cards) === sorted(cardsToShuffle(state, seat, deck))
      ? null
      : cannot(
          'other-cards',
          'The order names other cards than are shuffled.',
          'Name every card that is shuffled, once for each copy.',
        );
  },
  may: freely,
  apply: (draft, { seat, deck, cards }) => {
    const frame = draft.agenda.at(-1);
    if (frame?.task === 'burn-out') {
      draft.agenda.pop();
      runBurnOut(draft, frame, cards ?? undefined);
      return;
    }
    const pieces = piecesIn(draft.state, { zone: deck, seat });
    const order = cards ?? pieces.map(() => null);
    propose(draft, { type: 'DeckShuffled', data: { seat, deck, pieces, cards: order }, because: ['setup.shuffle'] });
  },
};

export const orderCards: PlayRule<'OrderCards'> = {
  cannot: (state, { pieces }) => {
    const asked = state.choice?.kind === 'order' ? state.choice.pieces : [];
    const same = [...asked].sort((a, b) => a - b).join() === [...pieces].sort((a, b) => a - b).join();
    return same
      ? null
      : cannot('other-cards', 'The order names other cards than are recycled.', 'Name each of them once.');
  },
  may: freely,
  apply: (draft, { pieces }) => {
    const frame = draft.agenda.at(-1);
    if (frame?.task !== 'recycle') return;
    draft.agenda.pop();
    recycleInOrder(draft, frame, pieces);
  },
};

const MULLIGAN_LIMIT = 2;

/** Up to two cards set aside, as many drawn, the cards set aside recycled (117). */
export const mulligan: PlayRule<'Mulligan'> = {
  cannot: (state, { seat, pieces }) => {
    const ofHand = pieces.every(
      (piece) => isSeatZone(state.pieces[piece]?.zone ?? -1, 'hand') && state.pieces[piece]?.owner === seat,
    );
    if (!ofHand || new Set(pieces).size < pieces.length) {
      return cannot(
        'not-in-hand',
        'A card named is not in the hand, or is named twice.',
        'Name cards of the hand, each once.',
      );
    }
    return null;
  },
  may: (state, { seat, pieces }) =>
    pieces.length <= MULLIGAN_LIMIT
      ? []
      : [
          illegal(
            'mulligan.set-aside',
            `${playerName(state, seat)} sets ${String(pieces.length)} cards aside; a mulligan takes two at most.`,
          ),
        ],
  apply: (draft, { seat, pieces }) => {
    propose(draft, { type: 'MulliganTaken', data: { seat, count: pieces.length }, because: ['mulligan.order'] });
    if (pieces.length === 0) return;
    const cards = pieces.map((piece) => draft.state.pieces[piece]?.card ?? null);
    propose(draft, { type: 'CardsSetAside', data: { seat, pieces, cards }, because: ['mulligan.set-aside'] });
    takeFromDeck(draft, { seat, count: pieces.length, because: ['mulligan.draw'] });
    push(draft, { task: 'recycle', seat, pieces, because: ['mulligan.recycle'] });
  },
};
