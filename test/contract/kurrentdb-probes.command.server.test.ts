import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Peer, startPeer } from './kurrentdb-peer/index.js';
import { ANSWERS, digestOf } from './kurrentdb-peer/probe/answers.js';
import { probes, runProbe } from './kurrentdb-peer/probe/run.js';
import { useOwnServer } from './real-server.js';
import { useFolder } from './subject.js';

/**
 * The same questions to both, in the server's own protocol; the peer is mended until its answers are the same. On a server of its
 * own: the streams are no matches, and whoever verified a store that has them would be told of each.
 */
describe('the peer answers as the real server does', () => {
  const server = useOwnServer();
  const path = useFolder();
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer({ path: path() });
  });
  afterAll(() => peer.stop());

  test.each(probes.map((probe) => [probe.title, probe] as const))('%s', async (title, probe) => {
    const real = await runProbe(`127.0.0.1:${String(server.port())}`, probe);
    expect(digestOf(real)).toBe(ANSWERS[title] ?? digestOf(real));
    expect(await runProbe(`127.0.0.1:${String(peer.port)}`, probe)).toEqual(real);
  });
});
