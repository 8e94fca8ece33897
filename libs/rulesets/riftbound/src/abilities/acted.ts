import type { Instruction } from '../effects/instruction.js';
import type { RiftboundState } from '../state.js';
import { mightOf } from '../objects.js';
import { piecesIn } from '../zones.js';

/** The pieces that an instruction acts on, as the table is before it: what the next one calls "those". */
export const actedOn = (state: RiftboundState, instruction: Instruction): readonly number[] => {
  const top = (zone: 'main-deck' | 'rune-deck', seat: number, count: number): readonly number[] =>
    piecesIn(state, { zone, seat }).slice(0, count);
  switch (instruction.verb) {
    case 'deal':
    case 'strike':
      return instruction.to;
    case 'look':
    case 'burn':
      return top('main-deck', instruction.seat, instruction.count);
    case 'reveal-top':
      return top(instruction.deck, instruction.seat, instruction.count);
    case 'reveal-hand':
      return piecesIn(state, { zone: 'hand', seat: instruction.seat });
    default:
      if ('pieces' in instruction) return instruction.pieces ?? [];
      return 'piece' in instruction ? [instruction.piece] : [];
  }
};

/** What an instruction is to kill, with its Might before it does: what leaves can be looked back at (359.3.e.13). */
export const toBeKilled = (
  state: RiftboundState,
  instruction: Instruction,
): readonly { readonly piece: number; readonly might: number }[] =>
  instruction.verb === 'kill' ? instruction.pieces.map((piece) => ({ piece, might: mightOf(state, piece) })) : [];
