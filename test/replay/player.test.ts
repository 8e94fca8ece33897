import { advancePlayer, makePlayer, type Player, type PlayerInput, type PlayerTape } from '#replay';
import fc from '../support/fast-check.js';

const tapeOf = (last: number, isOpen: boolean): PlayerTape => ({ last, isOpen, delayAfter: () => 100 });

const after = (player: Player, tape: PlayerTape, ...inputs: readonly PlayerInput[]): Player =>
  inputs.reduce((each, input) => advancePlayer(each, input, tape), player);

const wait = (milliseconds: number): PlayerInput => ({ type: 'tick', milliseconds });

describe('a player', () => {
  test('goes on with time while it plays, and not while it is paused', () => {
    const tape = tapeOf(9, false);
    expect(after(makePlayer(0), tape, wait(1000)).revision).toBe(0);
    expect(after(makePlayer(0), tape, { type: 'play' }, wait(250))).toMatchObject({ revision: 2, elapsed: 50 });
    expect(after(makePlayer(0), tape, { type: 'play' }, wait(250), { type: 'pause' }, wait(900)).revision).toBe(2);
  });

  test('goes as fast as its speed', () => {
    expect(
      after(makePlayer(0), tapeOf(9, false), { type: 'setSpeed', speed: 4 }, { type: 'play' }, wait(100)).revision,
    ).toBe(4);
    expect(after(makePlayer(0), tapeOf(9, false), { type: 'setSpeed', speed: 0 }).speed).toBe(1);
  });

  test('stops at the end of a closed tape and starts over from it', () => {
    const tape = tapeOf(2, false);
    const ended = after(makePlayer(0), tape, { type: 'play' }, wait(5000));
    expect(ended).toMatchObject({ status: 'paused', revision: 2 });
    expect(after(ended, tape, { type: 'play' })).toMatchObject({ status: 'playing', revision: -1 });
  });

  test('becomes live at the end of an open tape, follows it, and stands still when sought elsewhere', () => {
    const ended = after(makePlayer(0), tapeOf(2, true), { type: 'play' }, wait(5000));
    expect(ended).toMatchObject({ status: 'live', revision: 2 });
    const grown = after(ended, tapeOf(7, true), { type: 'grow' });
    expect(grown).toMatchObject({ status: 'live', revision: 7 });
    expect(after(grown, tapeOf(7, true), { type: 'seek', revision: 3 })).toMatchObject({
      status: 'paused',
      revision: 3,
    });
  });

  test('is paused, not live, at the end of a closed tape', () => {
    expect(after(makePlayer(0), tapeOf(4, false), { type: 'goLive' })).toMatchObject({ status: 'paused', revision: 4 });
  });

  test('never leaves the tape, whatever happens to it', () => {
    const input: fc.Arbitrary<PlayerInput> = fc.oneof(
      fc.constantFrom<PlayerInput>({ type: 'play' }, { type: 'pause' }, { type: 'goLive' }, { type: 'grow' }),
      fc.record({ type: fc.constant('seek' as const), revision: fc.integer({ min: -50, max: 50 }) }),
      fc.record({ type: fc.constant('setSpeed' as const), speed: fc.constantFrom(-1, 0.5, 8) }),
      fc.record({ type: fc.constant('tick' as const), milliseconds: fc.nat({ max: 3000 }) }),
    );
    fc.assert(
      fc.property(fc.array(input), fc.integer({ min: -1, max: 30 }), fc.boolean(), (inputs, last, isOpen) => {
        const { revision, speed, status } = after(makePlayer(-1), tapeOf(last, isOpen), ...inputs);
        expect(revision).toBeGreaterThanOrEqual(-1);
        expect(revision).toBeLessThanOrEqual(last);
        expect(speed).toBeGreaterThan(0);
        if (status === 'live') expect([isOpen, revision]).toEqual([true, last]);
      }),
    );
  });
});
