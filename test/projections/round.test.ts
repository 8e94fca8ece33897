// The clock of the round by the times of the events, and the slip beside what the tape comes to.
import { project, round, timeLeft } from '#projections';
import { riftbound } from '#rulesets/riftbound';
import { matchAt } from '../match/round/table.js';

const read = ({ tape }: ReturnType<typeof matchAt>) =>
  project(round, { ruleset: riftbound, viewer: 'recorder' }, tape.envelopes);

const at = ({ tape }: ReturnType<typeof matchAt>, type: string): number =>
  Date.parse(tape.envelopes.findLast((envelope) => envelope.type === type)?.at ?? '');

const MINUTE = 60_000;

describe('the clock', () => {
  test('runs from its start to where it is stopped, and on from there', () => {
    const table = matchAt().around('clock started with 50 minutes by judge Kim').turns(1);
    const ran = (from: string, to: string): number => at(table, to) - at(table, from);
    expect(timeLeft(read(table).clock, at(table, 'ClockStarted') + MINUTE)).toBe(49 * MINUTE);
    table.around('clock stopped by judge Kim').turns(1);
    const first = ran('ClockStarted', 'ClockPaused');
    expect(first).toBeGreaterThan(0);
    expect(timeLeft(read(table).clock, at(table, 'ClockPaused') + 20 * MINUTE)).toBe(50 * MINUTE - first);
    table.around('clock runs on by judge Kim');
    expect(timeLeft(read(table).clock, at(table, 'ClockResumed') + MINUTE)).toBe(49 * MINUTE - first);
  });

  test('is longer by what was given in disputes (TR 412.2) and beside them (TR 411.3.a)', () => {
    const table = matchAt().around('clock started with 50 minutes by judge Kim', '4 more minutes by judge Kim');
    table.tape.judge(': called by Ana');
    table.tape.judge(': time 3 minutes by judge Kim');
    expect(read(table).clock.given).toBe(7);
    expect(timeLeft(read(table).clock, at(table, 'ClockStarted') + 57 * MINUTE + 1000)).toBe(-1000);
  });

  test('says when time was called, until a rewind undoes it', () => {
    const table = matchAt().turns(1).around('time called by judge Kim');
    expect(read(table).clock).toMatchObject({ minutes: null, calledAt: expect.stringContaining('T') as string });
    expect(timeLeft(read(table).clock, 0)).toBeNull();
    table.tape.rewind(table.tape.state.plays);
    expect(read(table).clock.calledAt).toBeNull();
  });
});

describe('the slip', () => {
  test('lacks a result while the match goes on', () => {
    expect(read(matchAt()).slip).toMatchObject({ result: null, missing: [0, 1], official: false });
  });

  test('is whole once both players and an official have signed what the tape comes to', () => {
    const SIGNED = 'result 0-1 with 1 drawn for Ben signed by';
    const table = matchAt();
    table.tape.play({ play: 'AgreeDraw' });
    table.next(0, 0).around('conceded by Ana', `${SIGNED} Ana`, `${SIGNED} Ben`);
    expect(read(table).slip).toMatchObject({ missing: [], official: false, conflicts: [] });
    table.around(`${SIGNED} judge Kim`);
    expect(read(table).slip).toMatchObject({
      result: { wins: [0, 1], drawn: 1, winners: [1] },
      missing: [],
      official: true,
      conflicts: [],
    });
  });

  test('shows a signature under another result as a conflict', () => {
    const table = matchAt().around('conceded by Ana', 'result 1-0 for Ana signed by Ana');
    expect(read(table).slip.conflicts).toEqual([
      { by: { role: 'player', seat: 0 }, result: { wins: [1, 0], drawn: 0, winners: [0] } },
    ]);
  });
});
