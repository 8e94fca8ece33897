import type { Draft } from '../draft.js';
import type { ChainItem } from '../state.js';
import { deal, heal } from './damage.js';
import type { Instruction, Verb } from './instruction.js';
import { keyword, might } from './lasting.js';
import { banish, discard, kill, recycle, returnToHand } from './leaving.js';
import type { InstructionOf, Performer } from './performer.js';
import { attach, channel, control, create, detach, move, put, recall } from './placing.js';
import { add, burn, counter, draw, gainXp, pay, reveal, score } from './players.js';
import { buff, exhaust, ready, spendBuff, stun } from './status.js';

/** The interpreter: one function per verb. */
const PERFORMERS: { readonly [Name in Verb]: Performer<Name> } = {
  deal,
  heal,
  kill,
  stun,
  ready,
  exhaust,
  recall,
  move,
  buff,
  'spend-buff': spendBuff,
  banish,
  return: returnToHand,
  recycle,
  discard,
  draw,
  burn,
  channel,
  score,
  'gain-xp': gainXp,
  add,
  pay,
  create,
  counter,
  might,
  keyword,
  control,
  attach,
  detach,
  put,
  reveal,
};

const apply = <Name extends Verb>(draft: Draft, instruction: InstructionOf<Name>, item: ChainItem): void => {
  PERFORMERS[instruction.verb](draft, instruction, item);
};

/** Executes one instruction of an item (359.3, 413-444). */
export const perform = (draft: Draft, instruction: Instruction, item: ChainItem): void => {
  apply(draft, instruction, item);
};
