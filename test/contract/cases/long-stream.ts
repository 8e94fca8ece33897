import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import type { ExpectedRevision, RecordedEvent } from '#event-store';
import { collect, expectWhole, makeBatch } from '../events.js';
import type { Subject } from '../subject.js';

/** Bytes of data in the stream, whatever its number of events; who holds it whole holds at least these. */
const STREAM_SIZE = 20 * 1024 * 1024;

/** Events of one append; of the larger ones a server takes no more at once. */
const BATCH = 100;

/** Watches how much the heap holds, beyond what it holds now. */
const watchHeap = () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const held = (): number => {
    // Twice: a collection that had begun by itself keeps what was made meanwhile.
    collectGarbage();
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = held();
  let most = 0;
  return {
    look: (): void => {
      most = Math.max(most, held() - before);
    },
    most: (): number => most,
  };
};

const NOTHING_HELD: ReturnType<typeof watchHeap> = { look: () => undefined, most: () => 0 };

/** Counts the events of the stream that come in order, and looks half way and at the end. */
const countRising = async (events: AsyncIterable<RecordedEvent>, every: number, look: () => void): Promise<number> => {
  let [count, position] = [0, 0];
  for await (const event of events) {
    if (event.stream !== 'long' || event.position <= position || event.revision !== count) continue;
    position = event.position;
    count += 1;
    if (count % every === 0) look();
  }
  return count;
};

/** Case 22. Comes last: on a server that is not the test's own, what verifies the whole store reads these events too. */
export const longStreamCases = (subject: Subject): void => {
  const { longStream } = subject.measures;

  describe('long streams', () => {
    test(`22 streams of 600 and of ${String(longStream)} events are read whole, both ways, and never held whole`, async () => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', makeBatch(600));
      expectWhole(await collect(store.readStream('match-1')));
      let expected: ExpectedRevision = 'no-stream';
      const data = 'x'.repeat(STREAM_SIZE / longStream);
      for (let left = longStream; left > 0; left -= BATCH)
        ({ nextExpected: expected } = await store.append('long', expected, makeBatch(BATCH, { data })));
      // What keeps everything in memory holds it whole in any case.
      const { look, most } = subject.can.durable ? watchHeap() : NOTHING_HELD;
      expect(await countRising(store.readStream('long'), longStream / 2, look)).toBe(longStream);
      expect(await countRising(store.readAll({ types: ['PointGained'] }), longStream / 2, look)).toBe(longStream);
      const back = await collect(store.readStream('long', { direction: 'backward', limit: 1000 }));
      expect(back.map(({ revision }) => longStream - 1 - revision)).toEqual([...back.keys()]);
      expect(back).toHaveLength(1000);
      expect(most()).toBeLessThan(STREAM_SIZE / 2);
    });
  });
};
