import { describe, expect, test } from '@jest/globals';
import { openingOf, openingFor, type Json, type Shown } from '#kernel';
import type { EventStore, NewEvent, RecordedEvent } from '#event-store';
import { linkOn, SEAL_KIT, startOf } from '#event-store/chain';
import { eventsOf, makeEvent, refusalOf } from '../events.js';
import type { Subject } from '../subject.js';

const ID = '00000000-0000-4000-8000-0000000000aa';

const shown = (data: Json): Shown => ({ actor: 'Kim', because: [], data });

/** Ana draws a card: everybody is told that she did. */
const drawing = (card: string | null, fields: Partial<NewEvent> = {}): NewEvent => ({
  ...makeEvent({ actor: 'Kim', because: [], data: { by: 'Ana', card } }),
  showing: {
    public: shown({ by: 'Ana', card: null }),
    players: [shown({ by: 'Ana', card }), shown({ by: 'Ana', card: null })],
    namesPeople: (text) => text === 'Ana' || text === 'Kim',
  },
  ...fields,
});

const sealedIn = async (store: EventStore, stream: string): Promise<RecordedEvent> =>
  (await eventsOf(store, stream)).at(-1) as RecordedEvent;

/** Events that are sealed when they are appended. */
export const sealingCases = (subject: Subject): void => {
  describe('sealed events', () => {
    test('43 a sealed event comes back bit for bit, with its seal', async () => {
      const store = await subject.open();
      const { showing: _showing, ...event } = drawing('vi');
      const appended = await store.append('match-1', 'no-stream', [drawing('vi', { id: event.id })]);
      expect(appended.data).toEqual(['{"by":"Ana","card":"vi"}']);
      const back = await sealedIn(store, 'match-1');
      expect(back).toMatchObject({ ...event, id: event.id });
      expect(back.seal?.slots).toHaveLength(4);
    });

    test('43 sealed events and events in the open stand in one stream, and verify', async () => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', [makeEvent(), drawing('vi'), makeEvent(), drawing(null)]);
      expect((await eventsOf(store, 'match-1')).map(({ seal }) => seal !== undefined)).toEqual([
        false,
        true,
        false,
        true,
      ]);
      expect((await store.verify()).problems).toEqual([]);
    });

    test('43 an audience opens its slot with what it may have, and the slots give the head', async () => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', [drawing('vi')]);
      const back = await sealedIn(store, 'match-1');
      const { id, seal } = back;
      if (seal === undefined) throw new Error('It is not sealed.');
      for (const [audience, card] of [
        ['public', null],
        [0, 'vi'],
        [1, null],
      ] as const) {
        const opening = openingFor(SEAL_KIT.digest, { event: id, seal }, audience);
        const opened = openingOf(SEAL_KIT.digest, { event: id, audience, slots: seal.slots }, opening);
        expect(opened.ok && opened.value.shown.data).toEqual({ by: 'Ana', card });
      }
      // A shared store has streams of another name.
      if (!subject.can.chain || !subject.can.alone) return;
      expect((await store.head('match-1'))?.hash).toBe(
        linkOn(startOf('match-1'), { ...back, data: null, because: [], actor: '' }).hash,
      );
    });

    test('43 a retry of a sealed batch is recognised, though its salts would be others', async () => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', [drawing('vi', { id: ID })]);
      const before = await sealedIn(store, 'match-1');
      for (const expected of ['no-stream', 'any'] as const) {
        expect(await store.append('match-1', expected, [drawing('vi', { id: ID })])).toMatchObject({ repeated: true });
      }
      expect(await sealedIn(store, 'match-1')).toEqual(before);
      const other = refusalOf(store.append('match-1', 'no-stream', [drawing('jinx', { id: ID })]));
      expect((await other).code).toBe('idempotency-conflict');
    });

    test('43 a copy takes the seal along, and has the same slots', async () => {
      const [store, copy] = [await subject.open(), await subject.open()];
      await store.append('match-1', 'no-stream', [drawing('vi')]);
      const { stream: _s, revision: _r, position: _p, created: _c, ...event } = await sealedIn(store, 'match-1');
      await copy.append('match-2', 'no-stream', [event]);
      expect((await sealedIn(copy, 'match-2')).seal).toEqual(event.seal);
      expect((await copy.verify()).problems).toEqual([]);
    });

    test('43 a seal that does not open to just this event is refused', async () => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', [drawing('vi')]);
      const { stream: _s, revision: _r, position: _p, created: _c, ...event } = await sealedIn(store, 'match-1');
      const forged: readonly NewEvent[] = [
        { ...event, data: { by: 'Ana', card: 'jinx' } },
        { ...event, id: ID },
        { ...event, seal: { ...event.seal!, key: '0'.repeat(32) } },
        { ...event, seal: { ...event.seal!, slots: [] } },
        { ...event, seal: null as never },
      ];
      for (const each of forged) {
        expect((await refusalOf(store.append('match-2', 'no-stream', [each]))).code).toBe('invalid-event');
      }
      expect(await eventsOf(store, 'match-2')).toEqual([]);
    });
  });

  if (!subject.can.erases) {
    test('43 what cannot be unwritten is not said to be erased', async () => {
      const store = await subject.open();
      expect((await refusalOf(store.erase('match-1', () => null))).code).toBe('unsupported');
    });
    return;
  }

  describe('erasing', () => {
    const instead = (text: string): string | null => (text.includes('Ana') ? text.replaceAll('Ana', 'player A') : null);

    test('44 a name goes from every event of its stream and from no other, and all verifies by the same head', async () => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', [drawing('vi'), makeEvent({ data: { by: 'Ana' } }), drawing(null)]);
      await store.append('match-2', 'no-stream', [drawing('vi')]);
      const { heads } = await store.verify();
      expect(await store.erase('match-1', instead)).toBe(2);
      expect((await eventsOf(store, 'match-1')).map(({ data, actor }) => [data, actor])).toEqual([
        [{ by: 'player A', card: 'vi' }, 'Kim'],
        // What was never sealed is in the chain itself.
        [{ by: 'Ana' }, 'scorekeeper'],
        [{ by: 'player A', card: null }, 'Kim'],
      ]);
      expect((await eventsOf(store, 'match-2')).map(({ data }) => data)).toEqual([{ by: 'Ana', card: 'vi' }]);
      expect(await store.verify(heads)).toMatchObject({ heads, problems: [] });
      expect(await store.erase('match-1', instead)).toBe(0);
      expect(await store.append('match-1', 2, [drawing('vi')])).toMatchObject({ lastRevision: 3 });
    });

    test('44 a stream that is not there has nothing to erase', async () => {
      const store = await subject.open();
      expect(await store.erase('match-9', instead)).toBe(0);
    });
  });
};
