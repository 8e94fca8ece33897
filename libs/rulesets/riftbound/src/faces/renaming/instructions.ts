import { each, fields, piece, pieces, pieceSet, same, variants, type Renaming } from '#ruleset';
import type { Instruction, Verb } from '../../words/instruction.js';

type InstructionOf<Name extends Verb> = Extract<Instruction, { verb: Name }>;

const onPieces = { pieces: pieceSet };
const share = fields<InstructionOf<'split'>['shares'][number]>({ unit: piece, amount: same });

/** What an instruction is done to, called by other numbers. */
export const renameInstruction: Renaming<Instruction> = variants<Instruction, 'verb'>('verb', {
  deal: { amount: same, to: pieceSet },
  split: { by: piece, shares: each(share) },
  strike: { by: piece, amount: same, to: pieceSet },
  heal: onPieces,
  kill: onPieces,
  stun: onPieces,
  ready: onPieces,
  exhaust: onPieces,
  recall: onPieces,
  move: { pieces: pieceSet, to: same },
  buff: onPieces,
  empower: onPieces,
  disempower: onPieces,
  'spend-buff': onPieces,
  banish: onPieces,
  return: onPieces,
  recycle: { pieces },
  discard: onPieces,
  draw: same,
  burn: same,
  channel: same,
  score: same,
  win: same,
  replace: same,
  'swap-back': same,
  'extra-turn': same,
  'gain-xp': same,
  add: same,
  pay: same,
  create: same,
  counter: same,
  'take-item': same,
  might: { pieces: pieceSet, amount: same, until: same },
  'set-might': { pieces: pieceSet, to: same, until: same },
  copy: { pieces: pieceSet, of: piece },
  keyword: { pieces: pieceSet, keyword: same, value: same, until: same },
  control: { pieces: pieceSet, seat: same, until: same },
  'lose-control': { pieces: pieceSet, seat: same },
  attach: { piece, to: piece },
  detach: { piece },
  put: { piece, card: same, to: same },
  reveal: { piece, card: same },
  look: same,
  'reveal-top': same,
  'reveal-hand': same,
  'look-facedown': same,
  show: { pieces: pieceSet },
  play: {
    seat: same,
    piece,
    card: same,
    ignoring: same,
    cost: same,
    less: same,
    only: same,
    also: same,
    then: same,
  },
  predict: same,
  'draw-these': { pieces },
  place: { pieces, on: same },
});

export const renameInstructions = each(renameInstruction);
