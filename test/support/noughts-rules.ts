import { ok, err, fold, type Result } from '#kernel';
import type { Decision, Finding, MatchOptions, Problem, RecordingMode, Seat } from '#ruleset';
import { verdictOf } from '#ruleset';
import { evolve, initial, SQUARES, type NoughtsFact, type NoughtsPlay, type NoughtsState } from './noughts-state.js';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

export const otherSeat = (seat: Seat): Seat => 1 - seat;

const isMarked = (state: NoughtsState, square: string): boolean =>
  state.board[SQUARES.findIndex((each) => each === square)] !== null;

/** Points to win by mode. */
export const TARGETS: Readonly<Record<string, number>> = { single: 1, 'first-to-3': 3, marathon: 400 };

export const setUp = (options: MatchOptions): Result<readonly NoughtsFact[], readonly Problem[]> => {
  const { mode, players, firstPlayer } = options;
  const target = TARGETS[mode];
  if (target === undefined || players.length !== 2) {
    const message = target === undefined ? `There is no mode "${mode}".` : `${players.length} players, not two.`;
    return err([
      { code: 'noughts/options', message, remedy: `Name two players and one of: ${Object.keys(TARGETS).join(', ')}.` },
    ]);
  }
  const names = players.map(({ name }) => name);
  return ok([{ type: 'TableLaid', data: { names, target, first: firstPlayer }, because: ['setup.table'] }]);
};

const illegal = (rule: string, message: string): Finding => ({ rule, severity: 'illegal', message });

/** What the rules say about a play. */
export const findingsOf = (state: NoughtsState, play: NoughtsPlay): readonly Finding[] => {
  const findings: Finding[] = [];
  if (state.result !== null) findings.push(illegal('match.over', 'The match is over.'));
  if (play.type === 'mark' && state.seat !== play.seat) findings.push(illegal('turn.order', 'It is not your turn.'));
  if (play.type === 'mark' && isMarked(state, play.square))
    findings.push(illegal('square.empty', `${play.square} is taken.`));
  if (play.type === 'seal' && state.sealed[play.seat] !== null)
    findings.push(illegal('seal.once', 'You have sealed a square.'));
  if (play.type === 'clear')
    findings.push({ rule: 'correction', severity: 'note', message: `${play.square} was cleared.` });
  return findings;
};

const problem = (code: string, message: string, remedy: string): Problem => ({
  code: `noughts/${code}`,
  message,
  remedy,
});

const problemOf = (state: NoughtsState, play: NoughtsPlay): Problem | null => {
  if (state.result !== null) return problem('over', 'The match is over.', 'Open another match.');
  if (play.type === 'mark' && isMarked(state, play.square)) {
    return problem('taken', `${play.square} holds a mark.`, `Clear it first: "table: clears ${play.square}".`);
  }
  if (play.type === 'mark' && state.seat === null)
    return problem('coin', 'Nobody has the turn yet.', 'Toss the coin first.');
  if (play.type === 'coin' && state.seat !== null)
    return problem('coin', 'The first player is known.', 'Go on playing.');
  if (play.type === 'clear' && !isMarked(state, play.square)) {
    return problem('empty', `${play.square} is empty.`, 'Name a square that holds a mark.');
  }
  return null;
};

const afterMark = (state: NoughtsState, seat: Seat): readonly NoughtsFact[] => {
  const next = otherSeat(seat);
  const hasLine = LINES.some((line) => line.every((index) => state.board[index] === seat));
  if (!hasLine && state.board.includes(null))
    return [{ type: 'TurnPassed', data: { seat: next }, because: ['turn.order'] }];
  const restart: NoughtsFact = {
    type: 'RoundStarted',
    data: { round: state.round + 1, seat: next },
    because: ['round.end'],
  };
  if (!hasLine) return [restart];
  const score = (state.scores[seat] ?? 0) + 1;
  const gained: NoughtsFact = { type: 'PointGained', data: { seat, score }, because: ['score.line'] };
  if (score < state.target) return [gained, restart];
  const because = ['match.target'];
  return [gained, { type: 'MatchEnded', data: { winners: [seat], reason: { kind: 'target' }, because }, because }];
};

const factsOf = (state: NoughtsState, play: NoughtsPlay): readonly NoughtsFact[] => {
  switch (play.type) {
    case 'mark': {
      const data = { seat: play.seat, square: play.square };
      const placed: readonly NoughtsFact[] = [
        { type: 'MarkAnnounced', data, because: ['mark.announce'] },
        { type: 'MarkPlaced', data, because: ['mark.place'] },
      ];
      return [...placed, ...afterMark(fold(evolve, state, placed), play.seat)];
    }
    case 'seal':
      return [{ type: 'SquareSealed', data: { seat: play.seat, square: play.square }, because: ['seal'] }];
    case 'clear':
      return [{ type: 'SquareCleared', data: { square: play.square }, because: ['correction'] }];
    case 'coin':
      return [{ type: 'FirstPlayerChosen', data: { seat: play.seat }, because: ['setup.first-player'] }];
    case 'concede': {
      const result = { winners: [otherSeat(play.seat)], reason: { kind: 'concession' }, because: ['concede'] };
      return [{ type: 'MatchEnded', data: result, because: result.because }];
    }
  }
};

export const decide = (
  state: NoughtsState,
  play: NoughtsPlay,
  mode: RecordingMode,
): Decision<NoughtsFact, NoughtsState> => {
  const impossible = problemOf(state, play);
  if (impossible !== null) return { outcome: 'impossible', problem: impossible };
  const verdict = verdictOf(findingsOf(state, play));
  if (mode === 'strict' && verdict.status === 'illegal') return { outcome: 'refused', verdict };
  const facts = factsOf(state, play);
  return { outcome: 'accepted', verdict, facts, state: fold(evolve, state, facts) };
};

export { initial, evolve };
