import { stateAt } from '#replay';
import { keyName } from '../../apps/cli/src/commands/replay-keys.js';
import { screenOf } from '../../apps/cli/src/stepping/screen.js';
import {
  beginStepping,
  press,
  restOf,
  runOn,
  steppedTape,
  type SteppedTape,
  type Stepping,
} from '../../apps/cli/src/stepping/stepping.js';
import { loadTape } from '../../apps/cli/src/tapes/load-tape.js';

/** The page's keys at the prompt, on a recorded game of 293 plays. */
let tape: SteppedTape;

beforeAll(async () => {
  tape = steppedTape(await loadTape({ target: 'test/games/riftbound/annie-against-master-yi.tape' }));
});

const after = (...keys: readonly string[]): Stepping =>
  keys.reduce((now, key) => press(now, tape, key) ?? now, beginStepping(tape));
const at = (...keys: readonly string[]): number => after(...keys).here.revision;
const typed = (text: string): readonly string[] => [...text];

test('the arrows go by the size that S chooses, Home and End to the ends', () => {
  expect(at('s', 's', 's', 'right')).toBe(0);
  expect(at('right', 'right', 'left')).toBe(at('right'));
  expect(at('s', 's', 'shift right')).toBe(at('right'));
  expect(at('end')).toBe(tape.envelopes.length - 1);
  expect(at('end', 'home')).toBe(-1);
});

test('up and down go along the chain, the brackets by turns', () => {
  const item = at(']', 'down');
  expect(tape.ruleset.view(stateAt(tape.tape, item).game, 'recorder').stack).toHaveLength(1);
  expect(at(']', 'down', 'down', 'up')).toBe(item);
  expect(at(']', ']')).toBeGreaterThan(at(']'));
  expect(at(']', ']', '[')).toBe(at(']'));
});

test('a digit begins a turn, G a play or a step; what is not there is said, Escape gives it up', () => {
  expect(after('3').asking).toEqual({ kind: 'go', text: 'turn 3' });
  expect(at('3', 'return')).toBeGreaterThan(at('2', 'return'));
  const { to } = tape.entries.find(({ kind, number }) => kind === 'play' && number === 148) ?? {};
  expect(at('g', ...typed('play 148'), 'return')).toBe(to);
  expect(at('g', ...typed('128'), 'backspace', 'return')).toBe(12);
  expect(after('9', '9', 'return').note).toBe('This tape has no turn 99.');
  expect(after('g', 'q', 'escape')).toMatchObject({ asking: null });
});

test('/ searches, and again goes to the next; U comes back to the place left last', () => {
  const first = at('/', ...typed('void seeker'), 'return');
  const second = at('/', ...typed('void seeker'), 'return', '/', 'return');
  expect(second).toBeGreaterThan(first);
  expect(at('/', ...typed('void seeker'), 'return', 'u')).toBe(-1);
  expect(after('/', ...typed('zzz'), 'return').note).toContain('Nothing of this tape has "zzz"');
  expect(after('n').note).toBe('No play has findings.');
});

test('+ and - change the speed, Space runs the tape, which stops at its end', () => {
  expect(after('+', '+').speed).toBe(4);
  expect(after('-', '-').speed).toBe(0.5);
  expect(runOn(after(' '), tape)).toMatchObject({ isPlaying: true });
  expect(runOn(after('end', ' '), tape)).toMatchObject({ isPlaying: false });
});

test('P runs it as quickly as it was played: a long think is a rest, nothing is gone before it is seen', () => {
  const seconds = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
  // Each event of the game an even second after the one before, but for the last, which took a minute.
  const last = tape.envelopes.length - 1;
  const timed: SteppedTape = {
    ...tape,
    envelopes: tape.envelopes.map((each, i) => ({ ...each, at: seconds(i === last ? i + 60 : i) })),
  };
  const rest = (...keys: readonly string[]): number =>
    restOf(
      keys.reduce((now, key) => press(now, timed, key) ?? now, beginStepping(timed)),
      timed,
    );
  expect(rest('right')).toBe(1200);
  expect(rest('right', '+')).toBe(600);
  const toEvents = ['s', 's', 's', 'right', 'right'];
  expect(rest(...toEvents, 'p')).toBe(1000);
  expect(rest(...toEvents, 'p', '+')).toBe(500);
  expect(rest(...toEvents, 'p', 'p')).toBe(1200);
  const [first, second] = [at('right', 'right'), at('right', 'right', 'right')];
  expect(rest('right', 'right', 'p')).toBe((second - first) * 1000);
  expect(rest('end', 's', 's', 's', 'left', 'p')).toBe(12_000);
  expect(screenOf(after('p'), tape)).toContain('as it was played');
});

test('the screen tells what happened with its verdict, the table from a side that F turns, and all keys', () => {
  const there = ['g', ...typed('play 148'), 'return'];
  const screen = screenOf(after(...there), tape);
  expect(screen).toContain('legal    Ben: plays Defy -> Void Seeker on the chain');
  const order = (told: string): boolean => told.indexOf("Ben's hand") < told.indexOf("Ana's hand");
  expect([order(screen), order(screenOf(after(...there, 'f'), tape))]).toEqual([true, false]);
  expect(screenOf(after('?'), tape)).toContain('back to the place left last');
  expect(screenOf(after('g', '1'), tape)).toContain('Go to: 1_');
  expect(screenOf(beginStepping(tape), tape)).toContain('Before all');
});

test('keys have the names that they write, Shift told with an arrow; Q and Ctrl C end', () => {
  expect(keyName('[', {})).toBe('[');
  expect(keyName('\u001b[1;2C', { name: 'right', shift: true })).toBe('shift right');
  expect(keyName('\r', { name: 'return' })).toBe('return');
  expect(keyName('\u0003', { name: 'c', ctrl: true })).toBe('ctrl c');
  expect(press(beginStepping(tape), tape, 'q')).toBeNull();
  expect(press(after('g'), tape, 'ctrl c')).toBeNull();
});
