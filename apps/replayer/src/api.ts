import type { Eyes } from '#access';
import type { Envelope, JsonObject } from '#kernel';
import type { CloseOrder, MatchOrder, PlayOrder, Receipt, TakeBackOrder, TapeStretch, RewindOrder } from '#match';
import type { Viewer } from '#ruleset';
import { remedyHere } from './remedies.js';

/** A match as this page writes it, every field of the form filled, under an id of its own choice, so that a repeat opens no second one. */
export interface WrittenMatch
  extends
    Required<Omit<MatchOrder, 'players' | 'texts' | 'level' | 'event' | 'table'>>,
    Pick<MatchOrder, 'level' | 'event' | 'table'> {
  readonly players: readonly { readonly name: string; readonly deck: string | null }[];
}

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** The server's refusal, from its problem+json: what and where, and how to mend it on this page; `details` holds the facts that matter. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: string;
  readonly remedy: string;

  /** `status` 0: no answer at all. */
  constructor(
    readonly status: number,
    readonly details: JsonObject,
  ) {
    super(textOf(details['detail'], `The server answered ${String(status)}.`));
    this.code = textOf(details['code'], 'http');
    this.remedy = remedyHere(details, status);
  }
}

const OFFLINE = {
  code: 'offline',
  detail: 'The server does not answer.',
  remedy: 'Look whether this device has a network, then try again. Who keeps the server starts it with "npm start".',
} as const;

const problemOf = async (response: Response): Promise<ApiProblem> =>
  new ApiProblem(response.status, (await response.json().catch(() => ({}))) as JsonObject);

let credentials: RequestCredentials = 'same-origin';

/** From here on the server is asked as by the public, whatever key this browser holds. */
export const askAsPublic = (): void => {
  credentials = 'omit';
};

const answerOf = async (path: string, init?: RequestInit): Promise<Response> => {
  let response: Response;
  try {
    response = await fetch(path, { credentials, ...init });
  } catch {
    throw new ApiProblem(0, OFFLINE);
  }
  if (!response.ok) throw await problemOf(response);
  return response;
};

/** An answer without a body (204) has nothing to be read. */
const NO_CONTENT = 204;

/** Asks the server; null where it answers that it is done, and no more. Throws `ApiProblem` where it refuses or does not answer. */
export const request = async (path: string, init?: RequestInit): Promise<unknown> => {
  const response = await answerOf(path, init);
  return response.status === NO_CONTENT ? null : response.json();
};

/** As `request`, with what a header of the answer says. */
export const requestWith = async (path: string, header: string): Promise<readonly [body: unknown, header: string]> => {
  const response = await answerOf(path);
  return [await response.json(), response.headers.get(header) ?? ''];
};

/** As `request`, for an answer that is a text. */
export const requestText = async (path: string): Promise<string> => (await answerOf(path)).text();

/** The path of a match, and what comes behind it. */
export const matchPath = (id: string, rest = ''): string => `/matches/${encodeURIComponent(id)}${rest}`;

/** The events of a match from a revision on, redacted for the viewer by the server, which sends them in stretches. */
export const fetchEvents = async (id: string, viewer: Eyes, from = 0): Promise<readonly Envelope[]> => {
  const events: Envelope[] = [];
  for (;;) {
    const query = `/events?from=${String(from + events.length)}&viewer=${String(viewer)}`;
    const stretch = (await request(matchPath(id, query))) as TapeStretch;
    events.push(...stretch.events);
    if (stretch.events.length === 0 || from + events.length > stretch.revision) return events;
  }
};

/** A match as it stands, as a viewer may know it. */
export const fetchMatch = (id: string, viewer: Eyes): Promise<unknown> =>
  request(matchPath(id, `?viewer=${String(viewer)}`));

/** The tape of a match as a document with its chain, as its viewer may know it. */
export const fetchDocument = (id: string, viewer: Viewer): Promise<string> =>
  requestText(matchPath(id, `/tape?viewer=${String(viewer)}`));

/** `keepalive`: it is sent though the page is being left. */
export const post = async (path: string, body: object, keepalive = false): Promise<unknown> =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive,
  });

/** Opens a match; answers when its tape begins. */
export const openMatch = (order: WrittenMatch): Promise<unknown> => post('/matches', order);

/** Sends a play, made on the table as the viewer sees it; answers when it stands on the tape. */
export const sendPlay = async (id: string, viewer: Viewer, entry: PlayOrder): Promise<Receipt> =>
  (await post(matchPath(id, `/plays?viewer=${String(viewer)}`), entry)) as Receipt;

/** Closes the tape for good, if its last revision is the one expected. */
export const closeMatch = (id: string, order: Required<CloseOrder>): Promise<unknown> =>
  post(matchPath(id, '/close'), order);

/** Sets the match back, if its last revision is the one expected. */
export const rewindMatch = (id: string, order: Required<RewindOrder>): Promise<unknown> =>
  post(matchPath(id, '/rewinds'), order);

/** Takes plays back, if the tape's last revision is the one expected. */
export const takeBackPlays = async (id: string, order: Required<TakeBackOrder>): Promise<Receipt> =>
  (await post(matchPath(id, '/take-backs'), order)) as Receipt;

/** Orders a step of a dispute, or something about the round, by the path behind the match, if the tape's last revision is the one expected. */
export const orderMatch = (id: string, path: string, order: object): Promise<unknown> =>
  post(matchPath(id, path), order);

/** What went wrong and how to mend it, in words for the page. */
export const wordsOf = (error: unknown): string => {
  if (error instanceof ApiProblem) return `${error.message} ${error.remedy}`.trim();
  return error instanceof Error ? error.message : String(error);
};
