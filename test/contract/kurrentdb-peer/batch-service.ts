import { setTimeout } from 'node:timers/promises';
import {
  badRequest,
  batchAccessDenied,
  batchRefusal,
  batchSuccess,
  batchTimeout,
  batchTooLarge,
  notHandled,
} from './append-answers.js';
import { eventOf, expectedOf, sizeOf, writeFaulty } from './append-service.js';
import type { Expected } from './decide.js';
import type { ProposedEvent } from './log.js';
import { check, failureOf, type PeerNode } from './node.js';
import { grpc, makeIdentifier, nameOf, type rpc, streams, uuidOf } from './protocol.js';

type BatchCall = grpc.ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;
type Request = streams.BatchAppendReq;
type Answer = streams.BatchAppendResp;

/** A write of which not every part has come yet. */
interface Pending {
  readonly stream: string;
  readonly expected: Expected;
  readonly events: ProposedEvent[];
}

const answerTo = (request: Request, stream: string): Answer =>
  new streams.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(makeIdentifier(stream));

const NIL = '00000000-0000-0000-0000-000000000000';

const faultIn = ({ id, type }: ProposedEvent): string | undefined => {
  if (id === NIL) return "Empty eventId provided. (Parameter 'eventId')";
  return type === '' ? "Empty eventType provided. (Parameter 'eventType')" : undefined;
};

const isTooLate = (options: streams.BatchAppendReq.Options): boolean => {
  const deadline = options.getDeadline21100();
  return deadline !== undefined && deadline.toDate().getTime() <= Date.now();
};

/** One call: the writes that began in it, by their correlation ids. */
const makeBatches = (node: PeerNode, answer: (response: Answer) => void) => {
  const pending = new Map<string, Pending>();

  const finish = async (request: Request, { stream, expected, events }: Pending): Promise<void> => {
    const result = await writeFaulty(node, { stream, expected, events });
    if (result === undefined) return;
    if (node.faults.delay > 0) await setTimeout(node.faults.delay);
    const response = answerTo(request, stream);
    if (result.outcome === 'written') answer(response.setSuccess(batchSuccess(result)));
    else answer(response.setError(batchRefusal(stream, expected, result)));
  };

  const refuse = (request: Request, stream: string, error: rpc.Status): void => {
    pending.delete(uuidOf(request.getCorrelationId()));
    answer(answerTo(request, stream).setError(error));
  };

  const begin = (request: Request): Pending | undefined => {
    const id = uuidOf(request.getCorrelationId());
    const options = request.getOptions();
    if (options !== undefined) {
      const stream = nameOf(options.getStreamIdentifier());
      if (isTooLate(options)) refuse(request, stream, batchTimeout());
      else pending.set(id, { stream, expected: expectedOf(options, options.getStreamPosition()), events: [] });
    }
    return pending.get(id);
  };

  /** Adds what came to a write; says what is wrong with it. */
  const faultAfter = (write: Pending, request: Request): rpc.Status | undefined => {
    const events = request.getProposedMessagesList().map(eventOf);
    const fault = events.map(faultIn).find((found) => found !== undefined);
    if (fault !== undefined) return badRequest(fault);
    write.events.push(...events);
    return sizeOf(write.events) > node.maxAppendBytes ? batchTooLarge(node.maxAppendBytes) : undefined;
  };

  return async (request: Request): Promise<void> => {
    const write = begin(request);
    if (write === undefined) return;
    const fault = faultAfter(write, request);
    if (fault !== undefined) refuse(request, write.stream, fault);
    else if (request.getIsFinal()) {
      pending.delete(uuidOf(request.getCorrelationId()));
      await finish(request, write);
    }
  };
};

/** The answer to one write that was not let in; another failure than these ends the call. */
const refusalOf = (error: unknown): rpc.Status => {
  const failure = failureOf(error);
  if (failure.code === grpc.status.PERMISSION_DENIED) return batchAccessDenied();
  if (failure.code === grpc.status.UNAVAILABLE) return notHandled(failure.details);
  throw failure;
};

const letIn = (node: PeerNode, call: BatchCall): rpc.Status | undefined => {
  try {
    check(node, call.metadata);
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
};

/** The call that appends many writes, one after the other, over one connection. */
export const makeBatchAppend =
  (node: PeerNode): grpc.handleBidiStreamingCall<Request, Answer> =>
  (call) => {
    const answer = (response: Answer): void => {
      if (!call.cancelled && !call.destroyed) call.write(response);
    };
    const fail = (error: unknown): void => {
      if (!call.cancelled && !call.destroyed) call.emit('error', failureOf(error));
    };
    const take = makeBatches(node, answer);
    const receive = (request: Request): void => {
      const refusal = letIn(node, call);
      if (refusal === undefined) take(request).catch(fail);
      else answer(answerTo(request, nameOf(request.getOptions()?.getStreamIdentifier())).setError(refusal));
    };
    call.on('data', (request: Request) => {
      try {
        receive(request);
      } catch (error) {
        fail(error);
      }
    });
    call.on('end', () => {
      call.end();
    });
    // Whoever is gone needs no answer.
    call.on('error', () => undefined);
  };
