import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listenOnFreePort } from '../../support/free-port.js';

/**
 * The wire before the peer: a TCP proxy on the address that clients know.
 * - `open`: bytes pass
 * - `half-open`: connections are taken and stay, but no byte passes either way, as behind a cable that was pulled
 * - `refused`: nobody listens
 */
export type LineState = 'open' | 'half-open' | 'refused';

/** See `LineState`. `cut` closes every connection, the server's side included. */
export interface Line {
  readonly port: number;
  readonly set: (state: LineState) => Promise<void>;
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

interface Pair {
  readonly outer: Socket;
  readonly inner: Socket;
}

const dropPair = ({ outer, inner }: Pair): void => {
  // A reset, as by a machine that died: an orderly end would let the client finish its calls.
  outer.resetAndDestroy();
  inner.destroy();
};

const joinPair = ({ outer, inner }: Pair): void => {
  outer.pipe(inner);
  inner.pipe(outer);
};

const partPair = ({ outer, inner }: Pair): void => {
  outer.unpipe(inner).pause();
  inner.unpipe(outer).pause();
};

/** Listens on a port (0 for a free one) and passes everything to a port on this machine. */
export const openLine = async (wantedPort: number, target: () => number): Promise<Line> => {
  const pairs = new Set<Pair>();
  let state: LineState = 'open';
  const server = createServer((outer) => {
    const inner = connect(target(), '127.0.0.1');
    const pair = { outer, inner };
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      outer.destroy();
      inner.destroy();
    };
    for (const socket of [outer, inner]) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
    if (state === 'open') joinPair(pair);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stopListening = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const pair of pairs) dropPair(pair);
    await closed;
  };
  const port = wantedPort === 0 ? await listenOnFreePort(server) : wantedPort;
  if (!server.listening) await listen(port);
  return {
    port,
    set: async (next) => {
      if (next === state) return;
      if (state === 'refused') await listen(port);
      if (next === 'refused') await stopListening();
      if (next === 'half-open') for (const pair of pairs) partPair(pair);
      // What had stood still does not go on: a client has given such a connection up.
      if (next === 'open' && state === 'half-open') for (const pair of pairs) dropPair(pair);
      state = next;
    },
    cut: () => {
      for (const pair of pairs) dropPair(pair);
    },
    close: stopListening,
  };
};
