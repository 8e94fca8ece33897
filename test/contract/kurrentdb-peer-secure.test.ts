import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openKurrentStore } from '#event-store/kurrentdb';
import { dataOf, makeBatch, refusalOf } from './events.js';
import { follow, until } from './following.js';
import { makeCertificates } from './kurrentdb-peer/certificates.js';
import { type Peer, startPeer } from './kurrentdb-peer/index.js';
import { useClosing, useFolder } from './subject.js';

describe('a peer of KurrentDB with TLS and users', () => {
  const keep = useClosing();
  const path = useFolder();
  let peer: Peer;
  let authorityFile = '';
  beforeAll(async () => {
    const certificates = makeCertificates();
    authorityFile = `${path()}.pem`;
    await writeFile(authorityFile, certificates.authority);
    peer = await startPeer({ path: path(), certificates, users: { admin: 'changeit', ada: 'p@ss: 50% ä/?' } });
  });
  afterAll(() => peer.stop());

  const connectionOf = (who: string, settings: string): string =>
    `kurrentdb://${who}127.0.0.1:${String(peer.port)}?${settings}`;
  const trusting = (): string => `tls=true&tlsCAFile=${encodeURIComponent(authorityFile)}`;
  const refusedAs = async (connection: string) => {
    const refusal = await refusalOf(openKurrentStore({ connection, connectWithin: 500 }));
    expect(refusal.message).not.toContain('changeit');
    expect(refusal.message).not.toContain('wrongword');
    return refusal;
  };

  test.each([
    ['plain words', 'admin:changeit@'],
    ['a password full of signs', `ada:${encodeURIComponent('p@ss: 50% ä/?')}@`],
  ])('42 the right name and password, %s: it is written, read and followed', async (_what, who) => {
    const store = keep(await openKurrentStore({ connection: connectionOf(who, trusting()) }));
    const name = `match-${who}`;
    const viewer = await follow(store, { stream: name });
    await store.append(name, 'no-stream', makeBatch(3));
    expect(await dataOf(store, name)).toEqual([0, 1, 2]);
    await until(() => viewer.events.length === 3);
  });

  test.each([
    ['a wrong password', 'admin:wrongword@'],
    ['an unknown name', 'somebody:changeit@'],
    ['no name', ''],
  ])('42 %s: refused, and no password is shown', async (_what, who) => {
    expect((await refusedAs(connectionOf(who, trusting()))).code).toBe('store-refused');
  });

  test('42 an authority that is not trusted, and a connection without TLS: told apart, with what to set', async () => {
    const untrusted = await refusedAs(connectionOf('admin:changeit@', 'tls=true'));
    expect(untrusted.code).toBe('store-unreachable');
    expect(untrusted.message).toContain('tlsCAFile');
    const plain = await refusedAs(connectionOf('', 'tls=false'));
    expect(plain.code).toBe('store-unreachable');
    expect(plain.message).toContain('tls');
  });

  test('42 a connection with TLS to a server without: told so', async () => {
    const insecure = await startPeer({ path: path() });
    try {
      const connection = `kurrentdb://127.0.0.1:${String(insecure.port)}?tls=true`;
      const refusal = await refusedAs(connection);
      expect(refusal.code).toBe('store-unreachable');
      expect(refusal.message).toContain('tls=false');
    } finally {
      await insecure.stop();
    }
  });
});
