import { appendAnswer } from './append-answers.js';
import type { Expected } from './decide.js';
import { appendTooLarge, invalid, PeerFailure, streamDeleted, wrongDeleteRevision } from './failures.js';
import type { ProposedEvent } from './log.js';
import { admit, failureOf, type PeerNode, unary } from './node.js';
import { grpc, nameOf, shared, streams, uuidOf } from './protocol.js';
import type { Write, WriteResult } from './writes.js';

/** What is common to the requests that carry an expectation. */
export interface ExpectedOptions {
  readonly hasAny: () => boolean;
  readonly hasNoStream: () => boolean;
  readonly hasStreamExists: () => boolean;
}

/** Reads an expectation. */
export const expectedOf = (options: ExpectedOptions, revision: string): Expected => {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no-stream';
  return options.hasStreamExists() ? 'stream-exists' : BigInt(revision);
};

/** An event as it is proposed, the same in both ways to append. */
interface ProposedMessage {
  readonly getId: () => shared.UUID | undefined;
  readonly getMetadataMap: () => { readonly get: (key: string) => string | undefined };
  readonly getData_asU8: () => Uint8Array;
  readonly getCustomMetadata_asU8: () => Uint8Array;
}

/** Reads an event. @throws PeerFailure when it says no type or no content type */
export const eventOf = (message: ProposedMessage): ProposedEvent => {
  const about = message.getMetadataMap();
  const valueOf = (key: string): string => {
    const value = about.get(key);
    if (value !== undefined) return value;
    throw new PeerFailure(grpc.status.INVALID_ARGUMENT, `Required Metadata Property '${key}' is missing`, {
      exception: 'missing-required-metadata-property',
      'required-metadata-properties': 'type,content-type',
    });
  };
  return {
    id: uuidOf(message.getId()),
    type: valueOf('type'),
    isJson: valueOf('content-type') === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
};

/** The size that counts against the limit: version 24.2 counts the data alone, not the metadata. */
export const sizeOf = (events: readonly ProposedEvent[]): number =>
  events.reduce((sum, { data }) => sum + data.length, 0);

type AppendCall = grpc.ServerReadableStream<streams.AppendReq, streams.AppendResp>;

const receive = async (node: PeerNode, call: AppendCall): Promise<Write> => {
  const events: ProposedEvent[] = [];
  let head: { readonly stream: string; readonly expected: Expected } | undefined;
  for await (const request of call as AsyncIterable<streams.AppendReq>) {
    const options = request.getOptions();
    const message = request.getProposedMessage();
    if (options !== undefined)
      head = {
        stream: nameOf(options.getStreamIdentifier()),
        expected: expectedOf(options, options.getRevision()),
      };
    if (message !== undefined) events.push(eventOf(message));
    if (sizeOf(events) > node.maxAppendBytes) throw appendTooLarge(node.maxAppendBytes);
  }
  if (head === undefined) throw invalid('The request has no options.');
  return { ...head, events };
};

/** Writes with the fault that is next, if any. Gives nothing when there shall be no answer. */
export const writeFaulty = async (node: PeerNode, write: Write): Promise<WriteResult | undefined> => {
  const fault = node.faults.appends.shift();
  if (fault === 'cut-before') node.cut();
  if (fault === 'cut-before' || fault === 'lose') return undefined;
  const result = await node.writer.append(write);
  if (fault === 'cut-after') node.cut();
  return fault === undefined ? result : undefined;
};

const append = async (node: PeerNode, call: AppendCall): Promise<streams.AppendResp | undefined> => {
  await admit(node, call.metadata);
  const write = await receive(node, call);
  const result = await writeFaulty(node, write);
  if (result?.outcome === 'deleted') throw streamDeleted(write.stream);
  return result && appendAnswer(result, write.expected);
};

/** The call that appends one write. */
export const makeAppend =
  (node: PeerNode): grpc.handleClientStreamingCall<streams.AppendReq, streams.AppendResp> =>
  (call, answer) => {
    append(node, call).then(
      (response) => {
        if (response !== undefined) answer(null, response);
      },
      (error: unknown) => {
        answer(failureOf(error));
      },
    );
  };

/** The numbers by which failures name an expectation. */
const WIRE = { any: -2n, 'no-stream': -1n, 'stream-exists': -4n } as const;

const positionAfter = (stream: string, expected: Expected, result: WriteResult): string | undefined => {
  if (result.outcome === 'deleted') throw streamDeleted(stream);
  if (result.outcome === 'wrong-revision')
    throw wrongDeleteRevision(stream, typeof expected === 'bigint' ? expected : WIRE[expected], result.actual);
  return result.position === undefined ? undefined : String(result.position);
};

/** The call that hides a stream until something is appended to it again. */
export const makeDelete = (node: PeerNode): grpc.handleUnaryCall<streams.DeleteReq, streams.DeleteResp> =>
  unary(node, async (request) => {
    const options = request.getOptions() ?? new streams.DeleteReq.Options();
    const stream = nameOf(options.getStreamIdentifier());
    const expected = expectedOf(options, options.getRevision());
    const place = positionAfter(stream, expected, await node.writer.deleteStream(stream, expected));
    const answer = new streams.DeleteResp();
    if (place === undefined) return answer.setNoPosition(new shared.Empty());
    return answer.setPosition(new streams.DeleteResp.Position().setCommitPosition(place).setPreparePosition(place));
  });

/** The call that ends a stream for ever. */
export const makeTombstone = (node: PeerNode): grpc.handleUnaryCall<streams.TombstoneReq, streams.TombstoneResp> =>
  unary(node, async (request) => {
    const options = request.getOptions() ?? new streams.TombstoneReq.Options();
    const stream = nameOf(options.getStreamIdentifier());
    const expected = expectedOf(options, options.getRevision());
    const place = positionAfter(stream, expected, await node.writer.tombstone(stream, expected));
    const answer = new streams.TombstoneResp();
    if (place === undefined) return answer.setNoPosition(new shared.Empty());
    return answer.setPosition(new streams.TombstoneResp.Position().setCommitPosition(place).setPreparePosition(place));
  });
