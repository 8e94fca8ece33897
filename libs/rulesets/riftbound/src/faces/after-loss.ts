import type { Loss } from '#ruleset';
import { draftOf, type Draft } from '../engine/draft.js';
import { endGame, endMatch } from '../engine/ending/ending.js';
import { lose } from '../engine/ending/removal.js';
import { run } from '../engine/run.js';
import type { RiftboundFact } from '../state/facts.js';
import { isInGame, opponentsOf, playersLeft, seatsOfSide } from '../state/sides.js';
import type { RiftboundState } from '../state/riftbound-state.js';

const isPlaying = ({ state: { result, lastGame } }: Draft): boolean => result === null && lastGame === null;

/** Whether the loss is everybody's who is still in the game. */
const isOfAll = (state: RiftboundState, seats: readonly number[]): boolean => {
  const losing = seats.flatMap((seat) => seatsOfSide(state, seat));
  return playersLeft(state).every((seat) => losing.includes(seat));
};

/**
 * The game is conceded by those who lose it, one side after the other; where somebody is left, they play on (TR 701.2.b). All at once is a
 * drawn game (TR 701.2.b.3).
 */
const loseGame = (draft: Draft, { of, seats }: Loss): void => {
  const reason = { kind: 'penalty', seats, of } as const;
  if (isOfAll(draft.state, seats)) {
    endGame(draft, { winners: [], reason, because: ['tournament.game-loss-all'] });
    return;
  }
  const because = of === 'game' ? (['tournament.game-loss'] as const) : (['tournament.match-loss'] as const);
  for (const seat of seats) if (isPlaying(draft) && isInGame(draft.state, seat)) lose(draft, seat, { reason, because });
};

/** The match ends with the game under way, or between two games of it (TR 701.2.c.1). */
const loseMatch = (draft: Draft, loss: Loss): void => {
  if (isPlaying(draft)) loseGame(draft, loss);
  const [seat = 0] = loss.seats;
  if (draft.state.result !== null || draft.state.lastGame === null) return;
  const winners = opponentsOf(draft.state, seat);
  endMatch(draft, { winners, reason: { kind: 'penalty', ...loss }, because: ['tournament.match-loss'] });
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
  if (loss.of === 'game') loseGame(draft, loss);
  else loseMatch(draft, loss);
  run(draft);
  return draft.facts;
};
