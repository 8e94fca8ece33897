import type { BattleFact } from './events/battle.js';
import type { BoardFact } from './events/board.js';
import type { CardFact } from './events/cards.js';
import type { ChainFact } from './events/chain.js';
import type { CorrectionFact } from './events/correction.js';
import type { ResourceFact } from './events/resources.js';
import type { ScoreFact } from './events/score.js';
import type { SetUpFact } from './events/set-up.js';
import type { TurnFact } from './events/turn.js';

export type {
  BattleFact,
  BoardFact,
  CardFact,
  ChainFact,
  CorrectionFact,
  ResourceFact,
  ScoreFact,
  SetUpFact,
  TurnFact,
};

/** Every fact of this ruleset. */
export type RiftboundFact =
  SetUpFact | TurnFact | ChainFact | ResourceFact | CardFact | BoardFact | BattleFact | ScoreFact | CorrectionFact;

export type FactType = RiftboundFact['type'];
export type FactOf<Type extends FactType> = Extract<RiftboundFact, { type: Type }>;
