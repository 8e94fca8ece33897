import type { BattleFact } from './battle.js';
import type { BoardFact } from './board.js';
import type { CardFact } from './cards.js';
import type { ChainFact } from './chain.js';
import type { CorrectionFact } from './correction.js';
import type { ResourceFact } from './resources.js';
import type { ScoreFact } from './score.js';
import type { SetUpFact } from './set-up.js';
import type { TurnFact } from './turn.js';

/** Whatever happens at the table: all facts but those that the run stops, and that it goes on. A task may wait with one of these. */
export type EventFact =
  SetUpFact | TurnFact | ChainFact | ResourceFact | CardFact | BoardFact | BattleFact | ScoreFact | CorrectionFact;
