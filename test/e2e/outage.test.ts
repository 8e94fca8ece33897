import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Peer, startPeer } from '../contract/kurrentdb-peer/index.js';
import { outageCases } from './outage-cases.js';

describe('an API node on our peer of a KurrentDB server', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'matchtape-peer-')), 'peer.sqlite');
  let peer: Peer;

  beforeAll(async () => {
    peer = await startPeer({ path });
  });

  outageCases({
    get connection() {
      return peer.connection;
    },
    kill: () => peer.stop(),
    start: async () => {
      peer = await startPeer({ path, port: peer.port });
    },
  });

  afterAll(() => peer.stop());
});
