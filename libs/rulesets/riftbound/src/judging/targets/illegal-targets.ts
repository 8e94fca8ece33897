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

/** What an instruction is done by, with or to alone: where that has gone, nothing comes of it (359.3.e.6). */
export const neededFor = (instruction: Instruction): readonly number[] => {
  switch (instruction.verb) {
    case 'strike':
      return [instruction.by];
    case 'split':
      return instruction.by === undefined ? [] : [instruction.by];
    case 'attach':
      return [instruction.piece, instruction.to];
    case 'copy':
      return [instruction.of];
    default:
      return 'piece' in instruction ? [instruction.piece] : [];
  }
};

/** The instruction without the objects that it can no longer be done to (359.3.e.8); null where none are left (359.3.e.6). */
const possible = (state: RiftboundState, item: ChainItem, instruction: Instruction): Instruction | null => {
  const isStill = (piece: number): boolean => !hasChanged(state, item, piece);
  if (!neededFor(instruction).every(isStill)) return null;
  if (instruction.verb === 'split') {
    const shares = instruction.shares.filter(({ unit }) => isStill(unit));
    return shares.length > 0 ? { ...instruction, shares } : null;
  }
  if (instruction.verb === 'deal' || instruction.verb === 'strike') {
    const to = instruction.to.filter(isStill);
    return to.length > 0 ? { ...instruction, to } : null;
  }
  if (!('pieces' in instruction)) return instruction;
  const pieces = instruction.pieces.filter(isStill);
  return pieces.length > 0 ? { ...instruction, pieces } : null;
};

/** Announced instructions as they can be followed now that the item begins to resolve. */
export const instructionsPossible = (state: RiftboundState, item: ChainItem): readonly Instruction[] | null =>
  item.instructions && item.instructions.flatMap((instruction) => possible(state, item, instruction) ?? []);
