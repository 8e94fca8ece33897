import type { AddressInfo } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import type { HeadLog } from '#log/keeping';
import type { AnyRuleset } from '#ruleset';
import { givenKey, type Keys } from '#keys';
import type { Promptness } from '../../apps/api/src/http/answer-in-time.js';
import type { Limits } from '../../apps/api/src/limits.js';
import { makeLogger } from '../../apps/api/src/logging/logger.js';
import { Metrics } from '../../apps/api/src/metrics/metrics.js';
import { createApp } from '../../apps/api/src/create-app.js';
import { fetchAsRecorder, KEY } from './key.js';
import { noughts } from './noughts.js';
import { drawSecret } from './secrets.js';

/** A listening server for tests. `request` asks as the recorder, `ask` as whoever the headers make; both answer the status, the headers and the parsed body. */
export interface RunningApi {
  readonly url: string;
  readonly request: (path: string, init?: RequestInit) => Promise<Answer>;
  readonly ask: (path: string, init?: RequestInit) => Promise<Answer>;
  readonly post: (path: string, body: unknown) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test expects of it is the check
  readonly body: any;
}

/** What a test may choose: the store, the rulesets, the rate and the other limits, the keys, the names of the host, the origins that may embed, the folder of the replayer, the folders of rulings, the clock (a second a look). */
export interface ApiWish {
  readonly store?: EventStore;
  readonly rulesets?: readonly AnyRuleset[];
  readonly rate?: number;
  readonly limits?: Partial<Limits>;
  readonly keys?: Keys;
  readonly hosts?: readonly string[];
  readonly embed?: readonly string[];
  readonly replayer?: string;
  readonly rulings?: readonly string[];
  readonly log?: HeadLog;
  readonly promptness?: Promptness;
  /** Who reads the numbers: the key alone unless told. */
  readonly metrics?: 'machine' | 'key';
  /** Where the lines of the server's log go; what is no error goes nowhere unless told. */
  readonly lines?: (line: string) => void;
  readonly clock?: () => string;
}

/** Limits that no test meets by chance. */
const WIDE: Limits = {
  reads: 1_000_000,
  writes: 1_000_000,
  connections: 2000,
  addressConnections: 2000,
  streams: 2000,
  patience: 30,
};

const ratesOf = ({ rate }: ApiWish): Partial<Limits> => (rate === undefined ? {} : { reads: rate, writes: rate });

const metricsFor = ({ metrics = 'key' }: ApiWish): 'machine' | 'key' => metrics;

const loggerOf = ({ lines }: ApiWish): ReturnType<typeof makeLogger> =>
  lines === undefined ? makeLogger('error') : makeLogger('info', { write: lines });

const read = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson ? (JSON.parse(text) as unknown) : text };
};

/** Starts a server on a free port of this machine, on a store in memory and with noughts unless told otherwise. */
export const startApi = async (wish: ApiWish = {}): Promise<RunningApi> => {
  let second = 0;
  const app = await createApp({
    configuration: {
      host: '127.0.0.1',
      hosts: wish.hosts ?? [],
      embed: wish.embed ?? [],
      limits: { ...WIDE, ...ratesOf(wish), ...wish.limits },
      metrics: metricsFor(wish),
    },
    keys: wish.keys ?? givenKey(KEY),
    recording: {
      store: wish.store ?? (await openMemoryStore()),
      rulesets: wish.rulesets ?? [noughts],
      clock: wish.clock ?? (() => new Date(Date.UTC(2026, 4, 1, 18, 0, second++)).toISOString()),
      drawSecret,
    },
    replayer: wish.replayer ?? mkdtempSync(join(tmpdir(), 'matchtape-replayer-')),
    rulings: wish.rulings ?? [],
    log: wish.log,
    logger: loggerOf(wish),
    metrics: new Metrics(),
    promptness: wish.promptness,
  });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const request: RunningApi['request'] = async (path, init) => read(await fetchAsRecorder(url + path, init));
  const ask: RunningApi['ask'] = async (path, init) => read(await fetch(url + path, init));
  const post: RunningApi['post'] = (path, body) =>
    request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return { url, request, ask, post, close: () => app.close() };
};

/** The body that opens a game of noughts between Ana and Bo. */
export const noughtsMatch = (id: string, more: object = {}): object => ({
  id,
  ruleset: 'noughts',
  mode: 'single',
  edition: noughts.editions.at(-1),
  players: [{ name: 'Ana' }, { name: 'Bo' }],
  firstPlayer: 0,
  ...more,
});
