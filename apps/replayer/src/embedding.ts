import { parseAddress, type MatchAddress } from './address.js';

/** What an embedded page was asked to show: a match at a revision (null: the end of its tape), as the public sees it. */
export type EmbedPlace = Pick<MatchAddress, 'match' | 'at'>;

/** An address that names nothing to embed. The message says what and how to mend it. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
}

/**
 * Reads `/embed/MATCH?at=REVISION&viewer=public`. Nobody but the public looks through a page that stands in another: who that page belongs
 * to is unknown. Throws `EmbedError`.
 */
export const parseEmbed = (path: string, search: string): EmbedPlace => {
  const [, name = ''] = /^\/embed\/([^/]+)$/.exec(path) ?? [];
  const place = parseAddress(`#/match/${name}${search}`);
  if (place.page === 'nowhere') throw new EmbedError(place.problem);
  if (place.page !== 'match') throw new EmbedError('No match is named. Embed "/embed/MATCH" of this server.');
  if (new URLSearchParams(search).has('viewer') && place.viewer !== 'public') {
    throw new EmbedError('An embedded page shows what is public, and nothing else. Leave "viewer" out.');
  }
  return { match: place.match, at: place.at };
};

/** What the embedded page tells the page around it: how high it would like to be, in pixels. */
export interface HeightWish {
  readonly type: 'matchtape:height';
  readonly height: number;
}

/** Where the table and the verdict stand side by side, beyond it. */
const WIDE = 900;

/** High enough for the table with the verdict below it. */
const UPRIGHT = 780;

/** How high a page of that width would like to be, in pixels, so that every part of a table can be read. It does not depend on how high it is. */
export const heightFor = (width: number): number =>
  width < WIDE ? UPRIGHT : Math.min(820, Math.max(560, Math.round(width * 0.6)));
