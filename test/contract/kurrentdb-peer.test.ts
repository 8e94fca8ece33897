import { afterAll, beforeAll, describe } from '@jest/globals';
import { type Peer, startPeer } from './kurrentdb-peer/index.js';
import { useKurrent } from './kurrentdb-subject.js';
import { useFolder } from './subject.js';
import { contractSuite } from './suite.js';

describe('the store on a peer of KurrentDB keeps the contract', () => {
  const path = useFolder();
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer({ path: path() });
  });
  afterAll(() => peer.stop());
  contractSuite(useKurrent('kurrentdb-peer', () => peer.connection, 10_000));
});
