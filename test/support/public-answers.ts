import type { RunningApi } from './api.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

/** What is asked about: a match, a table and its event, how many revisions there are or will be. */
export interface Asked {
  readonly match: string;
  readonly event: string;
  readonly title: string;
  readonly round: number;
  readonly table: number;
  readonly ruleset: string;
  readonly last: number;
}

/** What stands in addresses for each name: a new one has to be told here before its route is held. */
const namesOf = ({ match, event, round, table, ruleset }: Asked): Readonly<Record<string, string>> => ({
  ...{ id: match, match, event, round: String(round), table: String(table), ruleset },
  ...{ study: 'notes', review: 'x', code: 'x', topic: 'x', name: 'x', device: 'x' },
  ...{ seat: '0', to: '1', number: '1', part: 'score', series: 'x', file: 'x' },
});

/** What is asked for by each name of a query, at a tape that has `last` more than its audience may know. */
const waysAt = ({ last, title }: Asked): Readonly<Record<string, readonly string[]>> => ({
  viewer: ['public', 'audience', '0', 'recorder'],
  at: [last - 6, last - 5, last].map(String),
  ...Object.fromEntries(['from', 'after', 'revision'].map((name) => [name, [String(last)]])),
  event: [encodeURIComponent(title)],
  result: ['open', 'win'],
  sort: ['latest', 'plays', 'oldest'],
  limit: ['1', '2'],
  content: ['tables', 'moments'],
});

/** The ways in which a route is asked: plainly, as each viewer, at every revision that there is, and from there on. */
const asksOf = (path: string, { parameters = [] }: Operation, asked: Asked): readonly string[] => {
  const names = namesOf(asked);
  const valueOf = (name: string): string => {
    const value = names[name];
    if (value === undefined) throw new Error(`${path} asks for "${name}": say in namesOf what stands for it.`);
    return value;
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  const queries = parameters.filter((each) => each.in === 'query');
  const needed = queries.filter(({ required }) => required === true);
  const base = needed.map(({ name }) => `${name}=${valueOf(name)}`);
  const has = (name: string): boolean => queries.some((each) => each.name === name);
  const more = [
    '',
    ...Object.entries(waysAt(asked)).flatMap(([name, ways]) => (has(name) ? ways.map((way) => `${name}=${way}`) : [])),
  ];
  return more.map((each) => [filled, [...base, each].filter(Boolean).join('&')].filter(Boolean).join('?'));
};

const streams = (path: string): boolean => /\/(live|feed)$/.test(path.split('?')[0] ?? '');

/** What a stream has to tell at once: up to the word that everything there was has been told, where it says so. */
const firstOf = async (api: RunningApi, path: string): Promise<unknown> => {
  const response = await fetch(api.url + path);
  if (!(response.headers.get('content-type') ?? '').startsWith('text/event-stream')) return response.json();
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const isWhole = /^\/(?!matches)|\/reviews\//.test(path) && !/\/feed/.test(path) && /^data: .*\n\n/m.test(text);
    if (/caught-up/.test(text) || isWhole) break;
  }
  return text;
};

const CHANGING = new Set([
  'date',
  'connection',
  'keep-alive',
  'ratelimit',
  'ratelimit-policy',
  'transfer-encoding',
  'x-request-id',
]);

/** Everything that can be asked of a server by somebody who reads: all its reading routes, each in every way. `isAsked` leaves some out. */
export const asksOfAll = async (
  api: RunningApi,
  asked: Asked,
  isAsked: (path: string) => boolean = () => true,
): Promise<readonly string[]> => {
  const { paths } = (await api.ask('/docs-json')).body as { paths: Record<string, { readonly get?: Operation }> };
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get === undefined || !isAsked(path) ? [] : asksOf(path, get, asked),
  );
};

/** All that somebody without a link is answered: status, headers (length, marks, links to the next page) and body. */
export const answersTo = async (api: RunningApi, asks: readonly string[]): Promise<ReadonlyMap<string, unknown>> => {
  const answers = new Map<string, unknown>();
  for (const ask of asks) {
    if (streams(ask)) {
      answers.set(ask, await firstOf(api, ask));
      continue;
    }
    const { status, headers, ...rest } = await api.ask(ask);
    answers.set(ask, {
      status,
      headers: [...headers].filter(([name]) => !CHANGING.has(name) && !name.startsWith('ratelimit')),
      ...rest,
    });
  }
  return answers;
};
