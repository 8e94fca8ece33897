import { readFileSync } from 'node:fs';
import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { ConnectionString, Host } from './connection-string.js';

const TIME = 2000;

type Finding = { readonly kind: 'open' } | { readonly kind: 'closed'; readonly code: string };

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no code';

const tryTcp = ({ address, port }: Host): Promise<Finding> =>
  new Promise((resolve) => {
    const socket = connectTcp({ host: address, port, timeout: TIME });
    const finish = (finding: Finding): void => {
      socket.destroy();
      resolve(finding);
    };
    socket.on('connect', () => {
      finish({ kind: 'open' });
    });
    socket.on('timeout', () => {
      finish({ kind: 'closed', code: 'no answer' });
    });
    socket.on('error', (error) => {
      finish({ kind: 'closed', code: codeOf(error) });
    });
  });

/** Shakes hands whatever the certificate says. `undefined` when the other side speaks no TLS, else what is wrong with it, if anything. */
const tryTls = ({ address, port }: Host, ca: Buffer | undefined): Promise<{ readonly fault: string } | undefined> =>
  new Promise((resolve) => {
    // An address is no server name; left out, Node would take it for one, and warn.
    const name = { servername: isIP(address) === 0 ? address : '' };
    const trust = ca === undefined ? {} : { ca };
    const socket: TLSSocket = connectTls({
      host: address,
      port,
      ...name,
      ...trust,
      rejectUnauthorized: false,
      timeout: TIME,
    });
    const finish = (answer: { readonly fault: string } | undefined): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('secureConnect', () => {
      const error: unknown = socket.authorizationError;
      const isFine = socket.authorized;
      finish({ fault: isFine ? '' : error instanceof Error ? codeOf(error) : String(error) });
    });
    socket.on('timeout', () => {
      finish(undefined);
    });
    socket.on('error', () => {
      finish(undefined);
    });
  });

const caOf = ({ settings }: ConnectionString): Buffer | undefined => {
  const path = settings.get('tlsCAFile');
  return path === undefined ? undefined : readFileSync(decodeURIComponent(path));
};

const withTls = (connection: ConnectionString, fault: string): string => {
  if (fault === '' || connection.settings.get('tlsVerifyCert') === 'false')
    return 'speaks TLS but does not answer as KurrentDB (perhaps it is still starting, or has no leader)';
  return `has a certificate that is not trusted (${fault}); set tlsCAFile in the connection string to the authority's certificate`;
};

/** Looks at the address with nothing but a socket, and says why the client found no server there: a predicate for "KurrentDB at ...". */
export const diagnose = async (connection: ConnectionString): Promise<string> => {
  const [host = { address: 'localhost', port: 0 }] = connection.hosts;
  const tcp = await tryTcp(host);
  if (tcp.kind === 'closed') return `cannot be reached (${host.address}:${String(host.port)}: ${tcp.code})`;
  const tls = await tryTls(host, caOf(connection));
  if (connection.tls && tls === undefined)
    return 'does not speak TLS; add tls=false to the connection string if it runs with --insecure, else check the port';
  if (connection.tls) return withTls(connection, tls?.fault ?? '');
  return tls === undefined
    ? 'is open but does not answer as KurrentDB (perhaps it is still starting, or another program has the port)'
    : 'speaks TLS; set tls=true in the connection string instead of tls=false';
};
