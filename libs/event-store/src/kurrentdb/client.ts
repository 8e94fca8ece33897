import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { BACKWARDS, END, KurrentDBClient } from '@kurrent/kurrentdb-client';
import { debug } from '@kurrent/kurrentdb-client/dist/utils/debug.js';
import { InvalidRequestError } from '../errors.js';
import type { ConnectionString, Credentials } from './connection-string.js';

export type { KurrentDBClient } from '@kurrent/kurrentdb-client';

/** What the client knows of its server but keeps from its users. */
interface ClientInside {
  readonly capabilities: Promise<{ readonly serverVersion: string }>;
}

const FILES = ['tlsCAFile', 'userCertFile', 'userKeyFile'];

const checkFiles = ({ settings }: ConnectionString): void => {
  for (const key of FILES) {
    const path = decodeURIComponent(settings.get(key) ?? '');
    if (path === '' || existsSync(isAbsolute(path) ? path : resolve(path))) continue;
    throw new InvalidRequestError(`The setting ${key} of the connection string`, `names ${path}, which is not there`);
  }
};

/**
 * Makes a client. It connects when it is used. With DEBUG set the client would print the connection string and its key files:
 * it is kept quiet while it is made.
 * @throws InvalidRequestError for a certificate that is not there, or a string the client cannot read
 */
export const makeClient = (connection: ConnectionString): KurrentDBClient => {
  checkFiles(connection);
  const wasEnabled = debug.connection.enabled;
  debug.connection.enabled = false;
  try {
    return KurrentDBClient.connectionString(connection.text);
  } catch {
    // What it threw holds the whole string, password and all: nobody gets to see it.
    throw new InvalidRequestError('The connection string', 'is not one that the client can read; check its settings');
  } finally {
    debug.connection.enabled = wasEnabled;
  }
};

/** What every read is given. */
export interface ReadOptions {
  readonly credentials?: Credentials;
}

/** Credentials with every read: the half of the client that reads would else send them as they are spelled in the string. */
export const readOptionsOf = ({ credentials }: ConnectionString): ReadOptions =>
  credentials === undefined ? {} : { credentials };

/** Reads the last event there is, through the connection that reads use: a client that has read once finds its way back later. */
export const warmUp = async (client: KurrentDBClient, reading: ReadOptions): Promise<void> => {
  const options = { ...reading, direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
  const last = client.readAll(options)[Symbol.asyncIterator]();
  while ((await last.next()).done !== true);
};

/** The server's version, such as `24.2.0`; `unknown` for one too old to say. */
export const versionOf = async (client: KurrentDBClient): Promise<string> =>
  (await (client as unknown as ClientInside).capabilities).serverVersion;
