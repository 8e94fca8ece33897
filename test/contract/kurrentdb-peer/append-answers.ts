import type { Expected } from './decide.js';
import { any, codes, emptyMessage, makeIdentifier, rpc, shared, streams } from './protocol.js';
import type { WriteResult } from './writes.js';

type Refusal = Exclude<WriteResult, { readonly outcome: 'written' }>;
type Written = Extract<WriteResult, { readonly outcome: 'written' }>;
type WrongRevision = Extract<WriteResult, { readonly outcome: 'wrong-revision' }>;

const empty = (): shared.Empty => new shared.Empty();
const googleEmpty = (): emptyMessage.Empty => new emptyMessage.Empty();

const successOf = ({ revision, position }: Written): streams.AppendResp.Success => {
  const success = new streams.AppendResp.Success();
  if (revision < 0) success.setNoStream(empty());
  else success.setCurrentRevision(String(revision));
  if (position === undefined) return success.setNoPosition(empty());
  const place = String(position);
  return success.setPosition(new streams.AppendResp.Position().setCommitPosition(place).setPreparePosition(place));
};

const setExpected = (answer: streams.AppendResp.WrongExpectedVersion, expected: Expected): void => {
  if (expected === 'any') answer.setExpectedAny(empty());
  else if (expected === 'stream-exists') answer.setExpectedStreamExists(empty());
  else if (expected === 'no-stream') answer.setExpectedNoStream(empty());
  else answer.setExpectedRevision(String(expected));
};

/** The answer of the call that appends one write, without the fields for clients of 20.6. A deleted stream is a failure. */
export const appendAnswer = (result: Written | WrongRevision, expected: Expected): streams.AppendResp => {
  if (result.outcome === 'written') return new streams.AppendResp().setSuccess(successOf(result));
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  setExpected(wrong, expected);
  if (result.actual < 0) wrong.setCurrentNoStream(empty());
  else wrong.setCurrentRevision(String(result.actual));
  return new streams.AppendResp().setWrongExpectedVersion(wrong);
};

interface Packable {
  readonly serializeBinary: () => Uint8Array;
}

/** An error in a batch: a code, a message, and which it is as a message of its own. */
const errorOf = (code: codes.Code, message: string, [details, name]: readonly [Packable, string]): rpc.Status => {
  const packed = new any.Any();
  packed.pack(details.serializeBinary(), name);
  return new rpc.Status().setCode(code).setMessage(message).setDetails(packed);
};

const wrongExpected = (result: WrongRevision, expected: Expected): shared.WrongExpectedVersion => {
  const wrong = new shared.WrongExpectedVersion();
  if (result.actual < 0) wrong.setCurrentNoStream(googleEmpty());
  else wrong.setCurrentStreamRevision(String(result.actual));
  if (expected === 'any') return wrong.setExpectedAny(googleEmpty());
  if (expected === 'stream-exists') return wrong.setExpectedStreamExists(googleEmpty());
  if (expected === 'no-stream') return wrong.setExpectedNoStream(googleEmpty());
  return wrong.setExpectedStreamPosition(String(expected));
};

const { Code } = codes;

export const batchTooLarge = (limit: number): rpc.Status =>
  errorOf(Code.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', [
    new shared.MaximumAppendSizeExceeded().setMaxappendsize(limit),
    'event_store.client.MaximumAppendSizeExceeded',
  ]);

export const badRequest = (message: string): rpc.Status =>
  errorOf(Code.INVALID_ARGUMENT, 'BadRequest', [
    new shared.BadRequest().setMessage(message),
    'event_store.client.BadRequest',
  ]);

export const batchTimeout = (): rpc.Status =>
  errorOf(Code.DEADLINE_EXCEEDED, 'Timeout', [new shared.Timeout(), 'event_store.client.Timeout']);

export const batchAccessDenied = (): rpc.Status =>
  errorOf(Code.PERMISSION_DENIED, 'AccessDenied', [new shared.AccessDenied(), 'event_store.client.AccessDenied']);

/** The error of a write that nobody took up; the server packs nothing of use with it. */
export const notHandled = (message: string): rpc.Status =>
  errorOf(Code.OK, message, [googleEmpty(), 'google.protobuf.Empty']);

/** The error of a write that was refused. */
export const batchRefusal = (stream: string, expected: Expected, result: Refusal): rpc.Status =>
  result.outcome === 'deleted'
    ? errorOf(Code.NOT_FOUND, 'StreamDeleted', [
        new shared.StreamDeleted().setStreamIdentifier(makeIdentifier(stream)),
        'event_store.client.StreamDeleted',
      ])
    : errorOf(Code.ALREADY_EXISTS, 'WrongExpectedVersion', [
        wrongExpected(result, expected),
        'event_store.client.WrongExpectedVersion',
      ]);

/** The success of a write of a batch. */
export const batchSuccess = ({ revision, position }: Written): streams.BatchAppendResp.Success => {
  const success = new streams.BatchAppendResp.Success();
  if (revision < 0) success.setNoStream(googleEmpty());
  else success.setCurrentRevision(String(revision));
  if (position === undefined) return success.setNoPosition(googleEmpty());
  const place = String(position);
  return success.setPosition(new shared.AllStreamPosition().setCommitPosition(place).setPreparePosition(place));
};
