import { TAKES_AWAY, type Instruction, type Verb } from '../../words/instruction.js';
import type { InstructionOf } from '../../words/instruction.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Left } from '../../state/piece.js';
import { isOnBoard } from '../../reading/objects.js';
import { countedMight } from '../../reading/layers/might.js';
import { nextPiece } from '../../state/chain-item.js';
import { piecesIn } from '../../state/zones.js';

type Acting = {
  readonly [Name in Verb]?: (state: RiftboundState, instruction: InstructionOf<Name>) => readonly number[];
};

const ofItem = (state: RiftboundState, { item }: { readonly item: number }): readonly number[] =>
  state.chain.flatMap(({ id, piece }) => (id === item ? [piece] : []));

const topOfDeck = (state: RiftboundState, { seat, count }: { seat: number; count: number }): readonly number[] =>
  piecesIn(state, { zone: 'main-deck', seat }).slice(0, count);

/** Verbs whose pieces do not stand in the instruction. */
const ACTING: Acting = {
  deal: (_state, { to }) => to,
  strike: (_state, { to }) => to,
  counter: ofItem,
  'take-item': ofItem,
  look: topOfDeck,
  burn: topOfDeck,
  channel: (state, { seat, count }) => piecesIn(state, { zone: 'rune-deck', seat }).slice(0, count),
  'reveal-top': (state, { deck, seat, count }) => piecesIn(state, { zone: deck, seat }).slice(0, count),
  'reveal-hand': (state, { seat }) => piecesIn(state, { zone: 'hand', seat }),
};

/** The pieces that instructions act on, as the table is before them: what the next one calls "those". */
export const actedOn = (state: RiftboundState, instructions: readonly Instruction[]): readonly number[] => {
  let next = nextPiece(state);
  return instructions.flatMap((instruction) =>
    instruction.verb === 'create'
      ? Array.from({ length: instruction.count }, () => next++)
      : actedOnBy(state, instruction),
  );
};

const actedOnBy = (state: RiftboundState, instruction: Instruction): readonly number[] => {
  const acting = ACTING[instruction.verb] as
    ((state: RiftboundState, of: Instruction) => readonly number[]) | undefined;
  if (acting) return acting(state, instruction);
  if ('pieces' in instruction) return instruction.pieces;
  return 'piece' in instruction ? [instruction.piece] : [];
};

/** What an instruction is to take from the board, as it is before that: it can be looked back at (359.3.e.13). */
export const leaving = (state: RiftboundState, instruction: Instruction): readonly Left[] =>
  TAKES_AWAY.has(instruction.verb) && 'pieces' in instruction
    ? instruction.pieces
        .filter((piece) => isOnBoard(state, piece))
        .map((piece) => ({ piece, zone: state.pieces[piece]?.zone ?? -1, might: countedMight(state, piece) }))
    : [];
