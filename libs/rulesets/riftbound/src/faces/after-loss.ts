import type { RuleKey } from '#rulebook';
import type { PenaltyLoss } from '#ruleset';
import { draftOf, type Draft } from '../engine/draft.js';
import { openNext } from '../engine/ending/concede.js';
import { endGame } from '../engine/ending/ending.js';
import { isOfAll, loseGame, loseMatch } from '../engine/ending/lose-match.js';
import { run } from '../engine/run.js';
import type { RiftboundFact } from '../state/facts.js';
import type { RiftboundState } from '../state/riftbound-state.js';

/** Who is disqualified loses the match by that (TR 701.2.d), anybody else by a match loss (TR 701.2.c). */
const matchRules = ({ seats, disqualified }: PenaltyLoss): readonly RuleKey[] => [
  ...(seats.some((seat) => !disqualified.includes(seat)) ? (['tournament.match-loss'] as const) : []),
  ...(disqualified.length > 0 ? (['tournament.disqualification'] as const) : []),
];

/** Between two games it is the next one that is lost: it is opened, and over before anything is done in it (TR 701.2.b.1). */
const loseNextGame = (draft: Draft, { of, seats }: PenaltyLoss): void => {
  openNext(draft, null);
  const because = ['tournament.game-loss', 'tournament.game-loss-applied'] as const;
  loseGame(draft, seats, { reason: { kind: 'penalty', seats, of }, because });
};

/** A game that all lose at once is drawn (TR 701.2.b.3). */
const losePenalised = (draft: Draft, loss: PenaltyLoss): void => {
  const { of, seats } = loss;
  const reason = { kind: 'penalty', seats, of } as const;
  if (of === 'match') loseMatch(draft, seats, { reason, because: matchRules(loss) });
  else if (draft.state.lastGame !== null) loseNextGame(draft, loss);
  else if (isOfAll(draft.state, seats)) endGame(draft, { winners: [], reason, because: ['tournament.game-loss-all'] });
  else loseGame(draft, seats, { reason, because: ['tournament.game-loss'] });
};

/**
 * The facts by which players lose by a penalty. Null where the loss is for another time: after the match; and where all would lose a match, or
 * between two games the next one, of which the rules say nothing.
 */
export const afterLoss = (state: RiftboundState, loss: PenaltyLoss): readonly RiftboundFact[] | null => {
  const isUnderWay = loss.of === 'game' && state.lastGame === null;
  if (state.result !== null || (!isUnderWay && isOfAll(state, loss.seats))) return null;
  const draft = draftOf(state);
  losePenalised(draft, loss);
  run(draft);
  return draft.facts;
};
