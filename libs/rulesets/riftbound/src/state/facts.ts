import type { BattleFact } from './facts/battle.js';
import type { BoardFact } from './facts/board.js';
import type { CardFact } from './facts/cards.js';
import type { ChainFact } from './facts/chain.js';
import type { CorrectionFact } from './facts/correction.js';
import type { EventFact } from './facts/event.js';
import type { PauseFact } from './facts/pause.js';
import type { ResourceFact } from './facts/resources.js';
import type { ScoreFact } from './facts/score.js';
import type { SetUpFact } from './facts/set-up.js';
import type { TurnFact } from './facts/turn.js';

export type {
  BattleFact,
  BoardFact,
  CardFact,
  ChainFact,
  CorrectionFact,
  EventFact,
  PauseFact,
  ResourceFact,
  ScoreFact,
  SetUpFact,
  TurnFact,
};

/** Every fact of this ruleset. */
export type RiftboundFact = EventFact | PauseFact;

export type FactType = RiftboundFact['type'];
export type FactOf<Type extends FactType> = Extract<RiftboundFact, { type: Type }>;
