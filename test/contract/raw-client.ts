import { afterEach } from '@jest/globals';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';

/** Clients as another program would use them; disposed after the test. */
export const useRawClient = (connection: () => string): (() => KurrentDBClient) => {
  const clients: KurrentDBClient[] = [];
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.dispose()));
  });
  return () => {
    const client = KurrentDBClient.connectionString(connection());
    clients.push(client);
    return client;
  };
};
