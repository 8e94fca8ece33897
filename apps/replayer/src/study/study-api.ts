import type { JsonObject } from '#kernel';
import type { Viewer } from '#ruleset';
import type { InsideOrder, Study } from '#study';
import { post, request } from '../api.js';

/** A study as the list of its match names it. */
export interface ListedStudy extends Pick<Study, 'id' | 'title' | 'author' | 'isShared'> {
  readonly notes: number;
}

const path = (match: string, rest = ''): string => `/matches/${encodeURIComponent(match)}/studies${rest}`;

/** The studies of a match that this browser may read. */
export const fetchStudies = async (match: string, viewer: Viewer): Promise<readonly ListedStudy[]> =>
  (await request(path(match, `?viewer=${String(viewer)}`))) as readonly ListedStudy[];

/** A study, with what the viewer may know of it. */
export const fetchStudy = async (match: string, id: string, viewer: Viewer): Promise<Study> =>
  (await request(path(match, `/${encodeURIComponent(id)}?viewer=${String(viewer)}`))) as Study;

/** Begins a study on the server: an empty one, or with what a document says. */
export const openStudy = async (
  match: string,
  body: { readonly id: string; readonly author: string; readonly title?: string; readonly document?: JsonObject },
): Promise<Study> => (await post(path(match), body)) as Study;

/** Gives an order to a study on the server; answers the study as it is then. */
export const orderStudy = async (
  { match, id }: Pick<Study, 'match' | 'id'>,
  viewer: Viewer,
  body: { readonly orderId: string; readonly author: string; readonly order: InsideOrder },
): Promise<Study> =>
  (await post(path(match, `/${encodeURIComponent(id)}/orders?viewer=${String(viewer)}`), body)) as Study;
