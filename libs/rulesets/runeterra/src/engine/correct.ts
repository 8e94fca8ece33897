import type { Problem } from '#ruleset';
import type { Correction, PlayOf } from '../words/plays.js';
import type { Draft } from './draft.js';
import { cannot, note } from '../words/findings.js';
import { propose } from './gate.js';
import { resumeUnfallen } from './rounds/nexus.js';
import { nameOf, playerName } from '../reading/objects.js';
import { cardOfCode } from '../cards/known-cards.js';
import { firstProblem, type PlayRule } from './play-rule.js';
import { isInPlay } from '../reading/units/board.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import { LIMITS } from '../words/vocabulary.js';

/** Corrections: described changes by a scorekeeper or judge. No rule binds them; only what is not there cannot be changed. */
const missing = (state: RuneterraState, correction: Correction): Problem | null => {
  if ('piece' in correction && !state.pieces[correction.piece]) {
    return cannot('no-such-card', 'There is no such card on the table.', 'Name a card that is on the table.');
  }
  if ('seat' in correction && !state.seats[correction.seat]) {
    const names = state.seats.map((_, seat) => playerName(state, seat)).join(', ');
    return cannot('no-such-player', 'There is no such player.', `Name one of: ${names}.`);
  }
  return 'item' in correction && !state.stack.some(({ id }) => id === correction.item)
    ? cannot('no-such-item', 'There is no such item on the stack.', 'Name one that is on the stack.')
    : null;
};

const cardProblem = (state: RuneterraState, correction: Correction): Problem | null =>
  correction.change === 'card' && correction.card !== null && cardOfCode(state, correction.card) === null
    ? cannot('unknown-card', `There is no card "${correction.card}".`, 'Name a card of the sets, or define it first.')
    : null;

const boardProblem = (state: RuneterraState, correction: Correction): Problem | null =>
  (correction.change === 'damage' || correction.change === 'stunned') && !isInPlay(state, correction.piece)
    ? cannot(
        'not-on-board',
        `${nameOf(state, correction.piece)} is not on the board, so it cannot have that.`,
        'Move it onto the board first, or name a card that is there.',
      )
    : null;

/** A bench has so many places, and what is told to be on it cannot be more; attackers and blockers stand elsewhere. */
const benchProblem = (state: RuneterraState, correction: Correction): Problem | null => {
  if (correction.change !== 'move' || correction.to !== 'bench') return null;
  const seat = state.seats[state.pieces[correction.piece]?.owner ?? -1];
  if (seat === undefined || seat.bench.includes(correction.piece) || seat.bench.length < LIMITS.board) return null;
  return cannot(
    'bench-full',
    `There are ${LIMITS.board} cards on ${seat.name}'s bench already, and it has no more places.`,
    'Move the one that is not there off the bench first.',
  );
};

/** A card on the stack goes with its item. */
const stackProblem = (state: RuneterraState, correction: Correction): Problem | null =>
  correction.change === 'move' && state.pieces[correction.piece]?.place === 'stack'
    ? cannot(
        'on-the-stack',
        `${nameOf(state, correction.piece)} is being played.`,
        'Take its item off the stack first, or let it resolve.',
      )
    : null;

/** The number that a correction sets, and the most it may be; null where it sets none. */
const amountOf = (correction: Correction): readonly [number, number] | null => {
  switch (correction.change) {
    case 'damage':
      return [correction.amount, Infinity];
    case 'nexus':
      return [correction.health, Infinity];
    case 'mana':
      return [correction.mana, Infinity];
    case 'spell-mana':
      return [correction.mana, LIMITS.spellMana];
    case 'gems':
      return [correction.gems, LIMITS.gems];
    default:
      return null;
  }
};

const amountProblem = (correction: Correction): Problem | null => {
  const limits = amountOf(correction);
  if (limits === null) return null;
  const [amount, most] = limits;
  if (amount < 0) return cannot('negative', 'Nothing on a table is below zero.', 'Give a number from 0.');
  return amount > most ? cannot('too-many', `There are ${most} at most.`, `Give a number from 0 to ${most}.`) : null;
};

/** While somebody has to choose nobody may act otherwise. */
const actingProblem = ({ choice }: RuneterraState, { change }: Correction): Problem | null =>
  change === 'to-act' && choice
    ? cannot('choice-awaited', 'A choice is awaited, and until it is made nobody acts.', 'Record the choice first.')
    : null;

const isMoot = ({ choice, stack, casting }: RuneterraState): boolean =>
  choice?.kind === 'describe' && casting?.id !== choice.item && !stack.some(({ id }) => id === choice.item);

/** A piece that is moved by hand may come into the open: the fact says what it is. */
const movedCard = (state: RuneterraState, correction: Correction): string | null =>
  correction.change === 'move' && correction.to !== 'hand' && correction.to !== 'gone'
    ? (state.pieces[correction.piece]?.card ?? null)
    : null;

const apply = (draft: Draft, { correction, note: words }: PlayOf<'Correct'>): void => {
  const card = movedCard(draft.state, correction);
  propose(draft, {
    type: 'TableCorrected',
    data: { correction, note: words, card },
    because: ['runeterra.correction'],
  });
  resumeUnfallen(draft);
  const { choice } = draft.state;
  if (choice && isMoot(draft.state)) {
    propose(draft, { type: 'ChoiceMade', data: { kind: choice.kind }, because: [] });
  }
};

export const correct: PlayRule<'Correct'> = {
  cannot: (state, { correction }) =>
    firstProblem(
      () => missing(state, correction),
      () => cardProblem(state, correction),
      () => boardProblem(state, correction),
      () => benchProblem(state, correction),
      () => stackProblem(state, correction),
      () => amountProblem(correction),
      () => actingProblem(state, correction),
    ),
  may: () => [note('runeterra.correction', 'A correction: the table is changed as described, bound by no rule.')],
  apply,
};
