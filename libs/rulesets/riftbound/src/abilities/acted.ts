import type { Instruction } from '../effects/instruction.js';
import type { RiftboundState } from '../state.js';
import type { Left } from '../agenda.js';
import { isOnBoard, mightOf } from '../objects.js';
import { piecesIn } from '../zones.js';

/** The pieces that an instruction acts on, as the table is before it: what the next one calls "those". */
export const actedOn = (state: RiftboundState, instruction: Instruction): readonly number[] => {
  const top = (zone: 'main-deck' | 'rune-deck', seat: number, count: number): readonly number[] =>
    piecesIn(state, { zone, seat }).slice(0, count);
  switch (instruction.verb) {
    case 'deal':
    case 'strike':
      return instruction.to;
    case 'counter':
      return state.chain.flatMap(({ id, piece }) => (id === instruction.item ? [piece] : []));
    case 'look':
    case 'burn':
      return top('main-deck', instruction.seat, instruction.count);
    case 'reveal-top':
      return top(instruction.deck, instruction.seat, instruction.count);
    case 'create':
      return Array.from({ length: instruction.count }, (_, index) => state.pieces.length + index);
    case 'reveal-hand':
      return piecesIn(state, { zone: 'hand', seat: instruction.seat });
    default:
      if ('pieces' in instruction) return instruction.pieces ?? [];
      return 'piece' in instruction ? [instruction.piece] : [];
  }
};

const TAKES_AWAY: ReadonlySet<string> = new Set(['kill', 'banish', 'return', 'recycle']);

/** What an instruction is to take from the board, as it is before that: it can be looked back at (359.3.e.13). */
export const leaving = (state: RiftboundState, instruction: Instruction): readonly Left[] =>
  TAKES_AWAY.has(instruction.verb) && 'pieces' in instruction
    ? (instruction.pieces ?? [])
        .filter((piece) => isOnBoard(state, piece))
        .map((piece) => ({ piece, zone: state.pieces[piece]?.zone ?? -1, might: mightOf(state, piece) }))
    : [];
