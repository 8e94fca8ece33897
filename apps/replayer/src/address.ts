import type { Viewer } from '#ruleset';

/** A place in the replayer: a match (none: the list), a revision (none: the end of the tape) and who looks. */
export interface Address {
  readonly match: string | null;
  readonly at: number | null;
  readonly viewer: Viewer;
}

/** A viewer from text; anything that is neither a seat nor a known word looks as the recorder. */
export const parseViewer = (text: string | null): Viewer => {
  if (text === 'public') return 'public';
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : 'recorder';
};

const parseRevision = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Reads the part of a URL after `#`: `/match/<id>?at=<revision>&viewer=<viewer>`. */
export const parseAddress = (hash: string): Address => {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const params = new URLSearchParams(query);
  const match = /^\/match\/([^/]+)$/.exec(path)?.[1];
  return {
    match: match === undefined ? null : decoded(match),
    at: parseRevision(params.get('at')),
    viewer: parseViewer(params.get('viewer')),
  };
};

/** Makes the part of a URL after `#`; the inverse of `parseAddress`. */
export const makeAddress = ({ match, at, viewer }: Address): string => {
  if (match === null) return '#/';
  const params = new URLSearchParams();
  if (at !== null) params.set('at', String(at));
  if (viewer !== 'recorder') params.set('viewer', String(viewer));
  const query = params.toString();
  return `#/match/${encodeURIComponent(match)}${query === '' ? '' : `?${query}`}`;
};
