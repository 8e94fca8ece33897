import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Expected } from '../decide.js';
import {
  featuresService,
  gossipService,
  grpc,
  makeIdentifier,
  makeUuid,
  streams,
  streamsService,
} from '../protocol.js';
import { empty, fill, type RawEvent, type RawRead, readRequest, setExpectation } from './raw-requests.js';

/** A failed call, as data. */
export const failureOf = (error: unknown): unknown => {
  const { code, details, metadata } = error as grpc.ServiceError;
  const trailers = Object.entries(metadata.getMap()).filter(
    ([key]) => !['date', 'server', 'content-length', 'content-type'].includes(key),
  );
  return { failed: grpc.status[code], details, trailers: Object.fromEntries(trailers) };
};

/** Makes a call and gives its answer, or its failure, as data. */
const ask = (
  call: (done: (error: grpc.ServiceError | null, answer?: { readonly toObject: () => unknown }) => void) => unknown,
): Promise<unknown> =>
  new Promise((resolve) => {
    call((error, answer) => {
      resolve(error === null ? answer?.toObject() : failureOf(error));
    });
  });

/** Calls a server by its own protocol, without the client. */
export const openRawClient = (address: string) => {
  const credentials = grpc.credentials.createInsecure();
  const options = { 'grpc.max_receive_message_length': 64 * 1024 * 1024 };
  const client = new streamsService.StreamsClient(address, credentials, options);
  const featuresClient = new featuresService.ServerFeaturesClient(address, credentials);
  const gossipClient = new gossipService.GossipClient(address, credentials);

  const append = (stream: string, expected: Expected, events: readonly RawEvent[]): Promise<unknown> =>
    ask((done) => {
      const call = client.append(done);
      call.on('error', () => undefined);
      const head = new streams.AppendReq.Options().setStreamIdentifier(makeIdentifier(stream));
      setExpectation(head, expected, (revision) => head.setRevision(revision));
      call.write(new streams.AppendReq().setOptions(head));
      for (const event of events)
        call.write(new streams.AppendReq().setProposedMessage(fill(new streams.AppendReq.ProposedMessage(), event)));
      call.end();
    });

  /** Appends by the other call, each part a message of its own. */
  const batch = async (
    stream: string,
    expected: Expected,
    parts: readonly (readonly RawEvent[])[],
  ): Promise<unknown> => {
    const call = client.batchAppend();
    const correlation = randomUUID();
    const answered = new Promise<unknown>((resolve) => {
      call.on('data', (answer: streams.BatchAppendResp) => {
        resolve(answer.toObject());
      });
      call.on('error', (error) => {
        resolve(failureOf(error));
      });
    });
    parts.forEach((events, index) => {
      const request = new streams.BatchAppendReq()
        .setCorrelationId(makeUuid(correlation, true))
        .setIsFinal(index === parts.length - 1)
        .setProposedMessagesList(events.map((event) => fill(new streams.BatchAppendReq.ProposedMessage(), event)));
      if (index === 0) {
        const head = new streams.BatchAppendReq.Options().setStreamIdentifier(makeIdentifier(stream));
        setExpectation(head, expected, (revision) => head.setStreamPosition(revision));
        request.setOptions(head);
      }
      call.write(request);
    });
    const answer = await Promise.race([answered, setTimeout(60_000, 'no answer in a minute', { ref: false })]);
    // The real server does not end this call because its client has said all.
    call.cancel();
    return answer;
  };

  const read = (wish: RawRead): Promise<readonly unknown[]> =>
    new Promise((resolve) => {
      const answers: unknown[] = [];
      const call = client.read(readRequest(wish, false), { deadline: Date.now() + 10_000 });
      call.on('data', (answer: streams.ReadResp) => answers.push(answer.toObject()));
      call.on('error', (error) => {
        resolve([...answers, failureOf(error)]);
      });
      call.on('end', () => {
        resolve(answers);
      });
    });

  /** Collects what a subscription gives: what is there, and, once that is all, what `act` makes come. */
  const subscribe = async (wish: RawRead, act?: () => Promise<unknown>): Promise<readonly unknown[]> => {
    const answers: unknown[] = [];
    const call = client.read(readRequest(wish, true));
    call.on('data', (answer: streams.ReadResp) => answers.push(answer.toObject()));
    call.on('error', (error) => {
      if ((error as Partial<grpc.ServiceError>).code !== grpc.status.CANCELLED) answers.push(failureOf(error));
    });
    const settle = async (): Promise<void> => {
      for (let before = -1; before !== answers.length || answers.length === 0;) {
        before = answers.length;
        await setTimeout(150);
      }
    };
    await settle();
    await act?.();
    if (act !== undefined) await settle();
    call.cancel();
    return answers;
  };

  const remove = (stream: string, expected: Expected): Promise<unknown> => {
    const options = new streams.DeleteReq.Options().setStreamIdentifier(makeIdentifier(stream));
    setExpectation(options, expected, (revision) => options.setRevision(revision));
    return ask((done) => client.delete(new streams.DeleteReq().setOptions(options), done));
  };

  const tombstone = (stream: string, expected: Expected): Promise<unknown> => {
    const options = new streams.TombstoneReq.Options().setStreamIdentifier(makeIdentifier(stream));
    setExpectation(options, expected, (revision) => options.setRevision(revision));
    return ask((done) => client.tombstone(new streams.TombstoneReq().setOptions(options), done));
  };

  return {
    append,
    batch,
    read,
    subscribe,
    remove,
    tombstone,
    features: () => ask((done) => featuresClient.getSupportedMethods(empty(), done)),
    gossip: () => ask((done) => gossipClient.read(empty(), done)),
    close: () => {
      client.close();
      featuresClient.close();
      gossipClient.close();
    },
  };
};

export type RawClient = ReturnType<typeof openRawClient>;
