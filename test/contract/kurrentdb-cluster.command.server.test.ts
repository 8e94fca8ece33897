import { describe, test } from '@jest/globals';
import { killInMidAppend } from './killing.js';
import { useOwnCluster } from './real-server.js';

describe('a real cluster of three nodes', () => {
  const cluster = useOwnCluster();

  test('32 its leader is killed with -9 in mid append, five times: another leads, nothing acknowledged is lost, viewers catch up', async () => {
    await killInMidAppend(cluster, 5);
  });
});
