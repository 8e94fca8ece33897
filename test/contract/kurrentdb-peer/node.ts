import { setTimeout } from 'node:timers/promises';
import { accessDenied, notLeader, notReady, PeerFailure, unauthenticated } from './failures.js';
import type { Faults } from './faults.js';
import type { PeerLog } from './log.js';
import { grpc } from './protocol.js';
import type { News } from './subscriptions.js';
import type { Writer } from './writes.js';

/** Names and passwords; everybody may in when there are none. */
export type Users = Readonly<Record<string, string>>;

/** What the services of a node share. `maxAppendBytes`: of the data of one append. */
export interface PeerNode {
  readonly log: PeerLog;
  readonly writer: Writer;
  readonly faults: Faults;
  readonly users: Users;
  readonly maxAppendBytes: number;
  /** Cuts every connection. */
  readonly cut: () => void;
  /** Subscribers listen here for the order to fall behind. */
  readonly fallBehind: Set<() => void>;
}

const isKnown = (users: Users, metadata: grpc.Metadata): boolean => {
  const [header] = metadata.get('authorization');
  const [scheme, word = ''] = String(header ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return false;
  const [name = '', ...password] = Buffer.from(word, 'base64').toString().split(':');
  return Object.hasOwn(users, name) && users[name] === password.join(':');
};

const checkUser = ({ faults, users }: PeerNode, metadata: grpc.Metadata): void => {
  if (faults.credentials === 'wrong') throw unauthenticated();
  if (faults.credentials === 'denied') throw accessDenied();
  if (Object.keys(users).length === 0) return;
  if (metadata.get('authorization').length === 0) throw accessDenied();
  if (!isKnown(users, metadata)) throw unauthenticated();
};

/** Lets a call in, or not. @throws PeerFailure */
export const check = (node: PeerNode, metadata: grpc.Metadata): void => {
  const { faults } = node;
  checkUser(node, metadata);
  if (faults.notReady) throw notReady();
  const [wantsLeader] = metadata.get('requires-leader');
  if (faults.leader !== undefined && String(wantsLeader).toLowerCase() === 'true') throw notLeader(faults.leader);
};

/** Waits as long as is switched on. */
const linger = async ({ faults }: PeerNode): Promise<void> => {
  if (faults.delay > 0) await setTimeout(faults.delay);
};

/** The same, after the delay that is switched on. */
export const admit = async (node: PeerNode, metadata: grpc.Metadata): Promise<void> => {
  await linger(node);
  check(node, metadata);
};

/** What a handler threw, as a status of the call. */
export const failureOf = (error: unknown): PeerFailure =>
  error instanceof PeerFailure
    ? error
    : new PeerFailure(grpc.status.UNKNOWN, `Exception was thrown by handler. ${String(error)}`);

type Work<Request, Response> = (request: Request) => Promise<Response> | Response;

const answering =
  <Request, Response>(
    enter: (metadata: grpc.Metadata) => Promise<void>,
    work: Work<Request, Response>,
  ): grpc.handleUnaryCall<Request, Response> =>
  (call, answer) => {
    enter(call.metadata)
      .then(() => work(call.request))
      .then(
        (response) => {
          answer(null, response);
        },
        (error: unknown) => {
          answer(failureOf(error));
        },
      );
  };

/** Answers a unary call with what the work gives, or fails it. */
export const unary = <Request, Response>(
  node: PeerNode,
  work: Work<Request, Response>,
): grpc.handleUnaryCall<Request, Response> => answering((metadata) => admit(node, metadata), work);

/** The same for a call that is open to everybody: what a client asks before it has shown who it is. */
export const openUnary = <Request, Response>(
  node: PeerNode,
  work: Work<Request, Response>,
): grpc.handleUnaryCall<Request, Response> => answering(() => linger(node), work);

/** Watches the log for one subscriber; what comes while nobody waits is not missed. */
export const watchNews = (node: PeerNode): News & { readonly stop: () => void } => {
  let isWaiting = false;
  let shallFallBehind = false;
  let wake = (): void => undefined;
  const notify = (): void => {
    isWaiting = true;
    wake();
  };
  const stopWatching = node.log.watch(notify);
  const onFallBehind = (): void => {
    shallFallBehind = true;
    notify();
  };
  node.fallBehind.add(onFallBehind);
  return {
    next: async () => {
      while (!isWaiting) await new Promise<void>((resolve) => (wake = resolve));
      isWaiting = false;
      const isBehind = shallFallBehind;
      shallFallBehind = false;
      return isBehind ? 'fall-behind' : 'events';
    },
    stop: () => {
      stopWatching();
      node.fallBehind.delete(onFallBehind);
      notify();
    },
  };
};
