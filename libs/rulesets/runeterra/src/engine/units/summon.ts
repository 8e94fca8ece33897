import type { RuleKey } from '#rulebook';
import { emit, type Draft } from '../draft.js';
import type { FactOf } from '../../state/facts.js';
import { propose } from '../gate.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { codeByLevel } from '../../cards/known-cards.js';
import { LIMITS } from '../../words/vocabulary.js';
import { attackersOf } from '../../reading/units/board.js';

/** Who comes into play, from where, and where to. `piece` is the number of a new piece where it comes from nowhere. */
export type Summoned = FactOf<'UnitSummoned'>['data'];

/** Whether a place is free: six on the bench, six attackers; attackers do not count against the bench. */
export const hasRoom = (state: RuneterraState, seat: number, to: 'bench' | 'battlefield'): boolean =>
  to === 'battlefield'
    ? attackersOf(state, seat).length < LIMITS.attackers
    : (state.seats[seat]?.bench.length ?? 0) < LIMITS.board;

/** Number of the next piece that is made. */
export const newPiece = (state: RuneterraState): number => state.pieces.length;

/** A unit comes into play. One that finds no room is obliterated, without a Last Breath. */
export const summon = (draft: Draft, coming: Summoned, because: readonly RuleKey[]): void => {
  const { state } = draft;
  const summoned = { ...coming, card: codeByLevel(state, coming.seat, coming.card) };
  if (hasRoom(state, summoned.seat, summoned.to)) {
    propose(draft, { type: 'UnitSummoned', data: summoned, because });
    return;
  }
  emit(draft, { type: 'UnitSummoned', data: summoned, because });
  propose(draft, {
    type: 'PieceObliterated',
    data: { piece: summoned.piece, by: 'full-board' },
    because: ['runeterra.board.obliterated'],
  });
};
