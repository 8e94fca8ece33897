import type { Draft } from '../draft.js';
import type { ChainItem } from '../../state/riftbound-state.js';
import { control, loseControl } from './control-taken.js';
import { deal, heal, split, strike } from './damage.js';
import { drawThese, look, lookFacedown, place, predict, revealHand, revealTop, show } from './hidden-zones.js';
import { play } from './cards-played.js';
import type { Instruction, Verb } from '../../words/instruction.js';
import { copy } from './copying.js';
import { keyword, might, setMight } from './lasting.js';
import { banish, discard, kill, recycle, returnToHand } from './leaving-the-board.js';
import type { Performer } from './performer.js';
import type { InstructionOf } from '../../words/instruction.js';
import { attach, channel, create, detach, move, put, recall } from './placing.js';
import { add, burn, counter, draw, extraTurn, gainXp, pay, reveal, score, takeItem, win } from './players.js';
import { disempower, empower } from './empower.js';
import { replace, swapBack } from './battlefields-replaced.js';
import { buff, exhaust, ready, spendBuff, stun } from './statuses.js';

/** The interpreter: one function per verb. */
const PERFORMERS: { readonly [Name in Verb]: Performer<Name> } = {
  deal,
  split,
  strike,
  heal,
  kill,
  stun,
  ready,
  exhaust,
  recall,
  move,
  buff,
  'spend-buff': spendBuff,
  empower,
  disempower,
  banish,
  return: returnToHand,
  recycle,
  discard,
  draw,
  burn,
  channel,
  score,
  win,
  'gain-xp': gainXp,
  'extra-turn': extraTurn,
  replace,
  'swap-back': swapBack,
  add,
  pay,
  create,
  counter,
  'take-item': takeItem,
  might,
  'set-might': setMight,
  copy,
  keyword,
  control,
  'lose-control': loseControl,
  attach,
  detach,
  put,
  reveal,
  look,
  'reveal-top': revealTop,
  'reveal-hand': revealHand,
  show,
  'look-facedown': lookFacedown,
  predict,
  play,
  'draw-these': drawThese,
  place,
};

const apply = <Name extends Verb>(draft: Draft, instruction: InstructionOf<Name>, item: ChainItem): void => {
  PERFORMERS[instruction.verb](draft, instruction, item);
};

/** Executes one instruction of an item (359.3, 413-444). */
export const perform = (draft: Draft, instruction: Instruction, item: ChainItem): void => {
  apply(draft, instruction, item);
};
