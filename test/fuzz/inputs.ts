import { writeFileSync } from 'node:fs';
import type { Json, JsonObject } from '#kernel';
import { cli } from '../cli/run.js';
import type { Answer } from '../support/api.js';
import type { Die } from '../support/die.js';
import { fetchAsRecorder } from '../support/key.js';
import { Sayer } from './grammar.js';
import { GRAMMARS } from './grammars.js';
import { DECKS, type Hall, type HallMatch } from './hall.js';
import { mutateJson, mutateText } from './mutate.js';

/** What came of an input: what it was, for the report, and what is wrong with the answer; null where nothing is. */
export interface Outcome {
  readonly input: string;
  readonly fault: string | null;
  /** It was taken, and not refused. */
  readonly taken: boolean;
}

/** Where the inputs go: the hall, a folder for files, texts that are there to be spoilt. */
export interface Doors {
  readonly hall: Hall;
  readonly die: Die;
  readonly file: (name: string) => string;
  readonly tapes: readonly string[];
  readonly rulings: readonly string[];
}

/** What a text must not say: the inside of the program, or that the dealer was asked for ever. */
const INSIDE =
  /dealer\/endless|\n\s+at .*:\d+:\d+|node_modules|\/dist\/|[\w/]+\.ts:\d|undefined is not|Cannot read prop/;

const problemFault = ({ status, headers, body }: Answer): string | null => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (status >= 500) return `answered ${String(status)}: ${text.slice(0, 300)}`;
  if (INSIDE.test(text)) return `tells of the inside: ${text.slice(0, 300)}`;
  if (status < 400) return null;
  const { code, detail, remedy } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const isProblem = [code, detail, remedy].every((part) => typeof part === 'string' && part !== '');
  const isTyped = headers.get('content-type')?.includes('problem+json') ?? false;
  return isProblem && isTyped ? null : `is refused without a problem: ${String(status)} ${text.slice(0, 300)}`;
};

const told = (input: unknown, answer: Answer): Outcome => ({
  input: JSON.stringify(input).slice(0, 2000),
  fault: problemFault(answer),
  taken: answer.status < 400,
});

const matchOf = ({ hall, die }: Doors): HallMatch => die.one(hall.matches) as HallMatch;

const offerOf = (doors: Doors, { ruleset }: HallMatch, state: unknown): JsonObject | undefined => {
  const { die } = doors;
  const seats = ruleset.view(state, 'recorder').players.map(({ seat }) => seat);
  const offers = seats.flatMap((seat) => ruleset.legalPlays(state, seat));
  const lively = offers.filter(({ play }) => !/Concede|Draw/.test((play as { play: string }).play));
  return die.one(lively)?.play as JsonObject | undefined;
};

const said = async (doors: Doors): Promise<Outcome> => {
  const match = matchOf(doors);
  const { die, hall } = doors;
  const view = match.ruleset.view(await hall.stateOf(match), 'recorder');
  const grammar = GRAMMARS[match.ruleset.id];
  if (grammar === undefined) return { input: '', fault: 'has no grammar', taken: false };
  const line = new Sayer(grammar, { ruleset: match.ruleset, view }, die).line();
  const spoilt = die.below(6) === 0 ? mutateText(line, die) : line;
  return told({ match: match.id, line: spoilt }, await hall.play(match, { line: spoilt }));
};

/** A play that is offered, as it is, so that matches go on; or with something wrong in it. */
const played = async (doors: Doors): Promise<Outcome> => {
  const match = matchOf(doors);
  const { die, hall } = doors;
  const play = offerOf(doors, match, await hall.stateOf(match));
  if (play === undefined) return { input: 'nothing is offered', fault: null, taken: false };
  const entered = die.below(2) === 0 ? play : mutateJson(play, die);
  return told({ match: match.id, play: entered }, await hall.play(match, { play: entered }));
};

const opened = async ({ hall, die }: Doors): Promise<Outcome> => {
  const entry = hall.entry();
  const decks = DECKS[entry.ruleset] ?? [];
  const isDeck = die.below(2) === 0;
  const players = ['Ana', 'Ben'].map((name) => ({ name, deck: mutateText(die.one(decks) ?? '', die) }));
  const body: Json = isDeck ? { ...entry, players } : mutateJson(entry, die);
  return told(body, await hall.api.post('/matches', body));
};

const VIEWS = 'events table legal timeline chain scoring statistics findings state live close plays nothing'.split(' ');
const IDS = [
  '%00',
  '%ff',
  '..',
  'a'.repeat(1000),
  '__proto__',
  '%2e%2e%2f',
  'hall-1',
  'HALL-1',
  ' ',
  '🃏',
  'hall-1%0a',
];
const QUERIES = [
  'at=0',
  'at=-1',
  'at=abc',
  'at=999999999999',
  'viewer=public',
  'viewer=0',
  'viewer=banana',
  'viewer=99',
  'seat=0',
  'seat=-1',
  'from=1e9',
  'limit=0',
  'limit=5',
  'at[]=1',
  'at=1&at=2',
  '__proto__=1',
  '%',
  'text=%00',
];
const ROOTS = [
  'matches',
  'rulings',
  'rulings/rules',
  'statistics',
  'health',
  'health/ready',
  'session',
  'views/rebuild',
  'docs',
  'docs-json',
  '',
];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'Content-Encoding': 'gzip' },
  { 'Content-Type': 'text/plain' },
  { 'Last-Event-ID': 'x' },
  { 'If-None-Match': '"x"' },
  { Accept: 'text/event-stream' },
  { Authorization: 'Bearer x' },
  { 'X-Forwarded-For': '1.2.3.4', Via: 'x' },
];

const pathOf = ({ hall, die }: Doors): string => {
  const id = die.below(3) === 0 ? die.one(IDS) : die.one(hall.matches)?.id;
  const path = die.below(4) === 0 ? die.one(ROOTS) : `matches/${id ?? ''}/${die.one(VIEWS) ?? ''}`;
  const queries = Array.from({ length: die.below(3) }, () => die.one(QUERIES));
  return `/${path ?? ''}?${queries.join('&')}`;
};

/** Milliseconds after which a question is no longer waited for: much more than any answer takes. */
const GIVEN_UP = 60_000;

interface Request {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isKeyed: boolean;
}

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

const requestOf = (doors: Doors): Request => ({
  path: pathOf(doors),
  method: doors.die.one(METHODS) ?? 'GET',
  headers: doors.die.one(HEADERS) ?? {},
  isKeyed: doors.die.below(2) === 0,
});

const typeOf = ({ headers }: Response): string => headers.get('content-type') ?? '';

/** What came back; of a stream no more than that it began. */
const answerOf = async (response: Response): Promise<Answer> => {
  const { status, headers } = response;
  if (typeOf(response).includes('event-stream')) return { status, headers, body: '' };
  const text = await response.text();
  const isJson = typeOf(response).includes('json') && text !== '';
  return { status, headers, body: isJson ? (JSON.parse(text) as unknown) : text };
};

/** The answer to a question of which nothing but the head is wanted is no problem in words. */
const isHead = ({ method }: Request): boolean => method === 'HEAD';

/** An address asked for, in any way; a stream is left as soon as it has begun. */
const asked = async (doors: Doors): Promise<Outcome> => {
  const request = requestOf(doors);
  const { path, method, headers, isKeyed } = request;
  const hangUp = new AbortController();
  const timer = setTimeout(() => hangUp.abort(), GIVEN_UP);
  try {
    const fetched = isKeyed ? fetchAsRecorder : fetch;
    const response = await fetched(doors.hall.api.url + path, { method, headers, signal: hangUp.signal });
    const answer = await answerOf(response);
    const { status } = answer;
    return isHead(request) && status < 500
      ? { input: method + path, fault: null, taken: status < 400 }
      : told(request, answer);
  } catch (error) {
    return { input: JSON.stringify(request), fault: `is not answered: ${String(error)}`, taken: false };
  } finally {
    clearTimeout(timer);
    hangUp.abort();
  }
};

/** A file that somebody brings to the prompt: a tape, or a ruling. */
const brought = async ({ die, file, tapes, rulings }: Doors): Promise<Outcome> => {
  const isTape = die.below(2) === 0;
  const path = file(isTape ? 'spoilt.tape' : 'spoilt.yaml');
  const text = mutateText(die.one(isTape ? tapes : rulings) ?? '', die);
  writeFileSync(path, text);
  const { code, out, err } = await cli(isTape ? ['verify', path] : ['rulings', path]);
  const isTold = [0, 1, 2, 3].includes(code) && !INSIDE.test(out + err);
  return {
    input: JSON.stringify(text.slice(0, 2000)),
    fault: isTold ? null : `ends with ${String(code)}: ${err.slice(0, 400)}`,
    taken: code === 0,
  };
};

/** Kinds of inputs, and how often each is tried in a hundred. */
export const INPUTS: readonly (readonly [number, (doors: Doors) => Promise<Outcome>])[] = [
  [44, said],
  [30, played],
  [5, opened],
  [18, asked],
  [3, brought],
];
