import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { RawClient } from './raw-client.js';
import type { RawEvent } from './raw-requests.js';

/** The server answers a write before what it writes by itself because of it, the metadata of a stream that comes back, can be read. */
const whatFollows = (): Promise<string> => setTimeout(250, 'a while later');

/** One question to a server. `stream` gives the names of the probe's own streams. */
export interface Probe {
  readonly title: string;
  readonly run: (client: RawClient, stream: (name: string) => string) => Promise<unknown>;
}

const events = (count: number, event: RawEvent = {}): RawEvent[] =>
  Array.from({ length: count }, (_, index) => ({ id: randomUUID(), data: JSON.stringify({ index }), ...event }));

const MIB = 1024 * 1024;

const expectations: readonly Probe[] = [
  {
    title: 'expected revisions on a missing stream',
    run: async (client, stream) => ({
      zero: await client.append(stream('a'), 0n, events(1)),
      exists: await client.append(stream('a'), 'stream-exists', events(1)),
      batchZero: await client.batch(stream('a'), 0n, [events(1)]),
      batchExists: await client.batch(stream('a'), 'stream-exists', [events(1)]),
      none: await client.append(stream('a'), 'no-stream', events(1)),
      batchNone: await client.batch(stream('b'), 'no-stream', [events(2)]),
      any: await client.append(stream('c'), 'any', events(1)),
    }),
  },
  {
    title: 'expected revisions on a stream of three',
    run: async (client, stream) => {
      const answers: unknown[] = [await client.append(stream('a'), 'no-stream', events(3))];
      for (const expected of ['no-stream', 0n, 1n, 3n, 1000n, 2n ** 53n, 2n ** 63n - 1n] as const) {
        answers.push(await client.append(stream('a'), expected, events(1)));
        answers.push(await client.batch(stream('a'), expected, [events(1)]));
      }
      answers.push(await client.append(stream('a'), 2n, events(1)));
      answers.push(await client.batch(stream('a'), 3n, [events(2)]));
      answers.push(await client.append(stream('a'), 'stream-exists', events(1)));
      answers.push(await client.batch(stream('a'), 'any', [events(1), events(2), events(1)]));
      answers.push(await client.read({ stream: stream('a') }));
      return answers;
    },
  },
  {
    title: 'no event at all',
    run: async (client, stream) => {
      const answers: unknown[] = [];
      for (const expected of ['any', 'no-stream', 0n, 'stream-exists'] as const)
        answers.push(await client.append(stream('missing'), expected, []));
      await client.append(stream('a'), 'no-stream', events(2));
      for (const expected of ['any', 'no-stream', 0n, 1n, 2n, 'stream-exists'] as const)
        answers.push(await client.append(stream('a'), expected, []), await client.batch(stream('a'), expected, [[]]));
      answers.push(await client.append(stream('a'), 1n, events(1)));
      answers.push(await client.read({ stream: stream('a') }), await client.read({ stream: stream('missing') }));
      return answers;
    },
  },
];

const retries: readonly Probe[] = [
  {
    title: 'retries with an exact revision',
    run: async (client, stream) => {
      const first = events(3);
      const second = events(2);
      const [one, two, three] = first as [RawEvent, RawEvent, RawEvent];
      const fresh = events(1);
      const answers: unknown[] = [
        await client.append(stream('a'), 'no-stream', first),
        await client.append(stream('a'), 2n, second),
        await client.append(stream('a'), 'no-stream', first),
        await client.batch(stream('a'), 'no-stream', [first]),
        await client.append(stream('a'), 2n, second),
        await client.append(stream('a'), 2n, [...second, ...fresh]),
        await client.append(stream('a'), 'no-stream', [one, ...fresh]),
        await client.append(stream('a'), 'no-stream', [...fresh, two]),
        await client.append(stream('a'), 'no-stream', [two, three]),
        await client.append(stream('a'), 0n, [two]),
        await client.append(stream('a'), 'no-stream', [{ ...one, data: '{"other":true}' }]),
        await client.batch(stream('a'), 'no-stream', [[one, ...fresh]]),
      ];
      answers.push(await client.append(stream('b'), 'no-stream', first), await client.read({ stream: stream('b') }));
      return answers;
    },
  },
  {
    title: 'retries without a revision',
    run: async (client, stream) => {
      const first = events(2);
      const [one, two] = first as [RawEvent, RawEvent];
      const fresh = events(1);
      return [
        await client.append(stream('a'), 'any', first),
        await client.append(stream('a'), 'any', first),
        await client.append(stream('a'), 'stream-exists', first),
        await client.append(stream('a'), 'any', [one]),
        await client.append(stream('a'), 'any', [two, one]),
        await client.append(stream('a'), 'any', [one, ...fresh]),
        await client.append(stream('a'), 'any', [...fresh, one]),
        await client.append(stream('a'), 'any', [one]),
        await client.append(stream('a'), 1n, first),
        await client.read({ stream: stream('a') }),
      ];
    },
  },
];

const sizes: readonly Probe[] = [
  {
    title: 'sizes at the limit',
    run: async (client, stream) => ({
      at: await client.append(stream('a'), 'any', [{ data: Buffer.alloc(MIB, 32) }]),
      over: await client.append(stream('b'), 'any', [{ data: Buffer.alloc(MIB + 1, 32) }]),
      batchAt: await client.batch(stream('c'), 'any', [[{ data: Buffer.alloc(MIB, 32) }]]),
      batchOver: await client.batch(stream('d'), 'any', [[{ data: Buffer.alloc(MIB + 1, 32) }]]),
      sumOver: await client.batch(stream('e'), 'any', [
        [{ data: Buffer.alloc(MIB / 2, 32) }],
        [{ data: Buffer.alloc(MIB / 2 + 1, 32) }],
      ]),
      metadata: await client.append(stream('f'), 'any', [{ data: '{}', metadata: ' '.repeat(MIB) }]),
      missing: await client.read({ stream: stream('b') }),
    }),
  },
  {
    title: 'events and streams without what they need',
    run: async (client, stream) => ({
      noType: await client.append(stream('a'), 'any', [{ type: undefined }]),
      noContentType: await client.append(stream('a'), 'any', [{ contentType: undefined }]),
      batchEmptyType: await client.batch(stream('a'), 'any', [[{ type: '' }]]),
      batchNilId: await client.batch(stream('a'), 'any', [[{ id: '00000000-0000-0000-0000-000000000000' }]]),
      after: await client.read({ stream: stream('a') }),
    }),
  },
];

const deletions: readonly Probe[] = [
  {
    title: 'soft deletion',
    run: async (client, stream) => {
      const answers: unknown[] = [
        await client.remove(stream('missing'), 'any'),
        await client.remove(stream('missing'), 'no-stream'),
      ];
      await client.append(stream('a'), 'no-stream', events(3));
      answers.push(
        await client.remove(stream('a'), 1n),
        await client.remove(stream('a'), 2n),
        await client.read({ stream: stream('a') }),
        await client.read({ stream: stream('a'), backwards: true, from: 'end' }),
        await client.append(stream('a'), 'stream-exists', events(1)),
        await client.batch(stream('a'), 'stream-exists', [events(1)]),
        await client.append(stream('a'), 1n, events(1)),
        await client.subscribe({ stream: stream('a') }),
        await client.append(stream('a'), 'no-stream', events(1)),
        await whatFollows(),
        await client.read({ stream: stream('a') }),
        await client.read({ stream: `$$${stream('a')}` }),
        await client.remove(stream('a'), 'any'),
        await client.append(stream('a'), 3n, events(1)),
        await whatFollows(),
        await client.read({ stream: stream('a'), compatibility: 1 }),
        await client.remove(stream('a'), 'any'),
        await client.append(stream('a'), 'any', events(2)),
        await whatFollows(),
        await client.read({ stream: stream('a'), backwards: true, from: 'end', compatibility: 1 }),
      );
      return answers;
    },
  },
  {
    title: 'soft deletion, and metadata after it',
    run: async (client, stream) => {
      await client.append(stream('a'), 'no-stream', events(3));
      await client.remove(stream('a'), 'any');
      return [
        await client.append(`$$${stream('a')}`, 'any', [{ type: '$metadata', data: '{"own":"words"}' }]),
        await whatFollows(),
        await client.read({ stream: `$$${stream('a')}` }),
        await client.read({ stream: stream('a'), compatibility: 1 }),
        await client.append(stream('a'), 'stream-exists', events(1)),
        await client.append(stream('a'), 2n, events(1)),
        await client.read({ stream: stream('a'), compatibility: 1 }),
      ];
    },
  },
  {
    title: 'tombstones',
    run: async (client, stream) => {
      await client.append(stream('a'), 'no-stream', events(2));
      return [
        await client.tombstone(stream('a'), 0n),
        await client.subscribe({ stream: stream('a') }, () => client.tombstone(stream('a'), 1n)),
        await client.append(stream('a'), 'any', events(1)),
        await client.append(stream('a'), 1n, events(1)),
        await client.batch(stream('a'), 'any', [events(1)]),
        await client.read({ stream: stream('a') }),
        await client.read({ stream: stream('a'), backwards: true, from: 'end' }),
        await client.remove(stream('a'), 'any'),
        await client.tombstone(stream('a'), 'any'),
        await client.subscribe({ stream: stream('a') }),
        await client.tombstone(stream('missing'), 'any'),
        await client.read({ stream: stream('missing') }),
        await client.read({ prefixes: [stream('')] }),
      ];
    },
  },
];

const metadata: readonly Probe[] = [
  {
    title: 'truncation and a largest count',
    run: async (client, stream) => {
      const say = (name: string, data: string): Promise<unknown> =>
        client.append(`$$${stream(name)}`, 'any', [{ type: '$metadata', data }]);
      for (const name of ['truncated', 'counted', 'emptied']) await client.append(stream(name), 'any', events(100));
      await say('truncated', '{"$tb":40}');
      await say('counted', '{"$maxCount":3}');
      await say('emptied', '{"$tb":100}');
      const answers: unknown[] = [await say('missing', '{"$maxCount":3}')];
      for (const name of ['truncated', 'counted', 'emptied', 'missing']) {
        for (const compatibility of [0, 1]) {
          answers.push(await client.read({ stream: stream(name), count: 2n, compatibility }));
          answers.push(
            await client.read({ stream: stream(name), from: 'end', backwards: true, count: 4n, compatibility }),
          );
        }
        answers.push(await client.read({ stream: stream(name), from: 38n, count: 40n, compatibility: 1 }));
        answers.push(
          await client.read({ stream: stream(name), from: 41n, backwards: true, count: 4n, compatibility: 1 }),
        );
        answers.push(await client.append(stream(name), 'stream-exists', []));
      }
      answers.push(await client.subscribe({ stream: stream('counted') }));
      answers.push(await client.subscribe({ stream: stream('truncated'), from: 97n }));
      await say('counted', '{"$maxCount":4}');
      answers.push(await client.read({ stream: `$$${stream('counted')}` }));
      return answers;
    },
  },
];

const reads: readonly Probe[] = [
  {
    title: 'reads of a stream',
    run: async (client, stream) => {
      await client.append(stream('a'), 'any', events(5, { metadata: '{"m":1}' }));
      const answers: unknown[] = [];
      for (const compatibility of [0, 1]) {
        for (const backwards of [false, true])
          for (const from of ['start', 'end', 0n, 2n, 4n, 5n, 1000n, 2n ** 53n] as const)
            answers.push(await client.read({ stream: stream('a'), from, backwards, compatibility }));
        answers.push(await client.read({ stream: stream('missing'), compatibility }));
        answers.push(await client.read({ stream: stream('missing'), compatibility, backwards: true, from: 'end' }));
      }
      for (const count of [0n, 1n, 5n, 6n, 2n ** 64n - 1n])
        answers.push(await client.read({ stream: stream('a'), count }));
      answers.push(await client.read({ stream: stream('a'), count: 1n, structured: true }));
      return answers;
    },
  },
];

export const firstProbes: readonly Probe[] = [
  ...expectations,
  ...retries,
  ...sizes,
  ...deletions,
  ...metadata,
  ...reads,
];
