import type { EventStore, StoreProblem, StreamHead } from '#event-store';
import type { Survey } from './survey.js';

/** How many heads are asked for at once. */
const AT_ONCE = 16;

/** What the last check found: each problem with the store it is in. */
export interface Comparison {
  readonly streams: number;
  readonly events: number;
  readonly problems: readonly (StoreProblem & { readonly where: 'source' | 'target' })[];
}

const faultOf = (head: StreamHead | undefined, wanted: StreamHead): StoreProblem | undefined => {
  const { stream, revision } = wanted;
  if (head === undefined) return { what: 'the stream is missing', stream };
  if (head.revision !== revision)
    return { what: `the stream ends at ${head.revision} instead of ${revision}`, stream, revision };
  return head.hash === wanted.hash ? undefined : { what: 'the last hash of the stream is another', stream, revision };
};

/** Asks a store for the head of every stream; tells those that are not as wanted. */
const headFaults = async (store: EventStore, wanted: readonly StreamHead[]): Promise<readonly StoreProblem[]> => {
  const problems: StoreProblem[] = [];
  for (let first = 0; first < wanted.length; first += AT_ONCE) {
    const group = wanted.slice(first, first + AT_ONCE);
    const faults = await Promise.all(group.map(async (head) => faultOf(await store.head(head.stream), head)));
    problems.push(...faults.filter((fault) => fault !== undefined));
  }
  return problems;
};

/** A source that is being recorded on may have gone on: its events up to where it was read are what counts. */
const hasGoneOn = async (source: EventStore, { end }: Survey): Promise<boolean> => {
  for await (const _event of source.readAll({ after: end, limit: 1 })) return true;
  return false;
};

/**
 * Compares the two stores: the head of each stream must be at the same revision with the same hash on both sides, and the target
 * is read whole, every event against its chain.
 */
export const compareStores = async (source: EventStore, target: EventStore, survey: Survey): Promise<Comparison> => {
  const heads = [...survey.heads].map(([stream, { revision, hash }]) => ({ stream, revision, hash }));
  const before = (await hasGoneOn(source, survey)) ? [] : await headFaults(source, heads);
  const after = await headFaults(target, heads);
  const told = new Set(after.map(({ stream }) => stream));
  const { problems } = await target.verify(heads);
  const ours = problems.filter(({ stream }) => stream === undefined || (survey.heads.has(stream) && !told.has(stream)));
  return {
    streams: heads.length,
    events: heads.reduce((sum, { revision }) => sum + revision + 1, 0),
    problems: [
      ...before.map((problem) => ({ ...problem, where: 'source' as const })),
      ...[...after, ...ours].map((problem) => ({ ...problem, where: 'target' as const })),
    ],
  };
};
