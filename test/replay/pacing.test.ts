import { advancePlayer, delaysBy, makePlayer, type Pacing, type TapeTimes } from '#replay';

/** Two plays, of events 0 to 2 and 3 to 4, the second made after 5 seconds; then one after an hour; the last one has no time. */
const TIMES = [0, 0, 0, 5000, 5000, 3_605_000, Number.NaN] as const;
const tape: TapeTimes = {
  isEndOfPlay: (revision) => [2, 4, 5, 6].includes(revision),
  timeOf: (revision) => TIMES[revision] ?? Number.NaN,
};

const delays = (pacing: Pacing): readonly number[] => [0, 1, 2, 3, 4, 5].map(delaysBy(pacing, tape));

describe('a tape that runs by itself', () => {
  test('rests at every event, longer at the end of a play', () => {
    expect(delays({ by: 'event', pace: 'fixed' })).toEqual([700, 700, 1600, 700, 1600, 1600]);
  });

  test('by plays shows a play with all that it did at once', () => {
    expect(delays({ by: 'play', pace: 'fixed' })).toEqual([0, 0, 1600, 0, 1600, 1600]);
    const player = { last: 6, isOpen: false, delayAfter: delaysBy({ by: 'play', pace: 'fixed' }, tape) };
    const begun = advancePlayer(makePlayer(0), { type: 'play' }, player);
    const shown = advancePlayer(begun, { type: 'tick', milliseconds: 10 }, player);
    expect(shown.revision).toBe(2);
    expect(advancePlayer(shown, { type: 'tick', milliseconds: 1595 }, player).revision).toBe(4);
  });

  test('at the recorded pace thinks as long as the players did, but for long thinks and what passes too quickly', () => {
    expect(delays({ by: 'event', pace: 'recorded' })).toEqual([250, 250, 5000, 250, 12_000, 600]);
    expect(delays({ by: 'play', pace: 'recorded' })).toEqual([0, 0, 5000, 0, 12_000, 600]);
  });
});
