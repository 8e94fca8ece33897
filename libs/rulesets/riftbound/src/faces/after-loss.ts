import type { Loss } from '#ruleset';
import { draftOf, type Draft } from '../engine/draft.js';
import { endGame } from '../engine/ending/ending.js';
import { isOfAll, loseGame, loseMatch } from '../engine/ending/lose-match.js';
import { run } from '../engine/run.js';
import type { RiftboundFact } from '../state/facts.js';
import type { RiftboundState } from '../state/riftbound-state.js';

/** A game that all lose at once is drawn (TR 701.2.b.3). */
const losePenalised = (draft: Draft, { of, seats }: Loss): void => {
  const reason = { kind: 'penalty', seats, of } as const;
  if (of === 'match') loseMatch(draft, seats, { reason, because: ['tournament.match-loss'] });
  else if (isOfAll(draft.state, seats)) endGame(draft, { winners: [], reason, because: ['tournament.game-loss-all'] });
  else loseGame(draft, seats, { reason, because: ['tournament.game-loss'] });
};

/**
 * The facts by which players lose by a penalty. Null where the loss is for another time: after the match, a game loss between two games
 * (TR 701.2.b.1), and a match that all would lose, of which the rules say nothing.
 */
export const afterLoss = (state: RiftboundState, loss: Loss): readonly RiftboundFact[] | null => {
  const isBetween = state.lastGame !== null;
  const isForLater = loss.of === 'game' ? isBetween : isOfAll(state, loss.seats);
  if (state.result !== null || isForLater) return null;
  const draft = draftOf(state);
  losePenalised(draft, loss);
  run(draft);
  return draft.facts;
};
