import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openKurrentStore } from '#event-store/kurrentdb';
import { refusalOf } from './events.js';
import { start } from './process.js';

/** What needs no server: the connection string, a wrong address, and what is said of both. */
describe('the connection to KurrentDB', () => {
  const SECRET = 'sw0rdfish';
  const open = (connection: string) => openKurrentStore({ connection, connectWithin: 0, answerWithin: 1000 });

  test.each([
    ['nothing', ''],
    ['another scheme', `http://admin:${SECRET}@localhost:2113`],
    ['no host', `kurrentdb://admin:${SECRET}@`],
    ['a port that is none', `kurrentdb://admin:${SECRET}@localhost:port`],
    ['an unknown setting', `kurrentdb://admin:${SECRET}@localhost:2113?tsl=false`],
    ['a password in the place of a setting', `kurrentdb://localhost:2113?${SECRET}`],
    ['a setting without value', `kurrentdb://admin:${SECRET}@localhost:2113?tls`],
    ['a flag that is none', `kurrentdb://admin:${SECRET}@localhost:2113?tls=no`],
    ['another node than the leader', `kurrentdb://admin:${SECRET}@localhost:2113?nodePreference=follower`],
    ['errors told as answers', `kurrentdb://admin:${SECRET}@localhost:2113?throwOnAppendFailure=false`],
    ['a certificate that is not there', `kurrentdb://admin:${SECRET}@localhost:2113?tlsCAFile=/not/there.crt`],
    ['a user without password', `kurrentdb://${SECRET}@localhost:2113`],
    ['a password with a slash in it, and a wrong host', `kurrentdb://admin:${SECRET}/x@local host`],
    ['a password with a % that is no escape', `kurrentdb://admin:${SECRET}%@localhost`],
  ])('42 a connection string with %s: a typed error that shows no password', async (_name, connection) => {
    const refusal = await refusalOf(open(connection));
    expect(refusal.code).toBe('invalid-request');
    expect(refusal.message).not.toContain(SECRET);
    expect(JSON.stringify(refusal)).not.toContain(SECRET);
  });

  test.each(['kurrentdb', 'kurrent', 'kdb', 'esdb', 'kurrentdb+discover', 'esdb+discover', 'KurrentDB'])(
    '42 %s:// at an address where nobody listens: unreachable, naming the address and the setting, without the password',
    async (scheme) => {
      const refusal = await refusalOf(open(`${scheme}://admin:${SECRET}@127.0.0.1:9?maxDiscoverAttempts=1`));
      expect(refusal.code).toBe('store-unreachable');
      expect(refusal.message).toContain('127.0.0.1:9');
      expect(refusal.message).toContain('ECONNREFUSED');
      expect(refusal.message).toContain('MATCHTAPE_STORE');
      expect(refusal.message).not.toContain(SECRET);
    },
  );

  test.each(['/', '?', '#', '@', ':', '?tls=false&', '%2F', '%40'])(
    '42 a password with %s in it is read as a password, and never shown',
    async (special) => {
      const connection = `kurrentdb://admin:a${special}${SECRET}@127.0.0.1:9?tls=true`;
      const refusal = await refusalOf(open(connection));
      expect(refusal.code).toBe('store-unreachable');
      expect(refusal.message).toContain('127.0.0.1:9');
      expect(`${refusal.message}${refusal.stack ?? ''}`).not.toContain(SECRET);
    },
  );

  test('42 a name that nobody has', async () => {
    const refusal = await refusalOf(open('kurrentdb://no-such-host.invalid:2113'));
    expect(refusal).toMatchObject({ code: 'store-unreachable' });
    expect(refusal.message).toContain('no-such-host.invalid');
  });

  describe('at a port of another program', () => {
    let other: Server;
    const port = (): string => String((other.address() as AddressInfo).port);
    beforeAll(async () => {
      other = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      }).listen(0, '127.0.0.1');
      await once(other, 'listening');
    });
    afterAll(() => void other.close());

    test('42 without TLS: says that something else answers', async () => {
      const refusal = await refusalOf(open(`kurrentdb://127.0.0.1:${port()}?tls=false`));
      expect(refusal.code).toBe('store-unreachable');
      expect(refusal.message).toContain('does not answer as KurrentDB');
    });

    test('42 with TLS: says to set tls=false', async () => {
      const refusal = await refusalOf(open(`kurrentdb://127.0.0.1:${port()}`));
      expect(refusal.code).toBe('store-unreachable');
      expect(refusal.message).toContain('tls=false');
    });
  });

  test('42 with every debug switch on, no output has the password, nor the head of a request', async () => {
    const output = await start('loud-connection.ts', `esdb://admin:${SECRET}@127.0.0.1:9?tlsVerifyCert=false`).finish();
    const basic = Buffer.from(`admin:${SECRET}`).toString('base64');
    expect(output).toContain('store-unreachable');
    // The switches are really on.
    expect(output).toContain('kdb:connection');
    expect(output).not.toContain(SECRET);
    expect(output).not.toContain(basic);
  });
});
