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
  // A double has no limits of its own to find: it is asked for less of each case than a server, and sooner done.
  const measures = { longStream: 8000, places: 60, rounds: 6, schedules: 10 };
  contractSuite(useKurrent('kurrentdb-peer', () => peer.connection, measures));
});
