import { randomUUID } from 'node:crypto';
import type { Expected } from '../decide.js';
import { makeIdentifier, makeUuid, shared, streams } from '../protocol.js';

/** An event to append; `metadata` and fields that a server needs can be left out on purpose. */
export interface RawEvent {
  readonly id?: string;
  readonly type?: string | undefined;
  readonly contentType?: string | undefined;
  readonly data?: string | Uint8Array;
  readonly metadata?: string;
}

/** What a read asks for. */
export interface RawRead {
  readonly stream?: string;
  readonly from?: bigint | 'start' | 'end';
  readonly backwards?: boolean;
  readonly count?: bigint;
  readonly compatibility?: number;
  readonly prefixes?: readonly string[];
  readonly types?: string;
  readonly window?: number;
  readonly interval?: number;
  readonly structured?: boolean;
}

export const empty = (): shared.Empty => new shared.Empty();

const bytesOf = (data: string | Uint8Array): string => Buffer.from(data as string).toString('base64');

/** Writes an expectation into a request. */
export const setExpectation = (
  options: {
    setAny: (value: shared.Empty) => unknown;
    setNoStream: (value: shared.Empty) => unknown;
    setStreamExists: (value: shared.Empty) => unknown;
  },
  expected: Expected,
  setRevision: (revision: string) => unknown,
): void => {
  if (expected === 'any') options.setAny(empty());
  else if (expected === 'no-stream') options.setNoStream(empty());
  else if (expected === 'stream-exists') options.setStreamExists(empty());
  else setRevision(expected.toString());
};

type Proposed = streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage;

/** Fills a message with an event. */
export const fill = <Message extends Proposed>(message: Message, event: RawEvent): Message => {
  message.setId(makeUuid(event.id ?? randomUUID(), true));
  const { type = 'Probed', contentType = 'application/json' } = event;
  if (!('type' in event) || event.type !== undefined) message.getMetadataMap().set('type', type);
  if (!('contentType' in event) || event.contentType !== undefined)
    message.getMetadataMap().set('content-type', contentType);
  message.setData(bytesOf(event.data ?? '{}'));
  if (event.metadata !== undefined) message.setCustomMetadata(bytesOf(event.metadata));
  return message;
};

const { Options } = streams.ReadReq;
type Options = streams.ReadReq.Options;

const setStream = (options: Options, stream: string, from: RawRead['from']): void => {
  const place = new Options.StreamOptions().setStreamIdentifier(makeIdentifier(stream));
  if (from === undefined || from === 'start') place.setStart(empty());
  else if (from === 'end') place.setEnd(empty());
  else place.setRevision(String(from));
  options.setStream(place);
};

const setAll = (options: Options, from: RawRead['from']): void => {
  const all = new Options.AllOptions();
  if (from === undefined || from === 'start') all.setStart(empty());
  else if (from === 'end') all.setEnd(empty());
  else all.setPosition(new Options.Position().setCommitPosition(String(from)).setPreparePosition(String(from)));
  options.setAll(all);
};

const setFilter = (options: Options, { prefixes, types, window, interval }: RawRead): void => {
  if (prefixes === undefined && types === undefined) {
    options.setNoFilter(empty());
    return;
  }
  const { Expression } = Options.FilterOptions;
  const filter = new Options.FilterOptions().setCheckpointintervalmultiplier(interval ?? 1);
  if (prefixes !== undefined) filter.setStreamIdentifier(new Expression().setPrefixList([...prefixes]));
  if (types !== undefined) filter.setEventType(new Expression().setRegex(types));
  if (window === undefined) filter.setCount(empty());
  else filter.setMax(window);
  options.setFilter(filter);
};

/** Makes the request of a read or a subscription. */
export const readRequest = (wish: RawRead, isSubscription: boolean): streams.ReadReq => {
  const options = new Options();
  if (wish.stream === undefined) setAll(options, wish.from);
  else setStream(options, wish.stream, wish.from);
  if (isSubscription) options.setSubscription(new Options.SubscriptionOptions());
  else options.setCount(String(wish.count ?? 1000n));
  if (wish.backwards === true) options.setReadDirection(Options.ReadDirection.BACKWARDS);
  const uuids = new Options.UUIDOption();
  options.setUuidOption(wish.structured === true ? uuids.setStructured(empty()) : uuids.setString(empty()));
  options.setControlOption(new Options.ControlOption().setCompatibility(wish.compatibility ?? 0));
  setFilter(options, wish);
  return new streams.ReadReq().setOptions(options);
};
