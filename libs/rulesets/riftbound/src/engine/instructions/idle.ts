import { makesAbility } from '../../cards/abilities-within.js';
import { nextPick } from '../../judging/targets/picks.js';
import type { Setting } from '../../reading/setting.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import type { Instruction } from '../../words/instruction.js';
import { isThereToPlay } from '../effects/cards-played.js';
import type { Doing } from './doing.js';
import { questionOf } from './questions.js';
import { translate } from './translate.js';

/** Whether it would have something played that is not there to play any more (419.3.c). */
const isVain = (state: RiftboundState, instruction: Instruction, item: ChainItem): boolean =>
  instruction.verb === 'play' && !isThereToPlay(state, instruction.piece, item);

/** Whether what somebody may do can do nothing, as what it speaks of is gone: it is ignored then, and nobody asked (359.3.e.6). */
export const isIdle = ({ item, step }: Doing, setting: Setting): boolean => {
  if (step.cost || makesAbility(step) || step.do === 'activate effects') return false;
  const wanted = nextPick(setting, step);
  if (wanted) return !wanted.asks && wanted.from.length === 0;
  return (
    questionOf(setting, item, step) === null &&
    translate(setting, step).every((each) => isVain(setting.state, each, item))
  );
};
