import { describe, test } from '@jest/globals';
import { killInMidAppend } from './killing.js';
import { useOwnServer } from './real-server.js';

describe('a real KurrentDB server that is killed', () => {
  const server = useOwnServer();

  test('32 killed with -9 in mid append and started again, 20 rounds: nothing acknowledged is lost, viewers catch up', async () => {
    await killInMidAppend(server, 20);
  });
});
