import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Peer, startPeer } from './kurrentdb-peer/index.js';
import { ANSWERS, digestOf } from './kurrentdb-peer/probe/answers.js';
import { openRawClient } from './kurrentdb-peer/probe/raw-client.js';
import { probes, runProbe } from './kurrentdb-peer/probe/run.js';
import { useFolder } from './subject.js';

describe('the peer answers as a real server once did', () => {
  const path = useFolder();
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer({ path: path() });
  });
  afterAll(() => peer.stop());
  const ask = async (title: string): Promise<unknown> => {
    const probe = probes.find((one) => one.title === title);
    return probe && runProbe(`127.0.0.1:${String(peer.port)}`, probe);
  };

  test.each(Object.entries(ANSWERS))('%s', async (title, digest) => {
    expect(digestOf(await ask(title))).toBe(digest);
  });

  test('restarted, it has what it had, and remembers no ids: a retry without a revision is written again', async () => {
    const client = openRawClient(`127.0.0.1:${String(peer.port)}`);
    const events = [{ id: randomUUID() }, { id: randomUUID() }];
    const revisionOf = (answer: unknown): unknown =>
      (answer as { readonly success?: { readonly currentRevision?: unknown } }).success?.currentRevision;
    expect(revisionOf(await client.append('kept', 'any', events))).toBe('1');
    expect(revisionOf(await client.append('kept', 'any', events))).toBe('1');
    const before = await client.read({ stream: 'kept' });
    await peer.restart();
    const again = openRawClient(`127.0.0.1:${String(peer.port)}`);
    expect(await again.read({ stream: 'kept' })).toEqual(before);
    expect(revisionOf(await again.append('kept', 'no-stream', events))).toBe('1');
    expect(revisionOf(await again.append('kept', 'any', events))).toBe('3');
    client.close();
    again.close();
  });
});
