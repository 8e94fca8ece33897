import { afterAll, beforeAll, describe } from '@jest/globals';
import { inSoak } from '../support/soak.js';
import { type Peer, startPeer } from './kurrentdb-peer/index.js';
import { useKurrent } from './kurrentdb-subject.js';
import { useFolder } from './subject.js';
import { contractPart } from './suite.js';

/** A double has no limits of its own to find: it is asked for less of each case than a server, and sooner done. */
const MEASURES = { longStream: inSoak(8000, 4000), places: inSoak(60, 40), rounds: 6, schedules: 10 };

/** A part of the store's contract, over a peer of KurrentDB. */
export const describePeer = (part: Parameters<typeof contractPart>[0]): void => {
  describe(`the store on a peer of KurrentDB keeps the contract of ${part}`, () => {
    const path = useFolder();
    let peer: Peer;
    beforeAll(async () => {
      peer = await startPeer({ path: path() });
    });
    afterAll(() => peer.stop());
    contractPart(
      part,
      useKurrent('kurrentdb-peer', () => peer.connection, MEASURES),
    );
  });
};
