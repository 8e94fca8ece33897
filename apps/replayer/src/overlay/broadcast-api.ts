import type { BroadcastShow, TournamentAt } from '#tournament';
import { post, request } from '../api.js';
import { followStream } from '../streams.js';
import type { Session } from '../session.js';

const pathOf = (event: string, rest = ''): string => `/events/${encodeURIComponent(event)}${rest}`;

/** What the director shows, as this browser may know it. */
export const fetchShow = async (event: string): Promise<BroadcastShow> =>
  (await request(pathOf(event, '/broadcast'))) as BroadcastShow;

/** Follows what the director shows to the audience, whatever key this browser holds: an overlay is on air. Returns how to stop. */
export const followShow = (event: string, heard: (show: BroadcastShow) => void): (() => void) =>
  followStream(
    () => pathOf(event, '/broadcast/live?viewer=audience'),
    { message: (data) => heard(data as BroadcastShow) },
    () => undefined,
  );

/** Shows something else. Throws `ApiProblem` where this browser may not. */
export const sendShow = (event: string, show: BroadcastShow): Promise<unknown> =>
  post(pathOf(event, '/broadcast'), show);

/** Who this browser is. */
export const fetchSession = async (): Promise<Session> => (await request('/session')) as Session;

/** The desk of the event, for its tables. */
export const fetchDesk = async (event: string): Promise<TournamentAt> => (await request(pathOf(event))) as TournamentAt;
