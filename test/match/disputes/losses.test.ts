import { auditTape } from '#audit';
import { lastActionOf } from '#match';
import { disputes, project } from '#projections';
import type { Level } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { answerOf, tableAt } from './table.js';

const calledAt = (...at: Parameters<typeof tableAt>) => {
  const tape = tableAt(...at);
  tape.judge(': called by Ana');
  return tape;
};

const called = (level?: Level) => calledAt('Ben: keeps', level);

/** In a match of three games, before the first one. */
const calledInMatch = () => calledAt(null, 'competitive', { mode: 'match' });

type Tape = ReturnType<typeof called>;

describe('a loss', () => {
  const lose = (tape: Tape, who: string, infraction = 'decklist-error'): unknown =>
    answerOf(tape.judge(`: penalty ${who} for ${infraction} by head judge Lee`));

  it('of the game is conceded at once, in the same batch', () => {
    const tape = called('competitive');
    expect(lose(tape, 'Ana')).toBe('accepted');
    expect(tape.state.game.result).toMatchObject({
      winners: [1],
      reason: { kind: 'penalty', seats: [0], of: 'game' },
      because: ['tournament.game-loss', 'concede.last-player'],
    });
    expect(riftbound.view(tape.state.game, 'recorder').result?.reason).toBe('Ana loses the game by penalty');
    expect(tape.events.find(({ type }) => type === 'PenaltyIssued')).toMatchObject({
      data: { loss: { of: 'game', seats: [0] } },
    });
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
    expect(riftbound.brokenInvariants(tape.state.game)).toEqual([]);
  });

  it('of the game by all players at once is a drawn game, and the score of the match stays', () => {
    const tape = calledInMatch();
    expect(lose(tape, 'Ana and Ben')).toBe('accepted');
    expect(tape.state.game).toMatchObject({ result: null, lastGame: { winners: [] } });
    expect(tape.state.game.seats.map(({ wins }) => wins)).toEqual([0, 0]);
    expect(tape.events.find(({ type }) => type === 'GameEnded')?.because).toEqual(['tournament.game-loss-all']);
  });

  it('of the game between two games is of the next one, which is over before it has begun (TR 701.2.b.1)', () => {
    const tape = calledInMatch();
    tape.lines('Ben: concedes');
    expect(lose(tape, 'Ana')).toBe('accepted');
    expect(tape.state.game).toMatchObject({
      ...{ game: 2, result: null, choice: { kind: 'next-game' } },
      lastGame: { winners: [1] },
    });
    expect(tape.state.game.seats.map(({ wins }) => wins)).toEqual([1, 1]);
    expect(tape.events.findLast(({ type }) => type === 'GameEnded')?.because).toEqual([
      ...['tournament.game-loss', 'tournament.game-loss-applied', 'concede.last-player'],
    ]);
    const [read] = project(disputes, { ruleset: riftbound, viewer: 'recorder' }, tape.envelopes);
    expect(read).toMatchObject({
      ...{ owed: [], reported: 'tournament.penalty-reported' },
      infractions: { 'decklist-error': 'Decklist error' },
    });
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
    tape.lines('next game');
    expect(tape.state.game).toMatchObject({ game: 3, choice: { kind: 'first-player', seat: 0 } });
    expect(riftbound.brokenInvariants(tape.state.game)).toEqual([]);
  });

  it('of the game between two games may decide the match', () => {
    const tape = calledInMatch();
    tape.lines('Ben: concedes');
    expect(lose(tape, 'Ben')).toBe('accepted');
    expect(tape.state.game.result).toMatchObject({ winners: [0], reason: { kind: 'penalty', of: 'game' } });
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  });

  it('of the game by all between two games stays noted as owed: the rules name a game under way', () => {
    const tape = calledInMatch();
    tape.lines('Ben: concedes');
    expect(lose(tape, 'Ana and Ben')).toBe('accepted');
    expect(tape.state.game).toMatchObject({ result: null, lastGame: { winners: [0] } });
    const [read] = project(disputes, { ruleset: riftbound, viewer: 'recorder' }, tape.envelopes);
    expect(read?.owed).toHaveLength(2);
  });

  it('of a game that is given twice by one call is one, and by another call another (TR 701.2.b.2)', () => {
    const tape = calledInMatch();
    expect(lose(tape, 'Ana')).toBe('accepted');
    const ended = () => tape.events.filter(({ type }) => type === 'GameEnded').length;
    expect(ended()).toBe(1);
    expect(lose(tape, 'Ana', 'decklist-error')).toBe('accepted');
    expect(tape.events.at(-1)).toMatchObject({ type: 'PenaltyIssued', data: { loss: null } });
    expect(tape.events.at(-1)?.because).toContain('tournament.game-loss-once');
    expect(ended()).toBe(1);
    const [read] = project(disputes, { ruleset: riftbound, viewer: 'recorder' }, tape.envelopes);
    expect(read).toMatchObject({ owed: [], penalties: [{ lostAfter: 1 }, { lostAfter: null }] });
    tape.judge(': called by Ben');
    tape.judge(' 2: penalty Ana for decklist-error by head judge Lee');
    expect(tape.state.game.result).toMatchObject({ winners: [1] });
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  });

  it('of a game whose first penalty is given up is lost by the second: it is owed then', () => {
    const tape = calledInMatch();
    lose(tape, 'Ana');
    lose(tape, 'Ana');
    tape.judge(': penalty 1 withdrawn by head judge Lee');
    const [read] = project(disputes, { ruleset: riftbound, viewer: 'recorder' }, tape.envelopes);
    expect(read?.owed).toEqual([{ seat: 0, penalty: 'game-loss' }]);
  });

  it('of the match by disqualification rests on the rule of that (TR 701.2.d), beside a match loss on both', () => {
    const tape = calledInMatch();
    const order = ': penalty Ana for bribery with disqualification instead by head judge Lee';
    expect(answerOf(tape.judge(order))).toBe('accepted');
    expect(tape.events.find(({ type }) => type === 'MatchEnded')?.because).toEqual(['tournament.disqualification']);
    expect(tape.events.find(({ type }) => type === 'PenaltyIssued')?.data).toMatchObject({
      loss: { of: 'match', seats: [0] },
    });
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  });

  it('of the match ends it, in a game and between two', () => {
    const amid = calledInMatch();
    expect(lose(amid, 'Ana', 'bribery')).toBe('accepted');
    const result = { winners: [1], reason: { kind: 'penalty', seats: [0], of: 'match' } };
    expect(amid.state.game.result).toMatchObject(result);
    expect(amid.events.find(({ type }) => type === 'MatchEnded')?.because).toEqual(['tournament.match-loss']);
    expect(auditTape(riftbound, amid.envelopes)).toEqual([]);
    const between = calledInMatch();
    between.lines('Ben: concedes');
    expect(lose(between, 'Ana', 'unsporting-major')).toBe('accepted');
    expect(between.state.game.result).toMatchObject(result);
  });

  it('is not taken back by a floor judge as if it were the last action', () => {
    const tape = calledAt('Ben: resolves: channel 2 exhausted', 'competitive');
    expect(lose(tape, 'Ana')).toBe('accepted');
    const back = `: rewind to play ${tape.state.plays} by`;
    expect(answerOf(tape.judge(`${back} judge Kim`))).toMatchObject({ rule: 'tournament.rewind-deep' });
    expect(answerOf(tape.judge(`${back} head judge Lee`))).toBe('accepted');
    expect(tape.state.game.result).toBeNull();
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  });

  it('that a rewind has undone is owed again, and bars no simple rewind any more', () => {
    const tape = calledAt('Ben: resolves: channel 2 exhausted', 'competitive');
    const { plays } = tape.state;
    lose(tape, 'Ana');
    expect(answerOf(tape.judge(`: rewind to play ${plays} by head judge Lee`))).toBe('accepted');
    const [read] = project(disputes, { ruleset: riftbound, viewer: 'recorder' }, tape.envelopes);
    expect(read?.owed).toEqual([{ seat: 0, penalty: 'game-loss' }]);
    expect(answerOf(tape.judge(`: rewind to play ${plays - 1} by judge Kim`))).toBe('accepted');
    expect(auditTape(riftbound, tape.envelopes)).toEqual([]);
  });

  it('ends the action that came before it: a pass after it does not go on with that', () => {
    const tape = calledAt('Ben: passes', 'competitive');
    const { state } = tape;
    const [dispute] = state.disputes;
    if (dispute === undefined) throw new Error('A call is open.');
    const lost = {
      by: dispute.caller,
      infraction: 'late',
      penalty: 'game-loss',
      players: [],
      withdrawn: false,
    } as const;
    const after = (lostAfter: number | null) =>
      lastActionOf(riftbound, { ...state, disputes: [{ ...dispute, penalties: [{ ...lost, lostAfter }] }] });
    expect(after(null)).toBeLessThan(state.plays);
    expect(after(state.plays - 1)).toBe(state.plays);
    expect(after(state.plays)).toBeNull();
  });

  it('is each player named once', () => {
    expect(lose(called(), 'Ana and Ana')).toBe('dispute/twice');
  });

  it('after the match is noted and changes nothing', () => {
    const tape = called();
    tape.lines('Ben: concedes');
    const { result } = tape.state.game;
    expect(lose(tape, 'Ana')).toBe('accepted');
    expect(tape.state.game.result).toEqual(result);
    expect(tape.events.at(-1)).toMatchObject({ type: 'PenaltyIssued', data: { loss: null } });
  });
});
