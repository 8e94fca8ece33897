import type { Json, JsonObject } from '#kernel';
import type { MatchResult, Viewer } from '#ruleset';
import type { TapeEvent } from './tape.js';

/** A match as the list shows it; times are ISO 8601 in UTC. */
export interface MatchSummary {
  readonly id: string;
  readonly ruleset: string;
  readonly mode: string;
  readonly edition: string;
  readonly status: 'open' | 'closed';
  readonly players: readonly string[];
  readonly plays: number;
  readonly findings: number;
  readonly openedAt: string;
  readonly result: MatchResult | null;
}

/** A play as this page sends it: `play` picked from the offers, or a `line` of notation. */
export interface PlayEntry {
  readonly playId: string;
  readonly expectedRevision: number;
  readonly play?: Json;
  readonly line?: string;
}

/** The server's refusal, from its problem+json: what and where, and how to mend it. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly remedy: string,
    readonly details: JsonObject,
  ) {
    super(message);
  }
}

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

const problemOf = async (response: Response): Promise<ApiProblem> => {
  const body = (await response.json().catch(() => ({}))) as JsonObject;
  const message = textOf(body['detail'], textOf(body['title'], `The server answered ${String(response.status)}.`));
  return new ApiProblem(response.status, textOf(body['code'], 'http'), message, textOf(body['remedy'], ''), body);
};

const request = async (path: string, init?: RequestInit): Promise<unknown> => {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiProblem(0, 'offline', 'The server does not answer.', 'Start it (npm start), then try again.', {});
  }
  if (!response.ok) throw await problemOf(response);
  return response.json();
};

const matchPath = (id: string, rest = ''): string => `/matches/${encodeURIComponent(id)}${rest}`;

/** Every match in the store, the one opened last first. */
export const fetchMatches = async (): Promise<readonly MatchSummary[]> =>
  (await request('/matches')) as readonly MatchSummary[];

interface Stretch {
  readonly revision: number;
  readonly events: readonly TapeEvent[];
}

/** All events of a match, redacted for the viewer by the server, which sends them in stretches. */
export const fetchEvents = async (id: string, viewer: Viewer): Promise<readonly TapeEvent[]> => {
  const events: TapeEvent[] = [];
  for (;;) {
    const query = `/events?from=${String(events.length)}&viewer=${String(viewer)}`;
    const stretch = (await request(matchPath(id, query))) as Stretch;
    events.push(...stretch.events);
    if (stretch.events.length === 0 || events.length > stretch.revision) return events;
  }
};

/** Sends a play; answers when it stands on the tape. */
export const sendPlay = async (id: string, entry: PlayEntry): Promise<unknown> =>
  request(matchPath(id, '/plays'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
  });

/** Follows the live end of a tape after a revision; the browser reconnects by itself. Returns how to stop. */
export const followEvents = (
  { id, after, viewer }: { readonly id: string; readonly after: number; readonly viewer: Viewer },
  heard: (event: TapeEvent) => void,
  connected: (is: boolean) => void,
): (() => void) => {
  const source = new EventSource(matchPath(id, `/live?from=${String(after + 1)}&viewer=${String(viewer)}`));
  source.onopen = () => connected(true);
  source.onerror = () => connected(false);
  source.onmessage = (message: MessageEvent<string>) => heard(JSON.parse(message.data) as TapeEvent);
  return () => source.close();
};
