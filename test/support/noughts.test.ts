import { noughts } from './noughts.js';
import { openTape } from './open-tape.js';

const game = ['Ana: b2', 'Bo: a1', 'Ana: a2', 'Bo: b1', 'Ana: c2'];

test('a line ends a single game', () => {
  const tape = openTape(noughts);
  tape.lines(...game);
  expect(noughts.result(tape.state.game)).toEqual({
    winners: [0],
    reason: { kind: 'target' },
    because: ['match.target'],
  });
  expect(tape.envelopes.map(({ type }) => type).slice(0, 6)).toEqual([
    'MatchOpened',
    'TableLaid',
    'PlayRecorded',
    'MarkAnnounced',
    'MarkPlaced',
    'TurnPassed',
  ]);
});

test('out of turn is refused when strict and recorded with its finding as played', () => {
  expect(openTape(noughts, { recording: 'strict' }).play({ type: 'mark', seat: 1, square: 'b2' }).outcome).toBe(
    'refused',
  );
  const decision = openTape(noughts).play({ type: 'mark', seat: 1, square: 'b2' });
  expect(decision).toMatchObject({
    outcome: 'accepted',
    batch: { verdict: { status: 'illegal', findings: [{ rule: 'turn.order' }] } },
  });
});

test('the dealer tosses the coin of a digital match', () => {
  expect(openTape(noughts, { firstPlayer: null, seed: 7 }).state.game.seat).not.toBeNull();
  expect(openTape(noughts, { firstPlayer: null }).state.game.seat).toBeNull();
});

test('a sealed square is seen by its owner and the recorder only', () => {
  const tape = openTape(noughts);
  tape.lines('Ana: seals c3');
  const nameFor = (viewer: 0 | 1 | 'public' | 'recorder') => noughts.view(tape.state.game, viewer).pieces[0]?.name;
  expect([nameFor(0), nameFor('recorder'), nameFor(1), nameFor('public')]).toEqual(['c3', 'c3', null, null]);
});
