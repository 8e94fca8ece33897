import { fold } from '#kernel';
import {
  appendEvents,
  BEFORE_ALL,
  BrokenTapeError,
  fingerprintAt,
  lastRevision,
  makeTape,
  markedRevisions,
  NoSuchRevisionError,
  openCursor,
  seek,
  stateAt,
  stateHere,
  stepBack,
  stepForward,
  type Step,
} from '#replay';
import fc from '../support/fast-check.js';

interface Sum {
  readonly total: number;
  readonly seen: readonly number[];
}

const folding = {
  initial: { total: 0, seen: [] } as Sum,
  evolve: ({ total, seen }: Sum, event: number): Sum => {
    if (event === 13) throw new Error('thirteen');
    return { total: total + event, seen: [...seen, event] };
  },
};

const numbers = fc.array(fc.nat({ max: 12 }), { maxLength: 60 });
const isEven = ({ event }: Step<Sum, number>): boolean => event % 2 === 0;

describe('a tape', () => {
  test('has at every revision the fold of the events up to it', () => {
    fc.assert(
      fc.property(numbers, (events) => {
        const tape = makeTape(folding, events);
        for (let revision = BEFORE_ALL; revision <= lastRevision(tape); revision++) {
          expect(stateAt(tape, revision)).toEqual(fold(folding.evolve, folding.initial, events.slice(0, revision + 1)));
        }
      }),
    );
  });

  test('grown by parts equals the tape made at once, and the parts stay as they were', () => {
    fc.assert(
      fc.property(numbers, numbers, (first, second) => {
        const tape = makeTape(folding, first);
        const grown = appendEvents(tape, second);
        expect(grown).toEqual(makeTape(folding, [...first, ...second]));
        expect(tape).toEqual(makeTape(folding, first));
      }),
    );
  });

  test('names the event that cannot be folded, and the honest prefix', () => {
    expect(() => makeTape(folding, [1, 2, 13, 4])).toThrow(BrokenTapeError);
    expect(() => makeTape(folding, [1, 2, 13, 4])).toThrow(/revision 2 .*up to revision 1/);
  });

  test.each([-2, 3, 0.5, NaN])('refuses revision %p', (revision) => {
    const tape = makeTape(folding, [1, 2, 3]);
    expect(() => stateAt(tape, revision)).toThrow(NoSuchRevisionError);
    expect(() => seek(openCursor(tape), revision)).toThrow(/from -1 \(before all\) to 2/);
  });

  test('has one fingerprint for one state', () => {
    const tape = makeTape(folding, [3, 4]);
    expect(fingerprintAt(tape, 1)).toBe(fingerprintAt(makeTape(folding, [3, 4, 5]), 1));
    expect(fingerprintAt(tape, 1)).not.toBe(fingerprintAt(tape, 0));
  });
});

describe('a cursor', () => {
  test('forward then back is where it was, everywhere but at the end', () => {
    fc.assert(
      fc.property(numbers, (events) => {
        const tape = makeTape(folding, events);
        for (let revision = BEFORE_ALL; revision < lastRevision(tape); revision++) {
          const cursor = openCursor(tape, revision);
          expect(stepBack(stepForward(cursor))).toEqual(cursor);
        }
      }),
    );
  });

  test('by marks visits the marked revisions, then the end, and the same ones back', () => {
    fc.assert(
      fc.property(numbers, (events) => {
        const tape = makeTape(folding, events);
        const marked = events.flatMap((event, revision) => (event % 2 === 0 ? [revision] : []));
        expect(markedRevisions(tape, isEven)).toEqual(marked);
        const forward: number[] = [];
        let cursor = openCursor(tape, BEFORE_ALL);
        while (cursor.revision < lastRevision(tape)) forward.push((cursor = stepForward(cursor, isEven)).revision);
        expect(forward).toEqual([...new Set([...marked, ...(events.length > 0 ? [lastRevision(tape)] : [])])]);
        const back: number[] = [];
        while (cursor.revision > BEFORE_ALL) back.push((cursor = stepBack(cursor, isEven)).revision);
        expect(back).toEqual([BEFORE_ALL, ...marked].filter((revision) => revision < lastRevision(tape)).reverse());
      }),
    );
  });

  test('goes no further than the ends', () => {
    const tape = makeTape(folding, [1]);
    expect(stepForward(openCursor(tape)).revision).toBe(0);
    expect(stepBack(openCursor(tape, BEFORE_ALL)).revision).toBe(BEFORE_ALL);
    expect(stateHere(openCursor(tape, BEFORE_ALL))).toBe(folding.initial);
    expect(stepForward(openCursor(makeTape(folding, []))).revision).toBe(BEFORE_ALL);
  });
});
