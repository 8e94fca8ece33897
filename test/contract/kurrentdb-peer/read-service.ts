import { once } from 'node:events';
import { allReadFailed, invalid, streamReadFailed } from './failures.js';
import { filterOf, type PeerFilter } from './filter.js';
import { admit, failureOf, type PeerNode, watchNews } from './node.js';
import { type grpc, nameOf, streams } from './protocol.js';
import { makeReadAnswers, placeOf } from './read-answers.js';
import { readAll, readStream } from './reads.js';
import { type After, subscribeToAll, subscribeToStream } from './subscriptions.js';

type Options = streams.ReadReq.Options;
type ReadCall = grpc.ServerWritableStream<streams.ReadReq, streams.ReadResp>;

type Place = bigint | 'start' | 'end';

const revisionOf = (options: streams.ReadReq.Options.StreamOptions): Place => {
  if (options.hasStart()) return 'start';
  return options.hasEnd() ? 'end' : BigInt(options.getRevision());
};

const positionOf = (options: streams.ReadReq.Options.AllOptions): Place => {
  if (options.hasStart()) return 'start';
  return options.hasEnd() ? 'end' : BigInt(options.getPosition()?.getCommitPosition() ?? '0');
};

const afterRevision = (options: streams.ReadReq.Options.StreamOptions): After => {
  const revision = revisionOf(options);
  return typeof revision === 'bigint' ? Number(revision) : revision;
};

const afterPosition = (options: streams.ReadReq.Options.AllOptions): After => {
  const commit = positionOf(options);
  if (typeof commit !== 'bigint') return commit;
  return placeOf(commit, BigInt(options.getPosition()?.getPreparePosition() ?? '0'));
};

const chosenFilter = (options: Options): PeerFilter | undefined => {
  const chosen = options.getFilter();
  return chosen && filterOf(chosen);
};

/** A reader that does not say how many wants 2^64 - 1: as good as all. */
const limitOf = (options: Options): number => {
  const limit = Number(options.getCount());
  // The real server stumbles over a page of no event.
  if (limit > 0) return limit;
  throw options.hasStream() ? streamReadFailed() : allReadFailed(options.hasFilter());
};

const subscription = (node: PeerNode, call: ReadCall, options: Options): AsyncIterable<streams.ReadResp> => {
  const answers = makeReadAnswers(options.getUuidOption()?.hasString() ?? false);
  const news = watchNews(node);
  call.once('close', news.stop);
  call.once('cancelled', news.stop);
  const stream = options.getStream();
  if (stream !== undefined) {
    const name = nameOf(stream.getStreamIdentifier());
    return subscribeToStream(node.log, { stream: name, after: afterRevision(stream), news }, answers);
  }
  const all = options.getAll() ?? new streams.ReadReq.Options.AllOptions();
  return subscribeToAll(node.log, { after: afterPosition(all), filter: chosenFilter(options), news }, answers);
};

const reading = (node: PeerNode, options: Options): Iterable<streams.ReadResp> => {
  const answers = makeReadAnswers(options.getUuidOption()?.hasString() ?? false);
  const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  const limit = limitOf(options);
  const stream = options.getStream();
  if (stream !== undefined) {
    const compatible = (options.getControlOption()?.getCompatibility() ?? 0) >= 1;
    const name = nameOf(stream.getStreamIdentifier());
    return readStream(node.log, { stream: name, from: revisionOf(stream), backwards, limit, compatible }, answers);
  }
  const all = options.getAll();
  if (all === undefined) throw invalid('Neither a stream nor $all is asked for.');
  return readAll(node.log, { from: positionOf(all), backwards, limit, filter: chosenFilter(options) }, answers);
};

/** Gives the answers no faster than the reader takes them. */
const give = async (node: PeerNode, call: ReadCall): Promise<void> => {
  await admit(node, call.metadata);
  const options = call.request.getOptions();
  if (options === undefined) throw invalid('The request has no options.');
  const gone = new AbortController();
  call.once('close', () => {
    gone.abort();
  });
  const answers = options.hasSubscription() ? subscription(node, call, options) : reading(node, options);
  for await (const answer of answers) {
    if (call.cancelled || call.destroyed) return;
    if (!call.write(answer)) await once(call, 'drain', { signal: gone.signal });
  }
};

/** The call that reads and subscribes. */
export const makeRead =
  (node: PeerNode): grpc.handleServerStreamingCall<streams.ReadReq, streams.ReadResp> =>
  (call) => {
    give(node, call).then(
      () => {
        call.end();
      },
      (error: unknown) => {
        if (!call.cancelled && !call.destroyed) call.emit('error', failureOf(error));
      },
    );
  };
