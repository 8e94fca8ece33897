import type { Probe } from './probes.js';
import type { RawClient } from './raw-client.js';

/** Appends one event and gives its position. */
const place = async (client: RawClient, stream: string, type = 'Probed'): Promise<bigint> => {
  const answer = (await client.append(stream, 'any', [{ type }])) as {
    success: { position: { commitPosition: string } };
  };
  return BigInt(answer.success.position.commitPosition);
};

/** To be asked first, of a log that has hardly anything in it. */
export const emptyLogProbe: Probe = {
  title: 'subscriptions from the start, with nothing to send',
  run: async (client, stream) => [
    await client.subscribe({ prefixes: [stream('')] }),
    await client.subscribe({ prefixes: [stream('')], window: 1000 }),
  ],
};

/** The probes of the whole log. Each reads from a place of its own on, and through a filter for its own streams. */
export const allProbes: readonly Probe[] = [
  {
    title: 'reads of all',
    run: async (client, stream) => {
      const places: bigint[] = [];
      for (let index = 0; index < 6; index++)
        places.push(await place(client, stream(`s${String(index % 2)}`), index % 3 === 0 ? 'Third' : 'Other'));
      const [first = 0n, , third = 0n, , , last = 0n] = places;
      const prefixes = [stream('')];
      return [
        await client.read({ prefixes, from: first }),
        await client.read({ prefixes, from: third, count: 2n }),
        await client.read({ prefixes, from: last }),
        await client.read({ prefixes, from: last, backwards: true, count: 3n }),
        await client.read({ prefixes, from: 'end', backwards: true, count: 2n }),
        await client.read({ prefixes, from: 'end' }),
        await client.read({ prefixes: [stream('s1')], from: first }),
        await client.read({ prefixes, from: first, window: 1 }),
        await client.read({ from: third, count: 2n }),
        await client.read({ from: third, backwards: true, count: 2n }),
        await client.read({ types: '^Third$', from: first, count: 2n }),
        await client.read({ prefixes, from: first + 1n }),
        await client.read({ from: first + 1n, count: 1n }),
        await client.read({ from: first + 1n, count: 1n, backwards: true }),
        await client.read({ prefixes, from: last + 1_000_000n }),
        await client.read({ from: last + 1_000_000n, count: 1n }),
        await client.read({ from: last + 1_000_000n, count: 1n, backwards: true }),
        await client.read({ prefixes, from: first, structured: true, count: 1n }),
      ];
    },
  },
  {
    title: 'subscriptions to a stream',
    run: async (client, stream) => {
      const add =
        (name: string, count = 1) =>
        async (): Promise<void> => {
          for (let index = 0; index < count; index++) await client.append(stream(name), 'any', [{}]);
        };
      await add('a', 5)();
      return [
        await client.subscribe({ stream: stream('a') }, add('a')),
        await client.subscribe({ stream: stream('a'), from: 2n }, add('a')),
        await client.subscribe({ stream: stream('a'), from: 6n }, add('a')),
        await client.subscribe({ stream: stream('a'), from: 'end' }, add('a')),
        await client.subscribe({ stream: stream('a'), from: 10n }, add('a', 4)),
        await client.subscribe({ stream: stream('missing') }, add('missing', 2)),
        await client.subscribe({ stream: stream('other'), from: 'end' }, add('other', 2)),
        await client.subscribe({ stream: stream('third'), from: 0n }, add('third', 2)),
      ];
    },
  },
  {
    title: 'subscriptions to all',
    run: async (client, stream) => {
      const places: bigint[] = [];
      for (let index = 0; index < 70; index++) places.push(await place(client, stream(`s${String(index % 2)}`)));
      const [first = 0n, second = 0n] = places;
      const last = places.at(-1) ?? 0n;
      const prefixes = [stream('')];
      const odd = [stream('s1')];
      const add = (count: number) => async (): Promise<void> => {
        for (let index = 0; index < count; index++) await place(client, stream(`s${String(index % 2)}`));
      };
      return [
        await client.subscribe({ prefixes, from: first }, add(1)),
        await client.subscribe({ prefixes: odd, from: second }, add(40)),
        await client.subscribe({ prefixes: odd, from: last, window: 4 }, add(9)),
        await client.subscribe({ prefixes: odd, from: first, window: 4, interval: 2 }, add(9)),
        await client.subscribe({ prefixes: odd, from: 'end', window: 4, interval: 2 }, add(9)),
        await client.subscribe({ prefixes: [stream('nothing')], from: first }, add(33)),
        await client.subscribe({ prefixes: [stream('nothing')], from: 'end' }, add(33)),
        await client.subscribe({ from: last, types: '^None$' }, add(33)),
        await client.subscribe({ from: 'end' }, add(2)),
        await client.subscribe({ prefixes, from: first + 1n }),
        await client.subscribe({ from: first + 1n }),
      ];
    },
  },
  {
    title: 'subscriptions beyond the end',
    run: async (client, stream) => {
      const here = await place(client, stream('a'));
      const add = async (): Promise<void> => {
        for (let index = 0; index < 3; index++) await place(client, stream('a'));
      };
      return [
        await client.subscribe({ prefixes: [stream('')], from: here + 100_000_000n }, add),
        await client.subscribe({ from: here + 100_000_000n }, add),
      ];
    },
  },
];
