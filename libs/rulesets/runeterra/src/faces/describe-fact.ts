import { words, type Viewer } from '#ruleset';
import { tellBoard } from './descriptions/board.js';
import { tellChoice } from './descriptions/choice.js';
import { tellCombat } from './descriptions/combat.js';
import { tellRound } from './descriptions/round.js';
import { tellSetUp } from './descriptions/set-up.js';
import { tellStack } from './descriptions/stack.js';
import type { Listener } from './descriptions/tell.js';
import type { FactOf, FactType, RuneterraFact } from '../state/facts.js';
import { redactFact } from './redact.js';
import type { RuneterraState } from '../state/runeterra-state.js';

type Teller<Type extends FactType> = (data: FactOf<Type>['data'], listener: Listener) => string;

const TELLERS: { readonly [Type in FactType]: Teller<Type> } = {
  ...tellSetUp,
  ...tellRound,
  ...tellBoard,
  ...tellStack,
  ...tellCombat,
  ...tellChoice,
};

const tell = <Type extends FactType>(type: Type, data: FactOf<Type>['data'], listener: Listener): string => {
  const teller: Teller<Type> = TELLERS[type];
  return teller(data, listener);
};

/** One sentence for a fact, with what the viewer may know of it: the fact is redacted first, so that no sentence tells more. */
export const describeFact = (fact: RuneterraFact, before: RuneterraState, viewer: Viewer): string => {
  const known = redactFact(fact, before, viewer);
  return words.upperFirst(tell(known.type, known.data, { before, viewer }));
};
