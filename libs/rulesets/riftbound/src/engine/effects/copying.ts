import { propose } from '../gate.js';
import { isOnBoard } from '../../reading/objects.js';
import type { Performer } from './performer.js';

/**
 * Becoming a copy (477.1.b): of what is on the board, as what it is copyable as now, its Might (143.2) among it; statuses and effects
 * stay as they are.
 */
export const copy: Performer<'copy'> = (draft, instruction) => {
  const { state } = draft;
  const { of } = instruction;
  const card = isOnBoard(state, of) ? (state.pieces[of]?.card ?? null) : null;
  const pieces = instruction.pieces.filter((piece) => isOnBoard(state, piece) && piece !== of);
  if (card === null || pieces.length === 0) return;
  propose(draft, { type: 'CopiesMade', data: { pieces, of, card }, because: ['layer.copy', 'layer.copyable'] });
};
