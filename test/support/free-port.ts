import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Ports that no system gives away by itself: Linux takes those of outgoing connections from 32768 on, others from
 * higher still. A server that stops for a moment finds its port again: nobody's connection has it, not even one to
 * that very port.
 */
const [LOWEST, HIGHEST] = [20_000, 32_767] as const;

/** Tries in vain before something else must be wrong. */
const TRIES = 50;

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Has a server listen on a port that nobody has and that stays free while it does not listen. */
export const listenOnFreePort = async (server: Server): Promise<number> => {
  for (let tries = 1; ; tries++) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return port;
    } catch (error) {
      if (tries === TRIES || !isTaken(error)) throw error;
    }
  }
};

/** A port that nobody has. */
export const freePort = async (): Promise<number> => {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  probe.close();
  await once(probe, 'close');
  return port;
};
