import { grpc } from './protocol.js';

/** A failure as the server sends it: a gRPC status, with trailers that say which. */
export class PeerFailure extends Error {
  readonly metadata = new grpc.Metadata();
  constructor(
    readonly code: grpc.status,
    readonly details: string,
    trailers: Readonly<Record<string, string>> = {},
  ) {
    super(details);
    for (const [key, value] of Object.entries(trailers)) this.metadata.set(key, value);
  }
}

const { status } = grpc;

export const streamDeleted = (stream: string): PeerFailure =>
  new PeerFailure(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const appendTooLarge = (limit: number): PeerFailure =>
  new PeerFailure(status.INVALID_ARGUMENT, `Maximum Append Size of ${String(limit)} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

/** A delete or a tombstone whose expectation does not hold. The numbers are those of the wire: -1 no stream, -2 any, -4 exists. */
export const wrongDeleteRevision = (stream: string, expected: bigint, actual: number): PeerFailure =>
  new PeerFailure(
    status.FAILED_PRECONDITION,
    `Delete failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${String(expected)}, ` +
      `Actual version: ${String(actual)}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': String(expected),
      'actual-version': String(actual),
    },
  );

/** Where a node listens. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

export const notLeader = ({ host, port }: Endpoint): PeerFailure =>
  new PeerFailure(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

export const notReady = (): PeerFailure => new PeerFailure(status.UNAVAILABLE, 'Server Is Not Ready');

export const accessDenied = (): PeerFailure =>
  new PeerFailure(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

/** A name or a password that is not known. */
export const unauthenticated = (): PeerFailure => new PeerFailure(status.UNAUTHENTICATED, 'Unauthenticated');

/** A result of the server's own that its calls pass on as it is. */
const unexpected = (result: string): PeerFailure => new PeerFailure(status.UNKNOWN, `Unexpected ${result}`);

export const streamReadFailed = (): PeerFailure => unexpected('ReadStreamResult: Error');

export const allReadFailed = (isFiltered: boolean): PeerFailure =>
  unexpected(`${isFiltered ? 'FilteredReadAllResult' : 'ReadAllResult'}: Error`);

export const invalidPosition = (isFiltered: boolean): PeerFailure =>
  unexpected(`${isFiltered ? 'FilteredReadAllResult' : 'ReadAllResult'}: InvalidPosition`);

/** The same when a subscription begins there. */
export const invalidStart = (): PeerFailure =>
  new PeerFailure(status.INVALID_ARGUMENT, 'Trying to read from an invalid position.');

export const invalid = (details: string): PeerFailure => new PeerFailure(status.INVALID_ARGUMENT, details);
