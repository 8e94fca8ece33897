import {
  changedFloor,
  type CallStatus,
  type DeskReceipt,
  type FloorAt,
  type FloorChanges,
  type ListedTournament,
  type PairingsPreview,
  type TournamentAt,
} from '#tournament';
import { post, request } from './api.js';
import { followStream } from './streams.js';
import { makeUuid } from './uuid.js';

const eventPath = (id: string, rest = ''): string => `/events/${encodeURIComponent(id)}${rest}`;
const tablePath = (id: string, { round, table }: { readonly round: number; readonly table: number }): string =>
  eventPath(id, `/rounds/${round}/tables/${table}`);

export const fetchEventList = async (): Promise<readonly ListedTournament[]> =>
  (await request('/events')) as readonly ListedTournament[];

export const fetchEvent = async (id: string): Promise<TournamentAt> => (await request(eventPath(id))) as TournamentAt;

/** Opens an event; answers its id. */
export const openEvent = async (body: object): Promise<string> =>
  ((await post('/events', { orderId: makeUuid(), ...body })) as DeskReceipt).tournament;

/** Orders something at the desk, as whoever this browser is to the server. A lost answer is asked for again under the same id by whoever keeps it. */
export const orderAtDesk = async (id: string, order: object, orderId = makeUuid()): Promise<DeskReceipt> =>
  (await post(eventPath(id, '/orders'), { orderId, order })) as DeskReceipt;

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

/** How far the newest call of a table is, by its code; null where none is open. */
export const fetchTableCall = async (
  id: string,
  place: { readonly round: number; readonly table: number },
  code: string,
): Promise<CallStatus | null> =>
  (
    (await request(`${tablePath(id, place)}/calls?code=${encodeURIComponent(code)}`)) as {
      readonly call: CallStatus | null;
    }
  ).call;

/** Where the results of a round, its times and the penalties are given as files. */
export const resultsPath = (id: string, round: number, format: string): string =>
  eventPath(id, `/rounds/${round}/results?format=${format}`);
export const penaltiesPath = (id: string): string => eventPath(id, '/penalties?format=csv');

/** Follows the floor of an event: whole at first, and then by what changes. Returns how to stop. */
export const followFloor = (
  { id, round }: { readonly id: string; readonly round: number | null },
  heard: (floor: FloorAt) => void,
  connected: (is: boolean) => void,
): (() => void) => {
  let floor: FloorAt | null = null;
  const hear = (now: FloorAt | null): void => {
    floor = now;
    if (now !== null) heard(now);
  };
  return followStream(
    () => eventPath(id, `/live?as=changes${round === null ? '' : `&round=${round}`}`),
    {
      message: (data) => hear(data as FloorAt),
      changes: (data) => hear(floor && changedFloor(floor, data as FloorChanges)),
    },
    connected,
  );
};
