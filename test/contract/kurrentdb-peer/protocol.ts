// The client's own stubs, so that the peer speaks exactly what the client speaks. They are CommonJS: one default export each.
import codes from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/code_pb.js';
import gossip from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
import gossipService from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js';
import features from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import featuresService from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
import shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import rpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb.js';
import streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import streamsService from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import emptyMessage from 'google-protobuf/google/protobuf/empty_pb.js';
import grpc from '@grpc/grpc-js';

export {
  any,
  codes,
  emptyMessage,
  features,
  featuresService,
  gossip,
  gossipService,
  grpc,
  rpc,
  shared,
  streams,
  streamsService,
};

const uuidOfBits = (most: string, least: string): string => {
  const half = (bits: string): string => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0');
  const hex = half(most) + half(least);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** Reads a UUID in either of its forms; the nil UUID when there is none. */
export const uuidOf = (uuid: shared.UUID | undefined): string => {
  const structured = uuid?.getStructured();
  if (structured === undefined) return uuid?.getString().toLowerCase() ?? uuidOfBits('0', '0');
  return uuidOfBits(structured.getMostSignificantBits(), structured.getLeastSignificantBits());
};

/** Makes a UUID as text, or as two signed halves. */
export const makeUuid = (uuid: string, asText: boolean): shared.UUID => {
  if (asText) return new shared.UUID().setString(uuid);
  const hex = uuid.replaceAll('-', '');
  const half = (digits: string): string => BigInt.asIntN(64, BigInt(`0x${digits}`)).toString();
  const structured = new shared.UUID.Structured()
    .setMostSignificantBits(half(hex.slice(0, 16)))
    .setLeastSignificantBits(half(hex.slice(16)));
  return new shared.UUID().setStructured(structured);
};

/** Reads a stream's name. */
export const nameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

/** Makes a stream's name. */
export const makeIdentifier = (stream: string): shared.StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
