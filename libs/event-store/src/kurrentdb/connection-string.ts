import { InvalidRequestError } from '../errors.js';

/** Where a server is. */
export interface Host {
  readonly address: string;
  readonly port: number;
}

/** A user's name and password, in plain. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * A connection string that was read and checked.
 * - `text`: for the client, in its own spelling; may hold a password, so it goes nowhere else
 * - `shown`: for people: scheme and hosts, nothing else
 */
export interface ConnectionString {
  readonly text: string;
  readonly shown: string;
  readonly hosts: readonly Host[];
  readonly discover: boolean;
  readonly tls: boolean;
  readonly credentials: Credentials | undefined;
  readonly settings: ReadonlyMap<string, string>;
}

const DEFAULT_PORT = 2113;
const FORM = /^(?<scheme>kurrentdb|kurrent|kdb|esdb)(?<discover>\+discover)?:\/\/(?<rest>.*)$/is;
const HOST = /^(?<address>[A-Za-z0-9._-]+)(?::(?<port>\d{1,5}))?$/;

type Check = (value: string) => boolean;
const isFlag: Check = (value) => value === 'true' || value === 'false';
const isCount: Check = (value) => /^-?\d{1,9}$/.test(value);
const isText: Check = (value) => value !== '';

/** Settings that are passed on to the client, and what their values look like. */
const SETTINGS: Readonly<Record<string, readonly [what: string, holds: Check]>> = {
  tls: ['true or false', isFlag],
  tlsVerifyCert: ['true or false', isFlag],
  tlsCAFile: ['a file', isText],
  userCertFile: ['a file', isText],
  userKeyFile: ['a file', isText],
  nodePreference: [
    'leader: elsewhere an event that was just appended could not be read',
    (value) => /^leader$/i.test(value),
  ],
  maxDiscoverAttempts: ['a whole number', isCount],
  discoveryInterval: ['a whole number (milliseconds)', isCount],
  gossipTimeout: ['a whole number (seconds)', isCount],
  keepAliveInterval: ['a whole number (milliseconds)', isCount],
  keepAliveTimeout: ['a whole number (milliseconds)', isCount],
  defaultDeadline: ['a whole number (milliseconds)', isCount],
  connectionName: ['a text', isText],
};

const flat = (key: string): string => key.toLowerCase().replace(/[_-]/g, '');
const SPELLINGS = new Map(Object.keys(SETTINGS).map((key) => [flat(key), key]));

// No message here shows any part of the string but a key's name or a host: what looks like one may be a mistyped password.
const refuse = (parameter: string, fault: string): never => {
  throw new InvalidRequestError(parameter, fault);
};

const settingOf = (pair: string): readonly [string, string] => {
  const [name = '', ...rest] = pair.split('=');
  const key = SPELLINGS.get(flat(name.trim()));
  const known = Object.keys(SETTINGS).join(', ');
  if (key === undefined || rest.length === 0) {
    const shown = /^[A-Za-z_-]{1,30}$/.test(name) ? `"${name}"` : 'of that name';
    return refuse('The connection string', `has no setting ${shown}; the settings are ${known}`);
  }
  const value = rest.join('=').trim();
  const [what, holds] = SETTINGS[key] ?? ['', isText];
  if (!holds(value)) refuse(`The setting ${key} of the connection string`, `must be ${what}`);
  return [key, value];
};

const hostOf = (text: string): Host => {
  const { address, port } = HOST.exec(text.trim())?.groups ?? {};
  if (address === undefined)
    return refuse(
      'The connection string',
      'has a host that is not of the form NAME or NAME:PORT; write special characters of a user or password as %XX',
    );
  return { address, port: port === undefined ? DEFAULT_PORT : Number(port) };
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return refuse('The connection string', 'has a "%" in its user or password that is no %XX; write it as %25');
  }
};

const credentialsOf = (text: string): Credentials => {
  const { username, password } = /^(?<username>[^:]+):(?<password>.+)$/s.exec(text)?.groups ?? {};
  if (username === undefined || password === undefined)
    return refuse('The connection string', 'has an "@" but no USER:PASSWORD before it');
  return { username: decode(username), password: decode(password) };
};

/** As the client reads it, whatever the words hold. */
const encode = ({ username, password }: Credentials): string =>
  `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`;

/** Splits at the last `@`: a password that holds one, unescaped, is not taken for a host and shown. */
const splitAuthority = (authority: string): readonly [credentials: Credentials | undefined, hosts: string] => {
  const at = authority.lastIndexOf('@');
  return at === -1 ? [undefined, authority] : [credentialsOf(authority.slice(0, at)), authority.slice(at + 1)];
};

/**
 * Reads a connection string: `kurrentdb://[USER:PASSWORD@]HOST[:PORT][,HOST...][?key=value&...]`, also with the schemes
 * `kurrent`, `kdb` and `esdb`, each with `+discover`. Unknown settings are refused: the client would print the whole string.
 * @throws InvalidRequestError which never shows a credential
 */
export const parseConnectionString = (connection: string): ConnectionString => {
  const { discover, rest = '' } =
    FORM.exec(connection.trim())?.groups ??
    refuse('The connection string', 'must look like kurrentdb://HOST:2113?tls=true');
  const question = rest.indexOf('?', rest.lastIndexOf('@') + 1);
  const authority = question === -1 ? rest : rest.slice(0, question);
  const pairs =
    question === -1
      ? []
      : rest
          .slice(question + 1)
          .split('&')
          .filter((pair) => pair !== '');
  const [credentials, places] = splitAuthority(authority.replace(/\/+$/, ''));
  const hosts = places.split(',').map(hostOf);
  const settings = new Map(pairs.map(settingOf));
  const tls = settings.get('tls') !== 'false';
  const scheme = `kurrentdb${discover === undefined ? '' : '+discover'}://`;
  const where = hosts.map(({ address, port }) => `${address}:${String(port)}`).join(',');
  const query = [...settings].map(([key, value]) => `${key}=${value}`).join('&');
  // Without TLS the client sends no credentials; so it need not have them.
  const sent = tls ? credentials : undefined;
  return {
    text: `${scheme}${sent === undefined ? '' : encode(sent)}${where}${query === '' ? '' : `?${query}`}`,
    shown: `${scheme}${where}`,
    hosts,
    discover: discover !== undefined,
    tls,
    credentials: sent,
    settings,
  };
};
