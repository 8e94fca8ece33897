import type { Instruction } from '../../words/instruction.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';

/** Handling illegal targets (359.3.e), as far as it does not depend on a card's text. */

const isAbility = ({ kind }: ChainItem): boolean => kind === 'activated' || kind === 'triggered';

/** Whether a target, or the source of an ability, has become another object by changing to or from a non-board zone (124). */
export const hasChanged = (state: RiftboundState, item: ChainItem, piece: number): boolean => {
  const object = state.pieces[piece]?.object;
  const chosen = item.targets.filter((target) => target.kind === 'piece' && target.piece === piece);
  if (chosen.length > 0) return chosen.every((target) => target.kind === 'piece' && target.object !== object);
  return isAbility(item) && item.piece === piece && item.object !== object;
};

/** The instruction without the objects that it can no longer be done to (359.3.e.8); null where none are left (359.3.e.6). */
const possible = (state: RiftboundState, item: ChainItem, instruction: Instruction): Instruction | null => {
  const still = (pieces: readonly number[]): readonly number[] =>
    pieces.filter((piece) => !hasChanged(state, item, piece));
  if (instruction.verb === 'deal' || instruction.verb === 'strike')
    return left({ ...instruction, to: still(instruction.to) }, instruction.to.length);
  if (instruction.verb === 'split') {
    const shares = instruction.shares.filter(({ unit }) => still([unit]).length > 0);
    return shares.length > 0 ? { ...instruction, shares } : null;
  }
  if ('pieces' in instruction)
    return left({ ...instruction, pieces: still(instruction.pieces) }, instruction.pieces.length);
  if (instruction.verb === 'attach' && hasChanged(state, item, instruction.to)) return null;
  return 'piece' in instruction && hasChanged(state, item, instruction.piece) ? null : instruction;
};

const left = (instruction: Instruction, before: number): Instruction | null => {
  const pieces = 'pieces' in instruction ? instruction.pieces : instruction.verb === 'deal' ? instruction.to : [];
  return before > 0 && pieces.length === 0 ? null : instruction;
};

/** Announced instructions as they can be followed now that the item begins to resolve. */
export const instructionsPossible = (state: RiftboundState, item: ChainItem): readonly Instruction[] | null =>
  item.instructions && item.instructions.flatMap((instruction) => possible(state, item, instruction) ?? []);
