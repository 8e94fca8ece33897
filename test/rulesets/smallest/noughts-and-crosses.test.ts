import { readFileSync } from 'node:fs';
import { describeLaws, type RecordedGame } from '../../laws/describe-laws.js';
import { openTape } from '../../support/open-tape.js';
import { randomGame } from '../../support/random-game.js';
import { noughtsAndCrosses } from './noughts-and-crosses.js';

const LINES = ['Ana: b2', 'Ben: a1', 'Ana: a2', 'Ben: b1', 'Ana: c2'];

const opened = (recording: 'strict' | 'as-played') =>
  openTape(noughtsAndCrosses, { recording, players: ['Ana', 'Ben'].map((name) => ({ name, deck: null })) });

test('three in a line win', () => {
  const tape = opened('strict');
  tape.lines(...LINES);
  expect(noughtsAndCrosses.result(tape.state.game)).toMatchObject({ winners: [0], because: ['end.line'] });
});

test('a full board without a line is a draw', () => {
  const tape = opened('strict');
  tape.lines('Ana: a1', 'Ben: b1', 'Ana: c1', 'Ben: b2', 'Ana: a2', 'Ben: c2', 'Ana: b3', 'Ben: a3', 'Ana: c3');
  expect(noughtsAndCrosses.result(tape.state.game)).toMatchObject({ winners: [], because: ['end.full'] });
});

test('a mark out of turn is refused, or recorded with its finding; a marked square is no play at all', () => {
  expect(opened('strict').play({ play: 'Mark', seat: 1, square: 0 })).toMatchObject({ outcome: 'refused' });
  const tape = opened('as-played');
  expect(tape.play({ play: 'Mark', seat: 1, square: 0 })).toMatchObject({
    outcome: 'accepted',
    batch: { verdict: { status: 'illegal', findings: [{ rule: 'turn' }] } },
  });
  expect(tape.play({ play: 'Mark', seat: 1, square: 0 })).toMatchObject({ outcome: 'impossible' });
});

test('what is offered to whom is what may be played', () => {
  const { state } = opened('strict');
  expect(noughtsAndCrosses.legalPlays(state.game, 0)).toHaveLength(9);
  expect(noughtsAndCrosses.legalPlays(state.game, 1)).toHaveLength(0);
  expect(noughtsAndCrosses.judgedPlays(state.game, 1).map(({ verdict }) => verdict.status)).toContain('illegal');
});

describeLaws(noughtsAndCrosses, () => {
  const recorded = opened('strict');
  recorded.lines(...LINES);
  const tapes = [recorded, ...[1, 2, 3, 4, 5].map((seed) => randomGame(noughtsAndCrosses, seed, { plays: 9 }))];
  return tapes.map(({ envelopes, state }, index): RecordedGame<typeof noughtsAndCrosses.initial> => {
    return { name: `game ${String(index)}`, envelopes, live: state };
  });
});

test('every piece of code that the how-to shows stands in this ruleset', () => {
  const page = readFileSync('docs/how-to/add-a-ruleset.md', 'utf8');
  const source = readFileSync('test/rulesets/smallest/noughts-and-crosses.ts', 'utf8');
  const shown = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  expect(shown.length).toBeGreaterThan(3);
  for (const code of shown) expect(source).toContain(code);
});
