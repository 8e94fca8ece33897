import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Peer, startPeer } from '../contract/kurrentdb-peer/index.js';
import { nodesCases } from '../support/nodes.js';

const newPath = (): string => join(mkdtempSync(join(tmpdir(), 'matchtape-nodes-')), 'shared.sqlite');

describe('two nodes on one SQLite file', () => {
  nodesCases(() => Promise.resolve({ word: `sqlite:${newPath()}`, ownViews: false, prefix: '' }));
});

describe('two nodes on our peer of a KurrentDB server', () => {
  let peer: Peer;

  nodesCases(async () => {
    peer = await startPeer({ path: newPath() });
    return { word: peer.connection, ownViews: true, prefix: '' };
  });

  afterAll(() => peer.stop());
});
