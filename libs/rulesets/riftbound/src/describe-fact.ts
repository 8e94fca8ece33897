import { words } from '#ruleset';
import type { Viewer } from '#ruleset';
import { tellBattle } from './describe/battle.js';
import { tellBoard } from './describe/board.js';
import { tellCards } from './describe/cards.js';
import { tellChain } from './describe/chain.js';
import { tellCorrection } from './describe/correction.js';
import { tellResources } from './describe/resources.js';
import { tellScore } from './describe/score.js';
import { tellSetUp } from './describe/set-up.js';
import type { Listener } from './describe/tell.js';
import { tellTurn } from './describe/turn.js';
import type { FactOf, FactType, RiftboundFact } from './events.js';
import { redactFact } from './redact.js';
import type { RiftboundState } from './state.js';

const { upperFirst } = words;

type Teller<Type extends FactType> = (data: FactOf<Type>['data'], listener: Listener) => string;

const TELLERS: { readonly [Type in FactType]: Teller<Type> } = {
  ...tellSetUp,
  ...tellTurn,
  ...tellChain,
  ...tellResources,
  ...tellCards,
  ...tellBoard,
  ...tellBattle,
  ...tellScore,
  ...tellCorrection,
};

const tell = <Type extends FactType>(type: Type, data: FactOf<Type>['data'], listener: Listener): string => {
  const teller: Teller<Type> = TELLERS[type];
  return teller(data, listener);
};

/** One sentence for a fact, with what the viewer may know of it: the fact is redacted first, so that no sentence tells more. */
export const describeFact = (fact: RiftboundFact, before: RiftboundState, viewer: Viewer): string => {
  const known = redactFact(fact, before, viewer);
  return upperFirst(tell(known.type, known.data, { before, viewer }));
};
