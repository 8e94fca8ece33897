import type { Endpoint } from './failures.js';
import { openUnary, type PeerNode } from './node.js';
import { features, gossip, type grpc, makeUuid, type shared } from './protocol.js';

type Method = readonly [service: string, method: string, features?: readonly string[]];

const STREAMS = 'event_store.client.streams.streams';

/** What a node of 24.2 announces, as far as the peer does it. */
const METHODS: readonly Method[] = [
  [STREAMS, 'read', ['position', 'events']],
  [STREAMS, 'append'],
  [STREAMS, 'delete'],
  [STREAMS, 'tombstone'],
  [STREAMS, 'batchappend', ['deadline_duration']],
  ['event_store.client.gossip.gossip', 'read'],
  ['event_store.client.server_features.serverfeatures', 'getsupportedmethods'],
];

/** BatchAppend came with 21.10. */
const hasBatches = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 21 || (major === 21 && minor >= 10);
};

const makeMethod = ([service, method, list = []]: Method): features.SupportedMethod =>
  new features.SupportedMethod()
    .setServiceName(service)
    .setMethodName(method)
    .setFeaturesList([...list]);

/** The call by which a client learns what the server can do. */
export const makeGetSupportedMethods = (
  node: PeerNode,
): grpc.handleUnaryCall<shared.Empty, features.SupportedMethods> =>
  openUnary(node, () => {
    const { version } = node.faults;
    const methods = METHODS.filter(([, method]) => method !== 'batchappend' || hasBatches(version));
    return new features.SupportedMethods().setEventStoreServerVersion(version).setMethodsList(methods.map(makeMethod));
  });

const makeMember = (endpoint: Endpoint, state: gossip.MemberInfo.VNodeState): gossip.MemberInfo =>
  new gossip.MemberInfo()
    .setInstanceId(makeUuid('00000000-0000-4000-8000-000000000001', false))
    .setTimeStamp(String(BigInt(Date.now()) * 10_000n))
    .setState(state)
    .setIsAlive(true)
    .setHttpEndPoint(new gossip.EndPoint().setAddress(endpoint.host).setPort(endpoint.port));

/** The call by which a client finds the nodes: this one, and the leader when it is another. */
export const makeGossip = (
  node: PeerNode,
  self: () => Endpoint,
): grpc.handleUnaryCall<shared.Empty, gossip.ClusterInfo> =>
  openUnary(node, () => {
    const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
    const { leader } = node.faults;
    const members = [makeMember(self(), leader === undefined ? LEADER : FOLLOWER)];
    if (leader !== undefined) members.push(makeMember(leader, LEADER));
    return new gossip.ClusterInfo().setMembersList(members);
  });
