import { describe, expect, test } from '@jest/globals';
import { type Json, makeCanonicalJson, type NewEnvelope } from '#kernel';
import { schemasOf } from '#match';
import { asNew, oldTapes, tablesOf } from '../../support/old-tapes.js';
import { collect, dataOf, eventsOf, makeEvent, refusalOf } from '../events.js';
import type { Subject } from '../subject.js';
import fc from '../../support/fast-check.js';

/** Recorded games of each schema that ever was, as programs of that time wrote them. */
const OLD_TAPES = oldTapes().filter(({ name }) => !name.includes('.yaml'));

const nest = (depth: number): Json => (depth === 0 ? 'core' : { in: [nest(depth - 1)] });

const VALUES: readonly (readonly [string, Json])[] = [
  ['astral, combining and right-to-left text', '😀 e\u0301 \u00e9 שלום مرحبا \u202eabc'],
  ['U+0000 in a text', { 'a\u0000b': 'c\u0000' }],
  ['line separators', '\u2028\u2029\u0085\r\n\t'],
  ['an empty object', {}],
  ['an empty text', ''],
  ['an empty list', []],
  ['null', null],
  ['deep nesting', nest(90)],
  ['a long key', { ['k'.repeat(10_000)]: 1 }],
  ['__proto__ and constructor as keys', JSON.parse('{"__proto__":{"x":1},"constructor":2,"toString":3}') as Json],
  ['numbers', [0, 1e21, 5e-324, -1.5, 2 ** 53 - 1, 0.1]],
  ['2^53 + 1 as text', '9007199254740993'],
];

const REFUSED: readonly (readonly [string, unknown, string])[] = [
  ['NaN', { a: [NaN] }, '$[0].data.a[0]'],
  ['Infinity', Infinity, '$[0].data'],
  ['undefined', { a: undefined }, '$[0].data.a'],
  ['no data at all', undefined, '$[0].data'],
  ['a bigint', [1n], '$[0].data[0]'],
  ['half a surrogate pair', { a: '\ud83d' }, '$[0].data.a'],
  ['half a surrogate pair in a key', { '\ude00': 1 }, '$[0].data["\\ude00"]'],
  ['a Date', { at: new Date(0) }, '$[0].data.at'],
  ['a Map', new Map([['a', 1]]), '$[0].data'],
  ['a function', { a: () => 1 }, '$[0].data.a'],
  ['nesting without end', nest(2000), '$[0].data'],
];

const FIELDS: readonly (readonly [string, Partial<Record<keyof NewEnvelope | 'extra', unknown>>])[] = [
  ['id', { id: 'not-a-uuid' }],
  ['id', { id: 'A987FBC9-4BED-4078-8F07-9141BA07C9F3' }],
  ['type', { type: '' }],
  ['type', { type: 'a\nb' }],
  ['schema', { schema: 0 }],
  ['schema', { schema: '1' }],
  ['at', { at: 'yesterday' }],
  ['at', { at: new Date(0) }],
  ['actor', { actor: '\udc00' }],
  ['cause', { cause: null }],
  ['because', { because: 'scoring.hold' }],
  ['because', { because: [1] }],
  ['extra', { extra: 1 }],
];

const nameCases = (subject: Subject): void => {
  test('15 stream names: unicode, slashes, quotes, %, 1,000 characters, apart by case and by normalisation', async () => {
    const store = await subject.open();
    const names = [
      'match-1',
      'MATCH-1',
      'caf\u00e9',
      'cafe\u0301',
      '対戦/№1',
      'o\'brien"; DROP TABLE events; --',
      '100%_a',
      '100%ba',
      ' ',
      '../..',
      '😀'.repeat(subject.measures.longestName / 2),
      'x'.repeat(subject.measures.longestName),
      '__proto__',
      'constructor',
    ];
    for (const name of names) await store.append(name, 'no-stream', [makeEvent({ data: name })]);
    for (const name of names) expect(await dataOf(store, name)).toEqual([name]);
    const prefixed = await collect(store.readAll({ streamPrefix: '100%_' }));
    expect(prefixed.map((event) => event.stream)).toEqual(['100%_a']);
  });

  test.each([['$all'], ['$'], [''], ['x'.repeat(1001)], ['a\u0000b'], ['a\nb'], ['\ud800'], [undefined], [7]])(
    '15 the stream name %j is refused',
    async (name) => {
      const store = await subject.open();
      expect((await refusalOf(store.append(name as string, 'any', [makeEvent()]))).code).toBe('invalid-request');
      expect((await refusalOf(collect(store.readStream(name as string)))).code).toBe('invalid-request');
      expect(await collect(store.readAll())).toEqual([]);
    },
  );
};

const sizeCases = (subject: Subject): void => {
  test('16 large events: half the limit passes, the limit passes, one byte more is a typed error and nothing is written', async () => {
    const limit = subject.measures.largestEvent;
    const store = await subject.open({ limits: { maxEventBytes: limit } });
    const text = (bytes: number, letter = 'x'): string => letter.repeat((bytes - 2) / Buffer.byteLength(letter));
    await store.append('match-1', 'no-stream', [makeEvent({ data: text(limit / 2) })]);
    await store.append('match-1', 0, [makeEvent({ data: text(limit) })]);
    await store.append('match-1', 1, [makeEvent({ data: text(limit, 'é') })]);
    for (const data of [`${text(limit)}x`, `${text(limit, 'é')}x`, `${text(limit - 2, '😀')}12345`]) {
      const refusal = await refusalOf(store.append('match-1', 2, [makeEvent(), makeEvent({ data })]));
      expect(refusal).toMatchObject({ code: 'event-too-large', path: '$[1].data', limit });
    }
    expect((await eventsOf(store, 'match-1')).map((event) => Buffer.byteLength(JSON.stringify(event.data)))).toEqual([
      limit / 2,
      limit,
      limit,
    ]);
  });

  test('16 a batch of too many events is a typed error', async () => {
    const store = await subject.open({ limits: { maxBatchEvents: 3 } });
    const four = [makeEvent(), makeEvent(), makeEvent(), makeEvent()];
    expect(await refusalOf(store.append('match-1', 'any', four))).toMatchObject({
      code: 'event-too-large',
      size: 4,
      limit: 3,
    });
    expect(await store.head('match-1')).toBeUndefined();
  });
};

const trickCases = (subject: Subject): void => {
  test('18 a class instance, a getter or a proxy is refused', async () => {
    class Unit {
      readonly might = 3;
    }
    const store = await subject.open();
    let reads = 0;
    const tricks = [
      new Unit(),
      {
        get might() {
          return ++reads;
        },
      },
      new Proxy({ might: 1 }, {}),
      [new Proxy([], {})],
    ];
    for (const data of tricks) {
      expect(
        (await refusalOf(store.append('match-1', 'any', [makeEvent({ data: data as unknown as Json })]))).code,
      ).toBe('invalid-event');
    }
    expect(reads).toBe(0);
  });

  test('18 each field is read once: what was checked is what is stored', async () => {
    const store = await subject.open();
    let reads = 0;
    const shifty = Object.defineProperty(makeEvent(), 'type', {
      enumerable: true,
      get: () => (++reads === 1 ? 'Honest' : 'Forged'),
    });
    await store.append('match-1', 'no-stream', [shifty]);
    expect(reads).toBe(1);
    expect((await eventsOf(store, 'match-1'))[0]?.type).toBe('Honest');
  });

  test('18 changing the event after the call, or after a read, changes nothing that is stored', async () => {
    const store = await subject.open();
    const data = { points: [1] };
    const batch = [makeEvent({ data })];
    const appending = store.append('match-1', 'no-stream', batch);
    data.points.push(2);
    batch.push(makeEvent());
    await appending;
    const [event] = await eventsOf(store, 'match-1');
    (event?.data as { points: number[] }).points.push(3);
    expect(await dataOf(store, 'match-1')).toEqual([{ points: [1] }]);
  });
};

/** Cases 14 to 18: what goes in comes out. */
export const contentCases = (subject: Subject): void => {
  describe('content', () => {
    test.each(VALUES)('14 exact round trip: %s', async (_name, data) => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', [makeEvent({ data })]);
      const [event] = await eventsOf(store, 'match-1');
      expect(makeCanonicalJson(event?.data)).toBe(makeCanonicalJson(data));
      expect(event?.data).toEqual(data);
    });

    test('14 -0 comes back as 0, as canonical JSON has it', async () => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', [makeEvent({ data: -0 })]);
      expect(Object.is((await eventsOf(store, 'match-1'))[0]?.data, 0)).toBe(true);
    });

    test('14 exact round trip of any JSON', async () => {
      const store = await subject.open();
      let count = 0;
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (value) => {
          const stream = `match-${String(++count)}`;
          await store.append(stream, 'no-stream', [makeEvent({ data: value as Json })]);
          expect(makeCanonicalJson((await dataOf(store, stream))[0])).toBe(makeCanonicalJson(value));
        }),
        { numRuns: 50 },
      );
    });

    test.each(REFUSED)('14 refused: %s', async (_name, data, path) => {
      const store = await subject.open();
      const refusal = await refusalOf(store.append('match-1', 'any', [makeEvent({ data: data as Json })]));
      expect(refusal.code).toBe('invalid-event');
      expect(String(refusal['path']).startsWith(path)).toBe(true);
      expect(await store.head('match-1')).toBeUndefined();
    });

    nameCases(subject);
    sizeCases(subject);

    test('17 every field comes back unchanged', async () => {
      const store = await subject.open();
      const event = makeEvent({
        type: 'Überraschung "1"',
        schema: 7,
        at: '1999-12-31T23:59:59.999999999Z',
        actor: 'judge Ada 😀',
        cause: 'play/é',
        because: ['scoring.hold', 'ключ'],
        data: { a: 1 },
      });
      await store.append('match-1', 'no-stream', [event]);
      const [stored] = await eventsOf(store, 'match-1');
      expect(stored).toMatchObject({ ...event, stream: 'match-1', revision: 0 });
      expect(Object.keys(stored ?? {}).sort()).toEqual(
        [...Object.keys(event), 'created', 'position', 'revision', 'stream'].sort(),
      );
    });

    test('17 created never goes backward within a stream when the clock does, and the time of record is not touched', async () => {
      const times = [1000, 5000, 2000, 3000];
      let now = 0;
      const store = await subject.open({ clock: () => now });
      const ats = ['2026-05-01T18:30:00Z', '2026-05-01T18:00:00Z', '2026-05-01T19:00:00Z', '2020-01-01T00:00:00Z'];
      for (const [index, at] of ats.entries()) {
        now = times[index] ?? 0;
        await store.append(`match-${String(index % 2)}`, 'any', [makeEvent({ at })]);
      }
      const events = [...(await eventsOf(store, 'match-0')), ...(await eventsOf(store, 'match-1'))];
      expect(events.map((event) => event.created)).toEqual([1000, 2000, 5000, 5000]);
      expect(events.map((event) => event.at)).toEqual([ats[0], ats[2], ats[1], ats[3]]);
    });

    test.each(FIELDS)('17 a wrong field is refused: %s', async (name, fields) => {
      const store = await subject.open();
      const event = { ...makeEvent(), ...fields } as NewEnvelope;
      expect(await refusalOf(store.append('match-1', 'any', [event]))).toMatchObject({
        code: 'invalid-event',
        path: `$[0].${name}`,
      });
      expect(await store.head('match-1')).toBeUndefined();
    });

    trickCases(subject);

    test.each(OLD_TAPES)(
      'a tape of an older schema is given as it was written, and read as it was: $name',
      async (old) => {
        const store = await subject.open();
        const { events, ruleset } = old;
        await store.append('match-1', 'no-stream', events.map(asNew));
        const read = await eventsOf(store, 'match-1');
        expect(read.map(({ schema, data }) => ({ schema, data }))).toEqual(
          events.map(({ schema, data }) => ({ schema, data })),
        );
        const { read: inNewestShape } = schemasOf(ruleset);
        expect(tablesOf(ruleset, read.map(inNewestShape))).toBe(old.tables);
      },
    );
  });
};
