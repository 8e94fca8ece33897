import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { inSoak } from '../support/soak.js';
import { killInMidAppend } from './killing.js';
import { type Child, start } from './process.js';
import { useFolder } from './subject.js';

/** A server of its own is killed twenty times in the tests that need one. */
const ROUNDS = inSoak(20, 10);

describe('a peer of KurrentDB that is killed', () => {
  const path = useFolder();
  let file = '';
  let port = 0;
  let peer: Child;
  const startPeer = async (): Promise<void> => {
    peer = start('peer.ts', String(port), file);
    await peer.until((output) => output.includes('ready'));
    port = Number(/ready (\d+)/.exec(peer.output())?.[1]);
  };
  beforeAll(async () => {
    file = path();
    await startPeer();
  });
  afterAll(() => peer.kill());

  test(`32 killed with -9 in mid append and started again, ${String(ROUNDS)} rounds: nothing acknowledged is lost, viewers catch up`, async () => {
    const connection = `kurrentdb://127.0.0.1:${String(port)}?tls=false`;
    await killInMidAppend({ connection, kill: () => peer.kill(), start: startPeer }, ROUNDS);
  });
});
