import { setImmediate as turn } from 'node:timers/promises';
import { Turns } from '#recording';

/** Keeps the processor for so many milliseconds. */
const busy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

/** Counts turns of the event loop until it is told to stop. */
const countTurns = () => {
  let [turns, isOver] = [0, false];
  const count = async (): Promise<void> => {
    for (; !isOver; turns++) await turn();
  };
  void count();
  return {
    soFar: () => turns,
    stop: (): void => {
      isOver = true;
    },
  };
};

describe('plays that come in together', () => {
  it('begin in their order', async () => {
    const turns = new Turns();
    const begun: number[] = [];
    const play = (number: number) => turns.write(async () => Promise.resolve(void begun.push(number)));
    await Promise.all([0, 1, 2, 3, 4].map(play));
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('leave the server its turns: a new line is taken up, and what was recorded is sent, before all have begun', async () => {
    const turns = new Turns();
    const counted = countTurns();
    const begunIn = new Map<number, number[]>();
    const play = (number: number) =>
      turns.write(async () => {
        const at = counted.soFar();
        begunIn.set(at, [...(begunIn.get(at) ?? []), number]);
        busy(11);
        return Promise.resolve();
      });
    await Promise.all(Array.from({ length: 20 }, (_, number) => play(number)));
    counted.stop();
    const together = [...begunIn.values()];
    expect(together.flat()).toEqual(Array.from({ length: 20 }, (_, number) => number));
    // 30 ms of a turn, each play 11 of them: the fourth waits for the next turn.
    expect(Math.max(...together.map(({ length }) => length))).toBeLessThanOrEqual(3);
  });
});
