import { afterAll, beforeAll, describe } from '@jest/globals';
import { headCases } from './cases/heads.js';
import { type Peer, startPeer } from './kurrentdb-peer/index.js';
import { useKurrent } from './kurrentdb-subject.js';
import { useFolder } from './subject.js';

describe('the store on a peer of KurrentDB that nobody else uses', () => {
  const path = useFolder();
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer({ path: path() });
  });
  afterAll(() => peer.stop());
  const shared = useKurrent('kurrentdb-peer', () => peer.connection);
  headCases({ ...shared, can: { ...shared.can, alone: true } });
});
