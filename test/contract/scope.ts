import { randomUUID } from 'node:crypto';
import type {
  Appended,
  EventStore,
  RecordedEvent,
  SeenHead,
  StoreOptions,
  StreamHead,
  VerifyReport,
} from '#event-store';
import { makeEvent } from './events.js';
import type { Subject } from './subject.js';

/**
 * A part of a shared store that a test has to itself.
 * - `prefix`: stands before the name of each of its streams
 * - `start`: the position before its first event
 */
interface Scope {
  readonly prefix: string;
  readonly start: number;
}

/** A name that the port refuses stays as it is, so that the store is what refuses it. */
const isRefused = (stream: unknown): boolean =>
  typeof stream !== 'string' || stream === '' || stream.startsWith('$') || stream.length > 1000;

const within = ({ prefix }: Scope, stream: string): string => (isRefused(stream) ? stream : prefix + stream);

const without = ({ prefix }: Scope, stream: string): string =>
  stream.startsWith(prefix) ? stream.slice(prefix.length) : stream;

const named = <Value extends { readonly stream?: string }>(scope: Scope, value: Value): Value =>
  value.stream === undefined ? value : { ...value, stream: without(scope, value.stream) };

/** Errors keep their class; the stream they name is the one the test knows. */
const renaming = async <Answer>(scope: Scope, work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    const { stream } = error as { readonly stream?: unknown };
    if (typeof stream === 'string') Object.assign(error as object, { stream: without(scope, stream) });
    throw error;
  }
};

async function* renamed(scope: Scope, events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    for (;;) {
      const result = await renaming(scope, () => iterator.next());
      if (result.done === true) return;
      yield named(scope, result.value);
    }
  } finally {
    await iterator.return?.(undefined);
  }
}

/** Streams of the scope only, and from its start. */
const scopedFilter = <Options extends { readonly after?: number; readonly streamPrefix?: string }>(
  { prefix, start }: Scope,
  options: Options,
): Options => ({ ...options, streamPrefix: prefix + (options.streamPrefix ?? ''), after: options.after || start });

const scopedReport = (scope: Scope, { problems, heads, ...counts }: VerifyReport): VerifyReport => ({
  ...counts,
  heads: heads.filter(({ stream }) => stream.startsWith(scope.prefix)).map((head) => named(scope, head)),
  problems: problems
    .filter(({ stream }) => stream === undefined || stream.startsWith(scope.prefix))
    .map((problem) => named(scope, problem)),
});

const inScope =
  (scope: Scope) =>
  (head: SeenHead): SeenHead =>
    'stream' in head ? { ...head, stream: within(scope, head.stream) } : head;

const scopedStore = (store: EventStore, scope: Scope): EventStore => ({
  append: (stream, expected, events) =>
    renaming(scope, async () => named<Appended>(scope, await store.append(within(scope, stream), expected, events))),
  readStream: (stream, options) => renamed(scope, store.readStream(within(scope, stream), options)),
  readAll: (options = {}) => renamed(scope, store.readAll(scopedFilter(scope, options))),
  subscribe: ({ stream, ...options }) =>
    renaming(scope, () =>
      store.subscribe({
        ...(stream === undefined ? scopedFilter(scope, options) : { ...options, stream: within(scope, stream) }),
        onEvent: (event) => options.onEvent(named(scope, event)),
      }),
    ),
  head: (stream) =>
    renaming(scope, async () => {
      const head = await store.head(within(scope, stream));
      return head && named<StreamHead>(scope, head);
    }),
  verify: (seen = [], wish = {}) =>
    renaming(scope, async () => scopedReport(scope, await store.verify(seen.map(inScope(scope)), wish))),
  probe: () => store.probe(),
  erase: (stream, instead) => renaming(scope, () => store.erase(within(scope, stream), instead)),
  backup: (path) => store.backup(path),
  close: () => store.close(),
});

/**
 * Makes a subject's openers of a store that tests share with each other, and with whoever else uses the server: every test works
 * in a scope of its own. `openShared` opens the store itself, and closes after the test what it left open.
 */
export const useScopes = (
  openShared: (options?: StoreOptions) => Promise<EventStore>,
): Required<Pick<Subject, 'open' | 'reopen' | 'beside'>> => {
  const scopes = new WeakMap<EventStore, Scope>();
  const enter = (store: EventStore, scope: Scope): EventStore => {
    const scoped = scopedStore(store, scope);
    scopes.set(scoped, scope);
    return scoped;
  };
  const beside = async (store: EventStore, options?: StoreOptions): Promise<EventStore> => {
    const scope = scopes.get(store);
    if (scope === undefined) throw new Error('This store was not opened here.');
    return enter(await openShared(options), scope);
  };
  return {
    open: async (options) => {
      const store = await openShared(options);
      const prefix = `test-${randomUUID().slice(0, 8)}:`;
      const { position } = await store.append(`${prefix}start`, 'no-stream', [makeEvent()]);
      return enter(store, { prefix, start: position });
    },
    reopen: async (store, options) => {
      await store.close();
      return beside(store, options);
    },
    beside,
  };
};
