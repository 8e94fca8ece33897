import type { FloorSource, ImportPreview, PairingFormat, RowProblem, SeenTournament, Speaker } from '#tournament';
import { followStream, post, request } from './api.js';
import { makeUuid } from './uuid.js';

/** An event in the list of the server. */
export interface ListedEvent {
  readonly id: string;
  readonly title: string;
  readonly openedAt: string;
  readonly ruleset: string;
  readonly mode: string;
  readonly edition: string;
  readonly rounds: number;
  readonly posted: number;
}

/** An event as this browser may know it, at a revision; `now`: the server's time. */
export interface EventAt {
  readonly id: string;
  readonly revision: number;
  readonly now: string;
  readonly event: SeenTournament;
}

/** The floor of an event. */
export interface FloorAt extends FloorSource {
  readonly id: string;
  readonly revision: number;
  readonly now: string;
}

/** What a list of pairings would do. */
export interface PairingsPreview extends ImportPreview {
  readonly format: PairingFormat;
  readonly round: number;
  readonly rows: number;
  readonly more: boolean;
  readonly problems: readonly RowProblem[];
}

/** What an order at the desk came to: `refused` are tapes that did not take what follows for them. */
export interface DeskReceipt {
  readonly tournament: string;
  readonly changed: boolean;
  readonly refused: readonly { readonly match: string; readonly message: string }[];
}

const eventPath = (id: string, rest = ''): string => `/events/${encodeURIComponent(id)}${rest}`;
const tablePath = (id: string, { round, table }: { readonly round: number; readonly table: number }): string =>
  eventPath(id, `/rounds/${round}/tables/${table}`);

/** Who orders from this page, until links say who holds them. */
export const OFFICIAL: Speaker = { role: 'organiser', name: '' };

export const fetchEventList = async (): Promise<readonly ListedEvent[]> =>
  (await request('/events')) as readonly ListedEvent[];

export const fetchEvent = async (id: string): Promise<EventAt> => (await request(eventPath(id))) as EventAt;

/** Opens an event; answers its id. */
export const openEvent = async (body: object): Promise<string> =>
  ((await post('/events', { orderId: makeUuid(), ...body })) as DeskReceipt).tournament;

/** Orders something at the desk. A lost answer is asked for again under the same id by whoever keeps it. */
export const orderAtDesk = async (id: string, order: object, orderId = makeUuid()): Promise<DeskReceipt> =>
  (await post(eventPath(id, '/orders'), { orderId, order: { by: OFFICIAL, ...order } })) as DeskReceipt;

export const previewPairings = async (id: string, round: number, text: string): Promise<PairingsPreview> =>
  (await post(eventPath(id, '/pairings/preview'), { round, text })) as PairingsPreview;

export const importPairings = async (id: string, round: number, text: string): Promise<DeskReceipt> =>
  (await post(eventPath(id, '/pairings'), { round, text, despite: true, orderId: makeUuid() })) as DeskReceipt;

export const importStandings = (id: string, text: string): Promise<unknown> =>
  post(eventPath(id, '/standings'), { text, orderId: makeUuid() });

export const registerDeck = (id: string, player: string, list: string): Promise<unknown> =>
  post(eventPath(id, '/decks'), { player, list, orderId: makeUuid() });

/** Opens the tape of a table, or finds it open; answers its id. */
export const openTape = async (
  id: string,
  place: { readonly round: number; readonly table: number },
): Promise<string> => ((await post(`${tablePath(id, place)}/tape`, {})) as { readonly match: string }).match;

export const fetchTableCode = async (
  id: string,
  place: { readonly round: number; readonly table: number },
): Promise<string> => ((await request(`${tablePath(id, place)}/code`)) as { readonly code: string }).code;

/** Calls a judge to a table, with its code. */
export const callFromTable = (
  id: string,
  place: { readonly round: number; readonly table: number },
  call: { readonly code: string; readonly seat?: number; readonly orderId: string },
): Promise<unknown> => post(`${tablePath(id, place)}/calls`, call);

/** Where the results of a round, its times and the penalties are given as files. */
export const resultsPath = (id: string, round: number, format: string): string =>
  eventPath(id, `/rounds/${round}/results?format=${format}`);
export const penaltiesPath = (id: string): string => eventPath(id, '/penalties?format=csv');

/** Follows the floor of an event: whole each time. Returns how to stop. */
export const followFloor = (
  { id, round }: { readonly id: string; readonly round: number | null },
  heard: (floor: FloorAt) => void,
  connected: (is: boolean) => void,
): (() => void) =>
  followStream(
    () => eventPath(id, `/live${round === null ? '' : `?round=${round}`}`),
    (data) => heard(data as FloorAt),
    connected,
  );
