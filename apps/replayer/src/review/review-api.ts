import type { Viewer } from '#ruleset';
import type { ReviewMessage, ReviewPosition } from '#study';
import { post, request } from '../api.js';
import { followStream } from '../streams.js';

const pathOf = (match: string, rest = ''): string => `/matches/${encodeURIComponent(match)}/reviews${rest}`;

/** Leads a review under that name, or finds it led. Throws `ApiProblem`. */
export const openReview = (match: string, id: string, leader: string): Promise<unknown> =>
  post(pathOf(match), { id, leader });

/** Leads to a position. Throws `ApiProblem`. */
export const sendPosition = (match: string, id: string, position: ReviewPosition): Promise<unknown> =>
  post(pathOf(match, `/${encodeURIComponent(id)}/position`), { position });

/** Throws `ApiProblem`. */
export const endReview = (match: string, id: string): Promise<unknown> =>
  request(pathOf(match, `/${encodeURIComponent(id)}`), { method: 'DELETE' });

/** Follows a review, as its leader and as everybody else. Returns how to stop. */
export const followReview = (
  { match, id, viewer }: { readonly match: string; readonly id: string; readonly viewer: Viewer },
  heard: (told: ReviewMessage) => void,
  connected: (is: boolean) => void,
): (() => void) =>
  followStream(
    () => pathOf(match, `/${encodeURIComponent(id)}/live?viewer=${String(viewer)}`),
    { message: (data) => heard(data as ReviewMessage) },
    connected,
  );
