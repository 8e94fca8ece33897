import { makeAppend, makeDelete, makeTombstone } from './append-service.js';
import { makeBatchAppend } from './batch-service.js';
import type { Certificates } from './certificates.js';
import { makeGetSupportedMethods, makeGossip } from './cluster-services.js';
import { type Faults, makeFaults } from './faults.js';
import { type Line, openLine } from './line.js';
import { openLog, type PeerLog } from './log.js';
import type { PeerNode, Users } from './node.js';
import { featuresService, gossipService, grpc, streamsService } from './protocol.js';
import { makeRead } from './read-service.js';
import { makeWriter } from './writes.js';

export type { AppendFault, Faults } from './faults.js';

/**
 * How the peer runs.
 * - `path`: SQLite file that keeps the log
 * - `port`: 0 or nothing for a free one
 * - `maxAppendBytes`: data of one append; 1 MiB
 * - `certificates`: speaks TLS with them; without, it speaks without
 * - `users`: names and passwords of those who may in; everybody when there are none, as on an insecure server
 * - `rememberedIds`: how many ids the weak rule of idempotency remembers; 100,000
 */
export interface PeerOptions {
  readonly path: string;
  readonly port?: number;
  readonly maxAppendBytes?: number;
  readonly rememberedIds?: number;
  readonly users?: Users;
  readonly certificates?: Certificates;
}

/** A running peer. */
export interface Peer {
  readonly port: number;
  /** The connection string of a client. */
  readonly connection: string;
  readonly faults: Faults;
  /** Switches every fault off; the line is left as it is. */
  readonly clearFaults: () => void;
  readonly line: Pick<Line, 'set' | 'cut'>;
  /** Tells every subscriber that it fell behind, and then that it caught up again. */
  readonly fallBehind: () => void;
  /** Stops as if killed, and starts again on the same port and data. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What runs between two restarts. */
interface Run {
  readonly port: number;
  readonly node: PeerNode;
  readonly stop: () => Promise<void>;
}

const ADDRESS = '127.0.0.1';

/**
 * The limit of a message is so high that the one of an append is met first. The pings keep bytes flowing: the client's reads wait
 * in mid request for an acknowledgement that the kernel otherwise puts off by 40 ms.
 */
const CHANNEL = {
  'grpc.max_receive_message_length': 64 * 1024 * 1024,
  'grpc.max_send_message_length': -1,
  'grpc.keepalive_time_ms': 5,
};

const makeServer = (node: PeerNode, publicPort: () => number): grpc.Server => {
  const server = new grpc.Server(CHANNEL);
  server.addService(streamsService.StreamsService, {
    read: makeRead(node),
    append: makeAppend(node),
    batchAppend: makeBatchAppend(node),
    delete: makeDelete(node),
    tombstone: makeTombstone(node),
  });
  server.addService(featuresService.ServerFeaturesService, { getSupportedMethods: makeGetSupportedMethods(node) });
  server.addService(gossipService.GossipService, {
    read: makeGossip(node, () => ({ host: ADDRESS, port: publicPort() })),
  });
  return server;
};

const credentialsOf = ({ certificates }: PeerOptions): grpc.ServerCredentials => {
  if (certificates === undefined) return grpc.ServerCredentials.createInsecure();
  const pair = { cert_chain: Buffer.from(certificates.certificate), private_key: Buffer.from(certificates.key) };
  return grpc.ServerCredentials.createSsl(null, [pair]);
};

const bind = (server: grpc.Server, credentials: grpc.ServerCredentials): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(`${ADDRESS}:0`, credentials, (error, port) => {
      if (error === null) resolve(port);
      else reject(error);
    });
  });

/** A new log begins with events of the system, as the real server's does: readers of all events meet them. */
const beginLog = async (log: PeerLog): Promise<void> => {
  if (log.all.length > 0) return;
  const bytes = (data: string): Uint8Array => Buffer.from(data);
  await log.add('$$$settings', [
    {
      id: '00000000-0000-4000-8000-000000000000',
      type: '$metadata',
      isJson: true,
      data: bytes('{"$maxCount":1}'),
      metadata: bytes(''),
    },
  ]).written;
};

/** Starts a peer. Stop it, or the process stays. */
export const startPeer = async (options: PeerOptions): Promise<Peer> => {
  const faults = makeFaults();
  let run: Run | undefined;
  const line = await openLine(options.port ?? 0, () => run?.port ?? 0);
  const start = async (): Promise<Run> => {
    const log = await openLog(options.path);
    await beginLog(log);
    const node: PeerNode = {
      log,
      writer: makeWriter(log, options.rememberedIds ?? 100_000),
      faults,
      users: options.users ?? {},
      maxAppendBytes: options.maxAppendBytes ?? 1024 * 1024,
      cut: line.cut,
      fallBehind: new Set(),
    };
    const server = makeServer(node, () => line.port);
    const port = await bind(server, credentialsOf(options));
    const stop = async (): Promise<void> => {
      server.forceShutdown();
      await log.close();
    };
    return { port, node, stop };
  };
  run = await start();
  return {
    port: line.port,
    connection: `kurrentdb://${ADDRESS}:${String(line.port)}?tls=${String(options.certificates !== undefined)}`,
    faults,
    clearFaults: () => {
      faults.appends.length = 0;
      const { appends: _appends, ...rest } = makeFaults();
      Object.assign(faults, rest);
    },
    line,
    fallBehind: () => {
      for (const tell of run?.node.fallBehind ?? []) tell();
    },
    restart: async () => {
      await line.set('refused');
      await run?.stop();
      run = await start();
      await line.set('open');
    },
    stop: async () => {
      await line.close();
      await run?.stop();
    },
  };
};
