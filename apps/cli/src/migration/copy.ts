import type { EventStore, NewEvent, RecordedEvent } from '#event-store';
import type { Survey } from './survey.js';

/** The most of one append: a server takes a mebibyte, with the metadata. */
const BATCH_EVENTS = 500;
const BATCH_SIZE = 256 * 1024;

/** Events that stand together in the source, of one stream and taken at one time: they go into one append. */
interface Run {
  readonly stream: string;
  readonly first: number;
  readonly created: number;
  readonly events: NewEvent[];
  size: number;
}

/** The target, and the clock that it asks: each event keeps the time at which the source took it, since its hash covers that. */
export interface CopyTarget {
  readonly store: EventStore;
  readonly setClock: (time: number) => void;
}

/** A sealed event takes its seal along, so that its chain holds in the target. */
const envelopeOf = (event: RecordedEvent): NewEvent => {
  const { id, type, schema, at, actor, cause, because, data, seal } = event;
  return { id, type, schema, at, actor, cause, because, data, ...(seal && { seal }) };
};

const roughSizeOf = ({ data, seal }: RecordedEvent): number => JSON.stringify([data, seal]).length;

const belongsTo = (run: Run, event: RecordedEvent, size: number): boolean =>
  run.stream === event.stream &&
  run.created === event.created &&
  run.events.length < BATCH_EVENTS &&
  run.size + size <= BATCH_SIZE;

const begin = (event: RecordedEvent, size: number): Run => ({
  stream: event.stream,
  first: event.revision,
  created: event.created,
  events: [envelopeOf(event)],
  size,
});

/**
 * Appends to the target what it lacks, in the order of the source's commits, each batch at just the revision it had. One append
 * after the other: a kill leaves whole batches, and the next run goes on behind them. Answers how many events were appended.
 */
export const copyMissing = async (
  source: EventStore,
  { store, setClock }: CopyTarget,
  work: { readonly survey: Survey; readonly tell: (events: number) => void },
): Promise<number> => {
  const { from, end, arrived } = work.survey;
  if (from === undefined) return 0;
  let copied = 0;
  const append = async (run: Run | undefined): Promise<void> => {
    if (run === undefined) return;
    setClock(run.created);
    await store.append(run.stream, run.first === 0 ? 'no-stream' : run.first - 1, run.events);
    copied += run.events.length;
    work.tell(copied);
  };
  let run: Run | undefined;
  for await (const event of source.readAll({ after: from })) {
    if (event.position > end) break;
    if (event.revision <= (arrived.get(event.stream) ?? -1)) continue;
    const size = roughSizeOf(event);
    if (run !== undefined && belongsTo(run, event, size)) {
      run.events.push(envelopeOf(event));
      run.size += size;
      continue;
    }
    await append(run);
    run = begin(event, size);
  }
  await append(run);
  return copied;
};
