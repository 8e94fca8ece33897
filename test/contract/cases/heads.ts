import { describe, expect, test } from '@jest/globals';
import type { EventStore, StoreHead } from '#event-store';
import { makeBatch } from '../events.js';
import { leaveOut, type Subject } from '../subject.js';

const OTHER = '0'.repeat(64);

const fill = async (store: EventStore): Promise<void> => {
  for (const stream of ['match-1', 'match-2', 'match-1']) await store.append(stream, 'any', makeBatch(3));
};

/** What somebody would write on a slip about the whole store. */
const slipOf = async (store: EventStore): Promise<StoreHead> => {
  const { events, digest } = await store.verify();
  return { events, digest };
};

const storeCases = (subject: Subject): void => {
  if (!subject.can.alone) {
    leaveOut(subject.name, 'somebody else may write to it', 'heads of the whole store');
    return;
  }

  test('a head of the whole store holds, however much has come since', async () => {
    const store = await subject.open();
    await fill(store);
    const early = await slipOf(store);
    await fill(store);
    const late = await slipOf(store);
    await store.append('match-3', 'no-stream', makeBatch(2));
    expect(late.digest).not.toBe(early.digest);
    expect((await store.verify([late, early])).problems).toEqual([]);
  });

  test('a head of the whole store of other events, or of more than there are, is told', async () => {
    const store = await subject.open();
    await fill(store);
    const slip = await slipOf(store);
    const longer = { events: slip.events + 2, digest: OTHER };
    const { problems } = await store.verify([longer, { ...slip, digest: OTHER }, slip]);
    expect(problems.map(({ what }) => what)).toEqual([
      `the first ${String(slip.events)} events are not the ones that were seen before`,
      `the store has ${String(slip.events)} events, and ${String(longer.events)} were seen before: its newest were cut`,
    ]);
  });
};

/** What is seen of a store at its end, and told when it is another one later. */
export const headCases = (subject: Subject): void => {
  describe('heads', () => {
    test('verification gives the head of every stream, and each holds when the stream has grown', async () => {
      const store = await subject.open();
      await fill(store);
      const { heads } = await store.verify();
      expect(heads.filter(({ stream }) => /^match-\d$/.test(stream))).toMatchObject([
        { stream: 'match-1', revision: 5, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
        { stream: 'match-2', revision: 2 },
      ]);
      if (subject.can.chain)
        expect(await store.head('match-1')).toEqual(heads.find(({ stream }) => stream === 'match-1'));
      await fill(store);
      expect((await store.verify(heads)).problems).toEqual([]);
    });

    test('a head of a stream that has no such event, or another one, is told by its stream', async () => {
      const store = await subject.open();
      await fill(store);
      const { problems } = await store.verify([
        { stream: 'match-1', revision: 6, hash: OTHER },
        { stream: 'match-2', revision: 1, hash: OTHER },
        { stream: 'match-9', revision: 0, hash: OTHER },
      ]);
      expect(problems).toMatchObject([
        { stream: 'match-1', revision: 6, what: expect.stringContaining('cut') },
        { stream: 'match-2', revision: 1, what: expect.stringContaining('rewritten') },
        { stream: 'match-9', revision: 0, what: expect.stringContaining('missing') },
      ]);
    });

    storeCases(subject);
  });
};
