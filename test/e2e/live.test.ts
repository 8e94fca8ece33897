import type { Envelope } from '#kernel';
import { noughtsMatch, type RunningApi, startApi } from '../support/api.js';
import { follow, type StreamedMessage } from '../support/event-stream.js';

let api: RunningApi;

beforeEach(async () => {
  api = await startApi();
  await api.post('/matches', noughtsMatch('live', { mode: 'marathon' }));
});

afterEach(() => api.close());

const play = (playId: string, line: string) => api.post('/matches/live/plays', { playId, line });

/** Plays that always go: Ana and Bo mark one square in turn, and it is cleared after each mark. */
const flood = async (plays: number): Promise<void> => {
  for (let number = 0; number < plays; number++) {
    const who = number % 4 === 0 ? 'Ana' : 'Bo';
    await play(`flood-${number}`, number % 2 === 0 ? `${who}: b2` : 'table: clears b2');
  }
};

const idsOf = (messages: readonly StreamedMessage[]): readonly number[] => messages.map(({ id }) => Number(id));
const count = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const envelopeIn = ({ data }: StreamedMessage): Envelope => JSON.parse(data) as Envelope;

test('gives what is there, says so, then what comes', async () => {
  const stream = await follow(`${api.url}/matches/live/live`);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  expect(idsOf([(await stream.next())!, (await stream.next())!])).toEqual([0, 1]);
  expect(await stream.next()).toMatchObject({ event: 'caught-up' });
  await play('p1', 'Ana: b2');
  const came = await stream.take(4);
  expect(idsOf(came)).toEqual([2, 3, 4, 5]);
  expect(envelopeIn(came[0]!)).toMatchObject({ revision: 2, type: 'PlayRecorded', cause: 'p1' });
  stream.leave();
});

test('goes on after Last-Event-ID, and from a revision, without gap or repetition', async () => {
  await play('p1', 'Ana: b2');
  const resumed = await follow(`${api.url}/matches/live/live`, 3);
  const from = await follow(`${api.url}/matches/live/live?from=4`);
  await play('p2', 'Bo: a1');
  expect(idsOf(await resumed.take(6))).toEqual(count(4, 9));
  expect(idsOf(await from.take(6))).toEqual(count(4, 9));
  resumed.leave();
  from.leave();
});

test('a reader that is cut off again and again misses nothing and sees nothing twice', async () => {
  const playing = flood(30);
  const seen: number[] = [];
  let last: number | undefined;
  while (seen.length < 60) {
    const stream = await follow(`${api.url}/matches/live/live`, last);
    seen.push(...idsOf(await stream.take(7)));
    last = seen.at(-1);
    stream.leave();
  }
  await playing;
  expect(seen).toEqual(count(0, seen.length - 1));
});

test('two readers see the same, each as far as it may', async () => {
  const [own, other] = await Promise.all(
    [0, 1].map((seat) => follow(`${api.url}/matches/live/live?from=2&viewer=${seat}`)),
  );
  await play('p1', 'Ana: seals c3');
  const [seen, hidden] = await Promise.all([own!.take(2), other!.take(2)]);
  expect(envelopeIn(seen[1]!).data).toEqual({ seat: 0, square: 'c3' });
  expect(envelopeIn(hidden[1]!).data).toEqual({ seat: 0, square: 'unknown' });
  expect(JSON.stringify(hidden)).not.toContain('c3');
  own!.leave();
  other!.leave();
});

test('ends with a word when the server closes', async () => {
  const server = await startApi();
  await server.post('/matches', noughtsMatch('short'));
  const stream = await follow(`${server.url}/matches/short/live?from=2`);
  expect(await stream.next()).toMatchObject({ event: 'caught-up' });
  await server.close();
  expect(await stream.next()).toMatchObject({ event: 'stopping' });
  expect(await stream.next().catch(() => undefined)).toBeUndefined();
});
