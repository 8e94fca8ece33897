import { words } from '#ruleset';
import type { Viewer } from '#ruleset';
import { tellBattle } from './descriptions/battle.js';
import { tellBoard } from './descriptions/board.js';
import { tellCards } from './descriptions/cards.js';
import { tellChain } from './descriptions/chain.js';
import { tellCorrection } from './descriptions/correction.js';
import { tellResources } from './descriptions/resources.js';
import { tellScore } from './descriptions/score.js';
import { tellSetUp } from './descriptions/set-up.js';
import type { Listener } from './descriptions/tell.js';
import { tellTurn } from './descriptions/turn.js';
import type { FactOf, FactType, RiftboundFact } from '../state/facts.js';
import { redactFact } from './redact.js';
import type { RiftboundState } from '../state/riftbound-state.js';

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
