import { err, ok, type Result } from '#kernel';
import type { AroundGames, MatchEnd, Problem, TimeCall } from '#ruleset';
import { draftOf, type Draft } from '../engine/draft.js';
import { endGame, endMatch } from '../engine/ending/ending.js';
import { isPlaying, loseMatch } from '../engine/ending/lose-match.js';
import { reachTime } from '../engine/ending/time.js';
import { run } from '../engine/run.js';
import type { RiftboundFact } from '../state/facts.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { cannot } from '../words/findings.js';
import { scoreOf } from './match-score.js';

const isSettingUp = ({ turn, lastGame }: RiftboundState): boolean => lastGame === null && turn.phase === 'set-up';

const over = (): Problem => cannot('match-over', 'The match is over.', 'Set it back if it ought not to be.');

/** Why time cannot be called; what of it the rules leave open is for a judge to settle first. */
const timeProblem = (state: RiftboundState, { turn }: TimeCall): Problem | null => {
  if (state.result !== null) return over();
  if (state.timeUp !== undefined) {
    return cannot('time-called', 'Time has been called.', 'Set the match back to before that, to call it again.');
  }
  if (isSettingUp(state)) {
    return cannot(
      'setting-up',
      'A game is being set up, and the rules do not say whether it has been started.',
      'Let its first turn begin, or set the match back to before this game; then call time.',
    );
  }
  return turn !== null && (turn < 1 || turn > state.turn.number)
    ? cannot('no-such-turn', `This game has had the turns 1 to ${String(state.turn.number)}.`, 'Name one of them.')
    : null;
};

/** A match that all draw ends at once, and the game under way with it (TR 410.2). */
const draw = (draft: Draft): void => {
  const ending = { winners: [], reason: { kind: 'draw' }, because: ['tournament.intentional-draw'] } as const;
  if (isPlaying(draft)) endGame(draft, ending);
  if (draft.state.result === null) endMatch(draft, ending);
};

const concede = (draft: Draft, { seat, refuses }: Extract<MatchEnd, { kind: 'concession' }>): void => {
  const rule = refuses ? 'tournament.refusing-to-play' : 'tournament.intentional-draw';
  loseMatch(draft, [seat], { reason: { kind: 'concession', seat, of: 'match' }, because: [rule] });
};

/** The match around the games (TR 404, TR 408, TR 410). */
export const aroundGames: AroundGames<RiftboundState, RiftboundFact> = {
  hasBegun: (state) => state.game > 1 || !isSettingUp(state),
  scoreOf,
  afterTime: (state, call): Result<readonly RiftboundFact[], Problem> => {
    const problem = timeProblem(state, call);
    if (problem !== null) return err(problem);
    const draft = draftOf(state);
    reachTime(draft, { turn: call.turn ?? state.turn.number, playoff: call.playoff });
    return ok(draft.facts);
  },
  afterEnd: (state, end) => {
    if (state.result !== null) return err(over());
    const draft = draftOf(state);
    if (end.kind === 'draw') draw(draft);
    else concede(draft, end);
    run(draft);
    return ok(draft.facts);
  },
};
