import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll } from '@jest/globals';
import { freePort } from '../support/free-port.js';
import type { KillableServer } from './killing.js';

/** The program that MATCHTAPE_KURRENTDB_COMMAND names: started as `COMMAND PORT FOLDER [OPTIONS]`, it is the server, or dies with it. */
const command = (): string => process.env['MATCHTAPE_KURRENTDB_COMMAND'] ?? '';

/** What a node says it is: `leader`, `follower`, or something that passes; nothing while it does not answer. */
const stateOf = async (port: number, tls: boolean): Promise<string> => {
  const options = { host: '127.0.0.1', port, path: '/info', rejectUnauthorized: false };
  try {
    const request = tls ? getSecurely(options) : get(options);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return String(((await json(answer)) as { readonly state?: unknown }).state);
  } catch {
    return '';
  }
};

/**
 * - `prepare`: makes what the server needs in its folder, and gives the options to start it with; `tls` when they make it secure
 * - `environment`: variables for the server
 */
export interface OwnServerOptions {
  readonly tls?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly prepare?: (folder: string) => readonly string[];
}

interface NodeOptions extends Omit<OwnServerOptions, 'prepare'> {
  readonly options?: readonly string[];
}

/** A server that a test file has to itself. */
export interface OwnServer extends KillableServer {
  readonly port: () => number;
  /** Where its data is, while it runs and when it does not. */
  readonly folder: () => string;
}

/** A node: a process, its port, its folder. */
interface Node {
  readonly port: number;
  readonly start: () => void;
  readonly kill: () => Promise<void>;
  /** @throws when its process has ended by itself */
  readonly state: () => Promise<string>;
}

const makeNode = (port: number, folder: string, { tls = false, environment, options = [] }: NodeOptions): Node => {
  let server: ChildProcess | undefined;
  const hasEnded = (): boolean => server === undefined || server.exitCode !== null || server.signalCode !== null;
  const start = (): void => {
    const env = { ...process.env, ...environment };
    const started = spawn(command(), [String(port), folder, ...options], { stdio: 'ignore', env });
    server = started;
    // A node that has to cut its log, to follow another leader, ends in good order and wants to be started again.
    started.once('exit', (code) => {
      if (code === 0 && server === started) start();
    });
  };
  return {
    port,
    start,
    kill: async () => {
      if (server === undefined || hasEnded()) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
    state: async () => {
      if (hasEnded()) throw new Error(`${command()} ended with ${String(server?.exitCode)}.`);
      return stateOf(port, tls);
    },
  };
};

const untilState = async (node: Node, states: readonly string[]): Promise<void> => {
  while (!states.includes(await node.state())) await setTimeout(20);
};

/** A real server of the test file's own, on a free port and with a folder of its own. */
export const useOwnServer = ({ prepare, ...rest }: OwnServerOptions = {}): OwnServer => {
  let folder = '';
  let node: Node | undefined;
  const start = async (): Promise<void> => {
    if (node === undefined) return;
    node.start();
    await untilState(node, ['leader']);
  };
  const kill = async (): Promise<void> => node?.kill();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'matchtape-kurrentdb-'));
    node = makeNode(await freePort(), folder, { ...rest, options: prepare?.(folder) ?? [] });
    await start();
  });
  afterAll(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get connection() {
      return `kurrentdb://127.0.0.1:${String(node?.port)}?tls=false`;
    },
    port: () => node?.port ?? 0,
    folder: () => folder,
    kill,
    start,
  };
};

const SIZE = 3;

/** Options of one node of a cluster; the ports of all are known. */
const clusterOptions = (ports: readonly number[], port: number, replicationPort: number): readonly string[] => {
  const seeds = ports.filter((other) => other !== port).map((other) => `127.0.0.1:${String(other)}`);
  const size = ['--cluster-size', String(SIZE), '--discover-via-dns', 'false', '--gossip-seed', seeds.join(',')];
  return [...size, '--replication-port', String(replicationPort)];
};

/** A real cluster of three nodes, without TLS. To kill it is to kill its leader; started again, that node follows the next one. */
export const useOwnCluster = (): KillableServer => {
  let folder = '';
  let nodes: readonly Node[] = [];
  let killed: Node | undefined;
  const untilWhole = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => untilState(node, ['leader', 'follower'])));
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'matchtape-cluster-'));
    const ports: number[] = [];
    for (let count = 0; count < 2 * SIZE; count++) ports.push(await freePort());
    const own = ports.slice(0, SIZE);
    nodes = own.map((port, index) =>
      makeNode(port, join(folder, String(index)), { options: clusterOptions(own, port, ports[SIZE + index] ?? 0) }),
    );
    for (const node of nodes) node.start();
    await untilWhole();
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get connection() {
      const hosts = nodes.map(({ port }) => `127.0.0.1:${String(port)}`);
      return `kurrentdb://${hosts.join(',')}?tls=false`;
    },
    kill: async () => {
      const states = await Promise.all(nodes.map((node) => node.state()));
      killed = nodes[states.indexOf('leader')];
      await killed?.kill();
    },
    start: async () => {
      killed?.start();
      await untilWhole();
    },
  };
};
