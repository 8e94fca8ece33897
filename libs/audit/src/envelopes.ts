import type { Envelope } from '#kernel';
import { isRecorderEvent } from '#match';

/**
 * What is wrong with the envelopes of a tape, whatever the events in them say.
 * - `stream`: another stream than the first event's, or another revision than its place
 * - `batch`: events of one play that were not entered by one person, at one time, for one cause
 * - `cause`: a cause of two batches, or one that is not of the form of its batch
 * - `actor`: who entered a batch cannot have done so
 * - `time`: no time, or one that the store's own clock contradicts
 * - `clock`: a time before the one of the batch before it, as when a clock was set back
 */
export type EnvelopeFaultKind = 'stream' | 'batch' | 'cause' | 'actor' | 'time' | 'clock';

/** A fault with its place. Only `clock` may be no more than an accident. */
export interface EnvelopeFault {
  readonly kind: EnvelopeFaultKind;
  readonly revision: number;
  readonly message: string;
}

/** An event of a tape; `created`: when the store took it, milliseconds since 1970, where that is known. */
export type TapeEvent = Envelope & { readonly created?: number };

/** The events of one append: the recorder's own event and the facts it caused. */
type Batch = readonly [TapeEvent, ...TapeEvent[]];

/** Time in which a clock may be out beside another one, milliseconds. */
const A_SECOND = 1000;
const A_MINUTE = 60 * A_SECOND;

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

/** What a remedy does to the table stands behind it, in the same batch. */
const isOrdered = ([head, ...rest]: Batch, { cause }: TapeEvent): boolean =>
  head.type === 'RemedyOrdered' && rest.length === 0 && head.cause === cause;

const batchesIn = (events: readonly TapeEvent[]): readonly Batch[] => {
  const batches: [TapeEvent, ...TapeEvent[]][] = [];
  for (const event of events) {
    const last = batches.at(-1);
    if (last === undefined || (isRecorderEvent(event) && !isOrdered(last, event))) batches.push([event]);
    else last.push(event);
  }
  return batches;
};

const fault = (kind: EnvelopeFaultKind, { revision }: TapeEvent, message: string): EnvelopeFault => ({
  kind,
  revision,
  message,
});

const checkPlaces = (events: readonly TapeEvent[]): readonly EnvelopeFault[] =>
  events.flatMap((event, place) => {
    if (event.revision === place && event.stream === events[0]?.stream) return [];
    const message = `It says that it is event ${event.revision} of "${event.stream}", and is event ${place} of this tape.`;
    return [{ kind: 'stream', revision: place, message }];
  });

const ALIKE = ['actor', 'at', 'cause'] as const;

const checkAlike = ([head, ...rest]: Batch): readonly EnvelopeFault[] =>
  rest.flatMap((event) => {
    const field = ALIKE.find((each) => event[each] !== head[each]);
    return field === undefined ? [] : [fault('batch', event, `Its ${field} is not that of the play it belongs to.`)];
  });

const numberOf = ({ data }: TapeEvent): unknown => (data as { readonly number?: unknown } | null)?.number;

const DEALER = 'dealer:';

/** The recorder's own causes have a colon; nobody else's may. Each is of one kind of batch. */
const COINED: Readonly<Record<string, (event: TapeEvent) => boolean>> = {
  'match:open': ({ type }) => type === 'MatchOpened',
  'match:close': ({ type }) => type === 'MatchClosed',
};

const isCauseInForm = (head: TapeEvent): boolean => {
  const { cause, actor } = head;
  if (cause.startsWith(DEALER))
    return head.type === 'PlayRecorded' && actor === 'dealer' && cause === `${DEALER}${String(numberOf(head))}`;
  return COINED[cause]?.(head) ?? true;
};

const checkCauses = (batches: readonly Batch[]): readonly EnvelopeFault[] => {
  const seen = new Set<string>();
  return batches.flatMap(([head]) => {
    const isRepeated = seen.has(head.cause);
    seen.add(head.cause);
    if (isRepeated) return [fault('cause', head, `Its cause "${head.cause}" is that of an earlier batch.`)];
    return isCauseInForm(head)
      ? []
      : [fault('cause', head, `Its cause "${head.cause}" does not fit what was entered, or by whom.`)];
  });
};

/** The dealer answers chance, and does nothing else; where its batches have causes of their own, it enters no others. */
const checkActors = (batches: readonly Batch[]): readonly EnvelopeFault[] => {
  const hasOwnCauses = batches[0]?.[0].cause === 'match:open';
  return batches.flatMap(([head]) => {
    const isDealers = head.type === 'PlayRecorded' && (!hasOwnCauses || head.cause.startsWith(DEALER));
    return head.actor === 'dealer' && !isDealers ? [fault('actor', head, 'The dealer cannot have entered it.')] : [];
  });
};

/** Two batches in a row, and what the store's clock, which never goes back, says about them. */
const checkOrder = (before: TapeEvent, head: TapeEvent): readonly EnvelopeFault[] => {
  const back = Date.parse(before.at) - Date.parse(head.at);
  const [earlier, later] = [before.created, head.created];
  if (earlier !== undefined && later !== undefined) {
    if (later < earlier) return [fault('time', head, 'The store took it before the event that stands before it.')];
    // A clock that was set back stands still in the store until it has caught up.
    if (back > A_MINUTE && later > earlier)
      return [
        fault(
          'time',
          head,
          `Its time ${head.at} is before that of the event before it, and the store's clock went on.`,
        ),
      ];
  }
  return back > 0
    ? [fault('clock', head, `Its time ${head.at} is before that of the event before it, ${before.at}.`)]
    : [];
};

const checkTimes = (batches: readonly Batch[]): readonly EnvelopeFault[] =>
  batches.flatMap(([head], index) => {
    if (!ISO.test(head.at) || Number.isNaN(Date.parse(head.at)))
      return [fault('time', head, `Its time "${head.at}" is none.`)];
    if (head.created !== undefined && Date.parse(head.at) > head.created + A_SECOND)
      return [fault('time', head, `Its time ${head.at} is after the store took it.`)];
    const before = batches[index - 1]?.[0];
    return before === undefined ? [] : checkOrder(before, head);
  });

/**
 * Checks everything about the envelopes of a tape that one who knows the recorder can expect of them. A forger who knows it as
 * well can satisfy all of it: then only a head that somebody has kept elsewhere tells.
 */
export const checkEnvelopes = (events: readonly TapeEvent[]): readonly EnvelopeFault[] => {
  const batches = batchesIn(events);
  return [
    ...checkPlaces(events),
    ...batches.flatMap(checkAlike),
    ...checkCauses(batches),
    ...checkActors(batches),
    ...checkTimes(batches),
  ].sort((one, other) => one.revision - other.revision);
};
