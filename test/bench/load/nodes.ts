import { type ServerProcess, startServer, stopServer } from '../../support/server-process.js';
import { takenBy, type Taken } from './report.js';

/** The server processes of one event, all on one store. A client has one of them, and goes on to the next where that is gone. */
export interface Nodes {
  /** The address of the node that a client has after so many moves. */
  readonly urlOf: (client: number, moves: number) => string;
  /** The address of a node that is there. */
  readonly url: () => string;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts so many processes, the environment of each by its number. */
export const startNodes = async (
  count: number,
  environmentOf: (number: number) => Record<string, string>,
): Promise<Nodes> => {
  const servers: ServerProcess[] = [];
  for (let number = 0; number < count; number++) servers.push(await startServer(environmentOf(number)));
  const urls = servers.map(({ url }) => url);
  let left = servers;
  return {
    urlOf: (client, moves) => urls[(client + moves) % count] ?? '',
    url: () => left[0]?.url ?? '',
    kill: async () => {
      const [first, ...others] = left;
      left = others;
      if (first !== undefined) await stopServer(first, 'SIGKILL');
    },
    stop: async () => {
      for (const each of left) await stopServer(each, 'SIGTERM');
    },
  };
};

/** Milliseconds between two looks at what the nodes take. */
const SAMPLE = 2000;

/** What all nodes took while they were watched, as far as they could be asked. Memory: of the largest one. */
export interface Watched {
  readonly end: () => Promise<Taken>;
}

/** Watches what the nodes take. */
export const watchNodes = async ({ urlOf }: Nodes, count: number): Promise<Watched> => {
  const urls = Array.from({ length: count }, (_, number) => urlOf(number, 0));
  const before = await Promise.all(urls.map(takenBy));
  const last = [...before];
  let [memory, stood] = [0, 0];
  const look = async (number: number): Promise<void> => {
    // One that was killed has said its last.
    const now = await takenBy(urls[number] ?? '').catch(() => null);
    if (now === null) return;
    last[number] = now;
    memory = Math.max(memory, now.memory);
    stood = Math.max(stood, now.stood);
  };
  const lookAtAll = (): Promise<unknown> => Promise.all(urls.map((_, number) => look(number)));
  const sampling = setInterval(() => void lookAtAll(), SAMPLE);
  const since = (name: 'processor' | 'slowAppends'): number =>
    last.reduce((sum, now, number) => sum + now[name] - (before[number]?.[name] ?? 0), 0);
  return {
    end: async () => {
      clearInterval(sampling);
      await lookAtAll();
      return { memory, stood, processor: since('processor'), slowAppends: since('slowAppends') };
    },
  };
};
