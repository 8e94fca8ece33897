import type { Problem } from '#ruleset';
import { cardOf, isCardId } from '../cards/catalogue.js';
import { fitsPiece, kindOfPiece } from '../judging/told/fitting.js';
import { BOUNDS } from '../words/bounds.js';
import type { Correction, PlayOf } from '../words/plays.js';
import { emit, type Draft } from './draft.js';
import { cannot, note } from '../words/findings.js';
import { resumeUnwon } from './ending/resume.js';
import { propose } from './gate.js';
import { battlefieldName, isBattlefieldCard, isOnBoard, nameOf, playerName, typeOf } from '../reading/objects.js';
import { firstProblem, type PlayRule } from './play-rule.js';
import { isUndealt } from './set-up/set-up.js';
import { triggersToOrder } from './chain/order-triggers.js';
import type { Choice, RiftboundState } from '../state/riftbound-state.js';
import { isSeatZone, seatZone } from '../state/zones.js';
import { itemName } from '../reading/waiting.js';

/** Corrections: described changes by a scorekeeper or judge. No rule binds them; only what is not there cannot be changed. */
const listed = (names: readonly string[]): string => names.join(', ') || 'there is none';

const missing = (state: RiftboundState, correction: Correction): Problem | null => {
  if ('piece' in correction && !state.pieces[correction.piece]) {
    return cannot('no-such-card', 'There is no such card on the table.', 'Name a card that is on the table.');
  }
  if ('at' in correction && !state.battlefields[correction.at]) {
    const names = listed(state.battlefields.map((_, at) => battlefieldName(state, at)));
    return cannot('no-such-battlefield', 'There is no such battlefield.', `Name one in play: ${names}.`);
  }
  if ('seat' in correction && correction.seat !== null && !state.seats[correction.seat]) {
    const names = listed(state.seats.map((_, seat) => playerName(state, seat)));
    return cannot('no-such-player', 'There is no such player.', `Name one of: ${names}.`);
  }
  if ('item' in correction && !state.chain.some((item) => item.id === correction.item)) {
    const names = listed(state.chain.map((item) => itemName(state, item)));
    return cannot('no-such-chain-item', 'There is no such item on the chain.', `Name one of its items: ${names}.`);
  }
  return null;
};

const article = (word: string): string => (/^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`);

const cardProblem = (state: RiftboundState, correction: Correction): Problem | null => {
  if (correction.change !== 'card' || correction.card === null) return null;
  const { card, piece } = correction;
  if (!isCardId(card)) return cannot('unknown-card', `There is no card "${card}".`, 'Name a card of the set.');
  if (fitsPiece(state, piece, card)) return null;
  const kind = kindOfPiece(state, piece) ?? 'card';
  return cannot(
    'other-kind',
    `${cardOf(card).name} is ${article(cardOf(card).type.toLowerCase())}, and that piece is ${article(kind)}.`,
    `Name ${article(kind)}.`,
  );
};

const amountOf = (correction: Correction): number => {
  if ('amount' in correction) return correction.amount;
  if (correction.change === 'points') return correction.points;
  return correction.change === 'energy' ? correction.energy : 0;
};

const amountProblem = (correction: Correction): Problem | null =>
  amountOf(correction) >= 0 ? null : cannot('negative', 'Nothing on a table is below zero.', 'Give a number from 0.');

/** Past the Victory Score only those go who are tied for the most (323.1), and nobody goes far. */
const pointsProblem = (state: RiftboundState, correction: Correction): Problem | null => {
  const most = state.victoryScore + BOUNDS.pointsBeyond;
  if (correction.change !== 'points' || correction.points <= most) return null;
  return cannot(
    'too-many-points',
    `Nobody comes to ${correction.points} points where ${state.victoryScore} win the game.`,
    `Give a number from 0 to ${most}.`,
  );
};

/** Changes that only something on the board can carry. */
const ON_BOARD: ReadonlySet<Correction['change']> = new Set<Correction['change']>([
  'damage',
  'buffs',
  'empowered',
  'exhausted',
  'stunned',
  'controller',
]);

const pieceProblem = (state: RiftboundState, correction: Correction): Problem | null => {
  if (!('piece' in correction)) return null;
  const { piece, change } = correction;
  const moves = change === 'move' || change === 'move-to-battlefield';
  if (moves && isBattlefieldCard(state, piece)) {
    return cannot(
      'battlefield-stays',
      `${nameOf(state, piece)} is a battlefield in play and stays there.`,
      'If another battlefield is in play, correct which card it is.',
    );
  }
  return !ON_BOARD.has(change) || isOnBoard(state, piece)
    ? null
    : cannot(
        'not-on-board',
        `${nameOf(state, piece)} is not on the board, so it cannot have that.`,
        'Move it onto the board first, or name a card that is there.',
      );
};

/** Spells and legends never lie at a location (157, 174). */
const locationProblem = (state: RiftboundState, correction: Correction): Problem | null => {
  const toLocation =
    correction.change === 'move-to-battlefield' || (correction.change === 'move' && correction.zone === 'base');
  if (!toLocation) return null;
  const type = typeOf(state, correction.piece);
  if (type !== 'Spell' && type !== 'Legend') return null;
  const message = `${nameOf(state, correction.piece)} is a ${type.toLowerCase()} and never lies at a base or a battlefield.`;
  return cannot('no-permanent', message, 'Name a unit, a gear or a rune, or another zone.');
};

const isDeck = (zone: number | undefined): boolean =>
  zone !== undefined && (isSeatZone(zone, 'main-deck') || isSeatZone(zone, 'rune-deck'));

/** The decks of a digital match are dealt from their lists: what lies in them before that cannot be changed by hand. */
const undealtProblem = (state: RiftboundState, correction: Correction): Problem | null => {
  if (!('piece' in correction) || !isUndealt(state)) return null;
  const { piece, change } = correction;
  const into = change === 'move' ? seatZone(correction.zone, correction.seat) : undefined;
  if (!isDeck(into) && !isDeck(state.pieces[piece]?.zone)) return null;
  return cannot(
    'deck-not-dealt',
    'The decks are dealt from their lists while the game is set up, so nothing is put into them or taken out of them before.',
    'Correct it once the opening hands are drawn.',
  );
};

/** While somebody has to choose nobody has priority; and in a Neutral Open State it is the turn player's (312). */
const priorityProblem = (state: RiftboundState, correction: Correction): Problem | null => {
  if (correction.change !== 'priority') return null;
  if (state.result !== null) {
    return cannot('match-over', 'The match is over, and nobody has priority.', 'Correct what else was wrong.');
  }
  if (state.choice) {
    return cannot(
      'choice-awaited',
      'A choice is awaited, and until it is made nobody has priority.',
      'Record the choice first.',
    );
  }
  if (state.chain.length > 0 || state.showdown || correction.seat === state.turn.seat) return null;
  const name = playerName(state, state.turn.seat);
  return cannot(
    'turn-players-priority',
    `With no chain and no showdown priority is ${name}'s, whose turn it is.`,
    `Let ${name} act or end the turn.`,
  );
};

/** Choices that may no longer fit the table: they are dropped, and the loop asks again where it still has to. */
const ASKED_ANEW: ReadonlySet<Choice['kind']> = new Set<Choice['kind']>([
  'assign-damage',
  'next-showdown',
  'replace',
  'play',
  'pick',
  'show',
  'arrange',
  'seen',
]);

const isMoot = (state: RiftboundState, choice: Choice): boolean =>
  (choice.kind === 'order-triggers' && triggersToOrder(state).length < 2) ||
  ASKED_ANEW.has(choice.kind) ||
  (choice.kind === 'describe' && !state.chain.some((item) => item.id === choice.item));

/** A piece that is moved by hand may come into the open: the fact says what it is. */
const movedCard = (state: RiftboundState, correction: Correction): string | null =>
  correction.change === 'move' || correction.change === 'move-to-battlefield'
    ? (state.pieces[correction.piece]?.card ?? null)
    : null;

const apply = (draft: Draft, { correction, note: words }: PlayOf<'Correct'>): void => {
  const { choice } = draft.state;
  propose(draft, {
    type: 'TableCorrected',
    data: { correction, note: words, card: movedCard(draft.state, correction) },
    because: [],
  });
  if (choice && isMoot(draft.state, choice)) {
    emit(draft, { type: 'ChoiceMade', data: { kind: choice.kind }, because: [] });
  }
  resumeUnwon(draft);
  if (draft.state.chain.length === 0 && draft.state.chainOpenedBy !== null) {
    propose(draft, { type: 'ChainClosed', data: {}, because: ['chain.emptied'] });
  }
};

export const correct: PlayRule<'Correct'> = {
  cannot: (state, { correction }) =>
    firstProblem(
      () => missing(state, correction),
      () => cardProblem(state, correction),
      () => amountProblem(correction),
      () => pointsProblem(state, correction),
      () => pieceProblem(state, correction),
      () => locationProblem(state, correction),
      () => undealtProblem(state, correction),
      () => priorityProblem(state, correction),
    ),
  may: () => [note('tournament.deviation', 'A correction: the table is changed as described, bound by no rule.')],
  apply,
};
