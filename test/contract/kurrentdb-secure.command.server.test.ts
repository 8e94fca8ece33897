import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openKurrentStore } from '#event-store/kurrentdb';
import { collect, makeBatch, refusalOf } from './events.js';
import { follow, until } from './following.js';
import { start } from './process.js';
import { useOwnServer } from './real-server.js';
import { useClosing } from './subject.js';

const AUTHORITY = ['-addext', 'basicConstraints=critical,CA:TRUE', '-addext', 'keyUsage=critical,keyCertSign,cRLSign'];
const NODE = `subjectAltName=IP:127.0.0.1,DNS:localhost
extendedKeyUsage=serverAuth,clientAuth
keyUsage=critical,digitalSignature,keyEncipherment
basicConstraints=CA:FALSE
`;

/** Makes an authority and a node's certificate with the openssl of this machine; gives the server's options. */
const certify = (folder: string): readonly string[] => {
  const at = (name: string): string => join(folder, name);
  const openssl = (...values: readonly string[]): void => void execFileSync('openssl', values, { stdio: 'ignore' });
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  mkdirSync(at('ca'));
  writeFileSync(at('node.ext'), NODE);
  const authority = ['-keyout', at('ca.key'), '-out', at('ca/ca.crt'), '-subj', '/CN=Matchtape test', ...AUTHORITY];
  openssl('req', '-x509', ...key, '-days', '2', ...authority);
  openssl('req', ...key, '-keyout', at('node.key'), '-out', at('node.csr'), '-subj', '/CN=eventstoredb-node');
  const signed = ['-CA', at('ca/ca.crt'), '-CAkey', at('ca.key'), '-CAcreateserial', '-extfile', at('node.ext')];
  openssl('x509', '-req', '-in', at('node.csr'), ...signed, '-days', '2', '-out', at('node.crt'));
  const files = ['--certificate-file', at('node.crt'), '--certificate-private-key-file', at('node.key')];
  return [...files, '--trusted-root-certificates-path', at('ca')];
};

/** With everything in it that means something in a connection string. */
const PASSWORD = 'k3y/of?the@h:ouse&%1';
const ESCAPED = encodeURIComponent(PASSWORD);

/** Needs `openssl`: the server takes RSA keys only, and Node makes no certificates. */
describe('a real server with TLS and users', () => {
  const keep = useClosing();
  const server = useOwnServer({
    tls: true,
    prepare: certify,
    environment: { EVENTSTORE_DEFAULT_ADMIN_PASSWORD: PASSWORD },
  });
  const connect = (user: string, settings: string): string =>
    `kurrentdb://${user}127.0.0.1:${String(server.port())}?${settings}`;
  const trusted = (): string => `tlsCAFile=${join(server.folder(), 'ca', 'ca.crt')}`;
  const open = (connection: string) => openKurrentStore({ connection, connectWithin: 0 });

  test.each([
    ['escaped', ESCAPED],
    ['as it is, but for its %', PASSWORD.replace('%', '%25')],
  ])('42 right certificate, and the password %s: appends, reads and subscribes', async (name, password) => {
    const store = keep(await open(connect(`admin:${password}@`, trusted())));
    const viewer = await follow(store, { stream: `secure-${name}` });
    await store.append(`secure-${name}`, 'no-stream', makeBatch(3));
    expect(await collect(store.readStream(`secure-${name}`))).toHaveLength(3);
    await until(() => viewer.events.length === 3);
  });

  test.each([
    ['a wrong password', 'admin:sw0rdfish@'],
    ['a user nobody knows', 'nobody:sw0rdfish@'],
    ['no credentials', ''],
  ])('42 %s: refused, naming the connection string', async (_name, user) => {
    const refusal = await refusalOf(open(connect(user, trusted())));
    expect(refusal.code).toBe('store-refused');
    expect(refusal.message).toContain('user and password of the connection string');
    expect(refusal.message).not.toContain('sw0rdfish');
  });

  test.each([
    ['tls=false to a server with TLS', 'tls=false', 'set tls=true'],
    ['an authority that is not trusted', 'tls=true', 'tlsCAFile'],
  ])('42 %s: says which setting to change', async (_name, settings, remedy) => {
    const refusal = await refusalOf(open(connect(`admin:${ESCAPED}@`, settings)));
    expect(refusal.code).toBe('store-unreachable');
    expect(refusal.message).toContain(remedy);
  });

  test('42 with every debug switch on, nothing that is printed has the password', async () => {
    const output = await start('loud-connection.ts', connect(`admin:${ESCAPED}@`, trusted())).finish();
    expect(output).toContain('opened, and wrote event 0');
    expect(output).toContain('kdb:connection');
    for (const secret of [PASSWORD, ESCAPED, Buffer.from(`admin:${PASSWORD}`).toString('base64'), 'k3y'])
      expect(output).not.toContain(secret);
  });
});
