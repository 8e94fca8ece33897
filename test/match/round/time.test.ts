// Time in the round (TR 408.2-408.4): the turn is finished, three more are played, and the match ends by what they came to.
import { answered, matchAt } from './table.js';

const CALLED = 'time called by judge Kim';

describe('time is called during a game (TR 408.2)', () => {
  test('the turn is finished and three more are played: then the game ends, and the match with it (TR 408.2.a)', () => {
    const table = matchAt().around(CALLED);
    expect(table.because('TimeReached')).toEqual(['tournament.time-limit', 'tournament.additional-turns']);
    table.turns(3);
    expect([table.game.turn.number, table.game.lastGame, table.result]).toEqual([4, null, null]);
    table.turns(1);
    expect(table.game.lastGame).toMatchObject({ winners: [] });
    expect(table.result).toMatchObject({ winners: [], reason: { kind: 'time', of: 'match' } });
  });

  test('turns are counted from the one in which it was: a judge who writes it down later says which', () => {
    const table = matchAt().turns(2).around('time called in turn 1 by judge Kim').turns(2);
    expect(table.result).toMatchObject({ winners: [] });
  });

  test('a lead of two points wins the game, and the match where the games were even (TR 408.2.b)', () => {
    const table = matchAt().points(1, 5).points(0, 3).around(CALLED).turns(4);
    expect(table.score).toEqual({ wins: [0, 1], drawn: 0 });
    expect(table.because('GameEnded')).toEqual(['tournament.time-lead']);
    expect(table.result).toMatchObject({
      winners: [1],
      because: ['tournament.no-new-game', 'tournament.more-game-wins'],
    });
  });

  test('a lead of one point draws it: the match goes by the games won before (TR 408.2.b, TR 408.3.a)', () => {
    const table = matchAt().concedes(1).next().points(1, 1).around(CALLED).turns(4);
    expect(table.score).toEqual({ wins: [1, 0], drawn: 1 });
    expect(table.result).toMatchObject({ winners: [0] });
  });

  test('tied on games the match is drawn (TR 408.3.b)', () => {
    const table = matchAt().concedes(1).next().points(1, 2).around(CALLED).turns(4);
    expect(table.score).toEqual({ wins: [1, 1], drawn: 0 });
    expect(table.result).toMatchObject({
      winners: [],
      because: ['tournament.no-new-game', 'tournament.tied-on-games'],
    });
  });

  test('a game that is won within the additional turns is the last one (TR 408.2.d)', () => {
    const table = matchAt().around(CALLED).turns(1).concedes(0);
    expect(table.result).toMatchObject({ winners: [1], reason: { kind: 'time', of: 'match' } });
  });

  test('a single game ends by time as well', () => {
    const table = matchAt('duel').points(0, 2).around(CALLED).turns(4);
    expect(table.result).toMatchObject({ winners: [0], reason: { kind: 'time', of: 'game' } });
  });

  test('it is called once, and not while a game is being set up', () => {
    expect(answered(matchAt().around(CALLED).tape.around(CALLED))).toBe('riftbound/time-called');
    const table = matchAt().concedes(1);
    table.tape.play({ play: 'NextGame', first: 0 });
    expect(answered(table.tape.around(CALLED))).toBe('riftbound/setting-up');
  });

  test('a turn that has not come yet is none that time was up in', () => {
    expect(answered(matchAt().tape.around('time called in turn 2 by judge Kim'))).toBe('riftbound/no-such-turn');
  });
});

describe('time is called between two games (TR 408.2.d)', () => {
  test('no other is started, and who has won more games has won the match (TR 408.3.a)', () => {
    const table = matchAt().concedes(0).around(CALLED);
    expect(table.result).toMatchObject({ winners: [1] });
    expect(answered(table.tape.play({ play: 'NextGame', first: 0 }))).toBe('riftbound/match-over');
  });

  test('one game each is a draw (TR 408.3.b)', () => {
    const table = matchAt().concedes(0).next().concedes(1).around(CALLED);
    expect(table.result).toMatchObject({ winners: [] });
  });
});

describe('a match that has to have a winner (TR 408.4)', () => {
  const PLAYOFF = 'time called in a playoff by head judge Kim';

  test('one point is lead enough to win the game (TR 408.4.c.1)', () => {
    const table = matchAt().concedes(1).next().points(0, 1).around(PLAYOFF).turns(4);
    expect(table.result).toMatchObject({ winners: [0] });
    expect(table.score).toEqual({ wins: [2, 0], drawn: 0 });
    expect(table.because('TimeReached')).toContain('tournament.elimination-time');
    expect(table.because('GameEnded')).toEqual(['tournament.elimination-lead']);
  });

  test('with even points the games decide (TR 408.4.c.2)', () => {
    const table = matchAt().concedes(1).next().around(PLAYOFF).turns(4);
    expect(table.result).toMatchObject({ winners: [0] });
    expect(table.score).toEqual({ wins: [1, 0], drawn: 1 });
    expect(table.because('GameEnded')).toEqual(['tournament.elimination-games']);
  });

  test('with everything even play goes on, and nothing but a point ends it (TR 408.4.c.3)', () => {
    const table = matchAt().around(PLAYOFF).turns(9);
    expect([table.game.timeUp, table.result]).toEqual([{ lastTurn: 4, playoff: true, scored: null }, null]);
    const legend = table.game.pieces.findIndex(
      ({ card, owner }) => owner === 0 && card === table.game.seats[0]?.deck?.legend,
    );
    const cost = { energy: 0, power: [], exhaustSource: true, instructions: [] };
    const told = { ability: null, cost, to: null, targets: [], declared: null, payment: null } as const;
    const instructions = [{ verb: 'score', seat: 0, points: 1 }] as const;
    const { turn } = table.game;
    table.turns(turn.seat === 0 ? 0 : 1);
    table.tape.play({ play: 'ActivateAbility', seat: 0, source: legend, ...told, instructions });
    expect(table.result).toBeNull();
    table.tape.play({ play: 'Pass', seat: 0 });
    table.tape.play({ play: 'Pass', seat: 1 });
    expect(table.result).toMatchObject({ winners: [0] });
    expect(table.because('GameEnded')).toEqual(['tournament.next-point']);
  });

  test('between two games with one each another is begun: five turns after its first, then the next point (TR 408.4.a, TR 408.4.d)', () => {
    const table = matchAt().concedes(0).next().concedes(1).around(PLAYOFF);
    expect(table.result).toBeNull();
    table.next(0, 2).points(1, 1).turns(5);
    expect([table.game.turn.number, table.result]).toEqual([6, null]);
    expect(table.because('TimeReached')).toEqual(['tournament.elimination-decider']);
    table.turns(1);
    expect(table.result).toMatchObject({ winners: [1] });
  });

  test('between two games with more wins on one side it is over (TR 408.4.a)', () => {
    expect(matchAt().concedes(0).around(PLAYOFF).result).toMatchObject({ winners: [1] });
  });

  test('the clock that was started for one says so as well', () => {
    const table = matchAt().around('clock started with 60 minutes in a playoff by judge Kim', CALLED);
    expect(table.game.timeUp).toMatchObject({ playoff: true });
  });
});

describe('time and rewinds (TR 701.5)', () => {
  test('a rewind to before the call undoes it: it is called again, in the turn in which it was', () => {
    const table = matchAt().turns(1).around(CALLED).turns(1);
    const { plays } = table.tape.state;
    table.tape.rewind(plays - 1);
    expect([table.tape.state.round.calledAfter, table.game.timeUp]).toEqual([null, undefined]);
    table.turns(2).around('time called in turn 2 by judge Kim').turns(3);
    expect(table.result).toMatchObject({ winners: [] });
  });

  test('one to after it leaves it as it was', () => {
    const table = matchAt().around(CALLED).turns(4);
    table.tape.rewind(table.tape.state.plays);
    expect([table.result, table.game.timeUp]).toEqual([null, { lastTurn: 4, playoff: false }]);
  });
});
