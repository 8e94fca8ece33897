import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { makeClient } from './client.js';
import type { ConnectionString } from './connection-string.js';

/**
 * Clients that work and that nobody uses now, by connection string. The client's reading half keeps its socket for as long as the
 * process lives, also when it is disposed and collected: so a store that is opened again takes the client it left here.
 */
const shelf = new Map<string, KurrentDBClient[]>();

/** Takes a client off the shelf, or makes one. */
export const takeClient = (connection: ConnectionString): KurrentDBClient =>
  shelf.get(connection.text)?.pop() ?? makeClient(connection);

/** Lays down a client whose streams are ended, for whoever opens the same server next. */
export const layDown = (connection: ConnectionString, client: KurrentDBClient): void => {
  const clients = shelf.get(connection.text) ?? [];
  shelf.set(connection.text, clients);
  clients.push(client);
};
