import { OVERLAY_PARTS, type OverlayPart } from '#tournament';

/** The languages that overlays have words in. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/**
 * What an overlay was asked to show: a part of a match, or of whatever the director of an event shows. `side`: at which edge a part that is smaller than the
 * picture stands.
 */
export interface OverlayPlace {
  readonly of: { readonly match: string } | { readonly event: string };
  readonly part: OverlayPart;
  readonly theme: 'dark' | 'light';
  readonly side: 'left' | 'right';
  readonly lang: Language;
}

/** The page of the director of an event. */
export interface DirectorPlace {
  readonly director: string;
}

/** An address that names no overlay. The message says what and how to mend it. */
export class OverlayError extends Error {
  override readonly name = 'OverlayError';
}

const oneOf = <Value extends string>(
  what: string,
  text: string | null,
  values: readonly [Value, ...Value[]],
): Value => {
  if (text === null) return values[0];
  const found = values.find((value) => value === text);
  if (found !== undefined) return found;
  throw new OverlayError(`There is no ${what} "${text.slice(0, 30)}". Name one of: ${values.join(', ')}.`);
};

const partIn = (text: string): OverlayPart => {
  const found = OVERLAY_PARTS.find((part) => part === text);
  if (found !== undefined) return found;
  throw new OverlayError(`There is no part "${text.slice(0, 30)}". Name one of: ${OVERLAY_PARTS.join(', ')}.`);
};

/** Reads `/overlay/MATCH/PART?theme=&side=&lang=`, `/overlay/~EVENT/PART`, which follows the director, and `/overlay/~EVENT/director`. Throws `OverlayError`. */
export const parseOverlay = (path: string, search: string): OverlayPlace | DirectorPlace => {
  const [, name = '', part = ''] = /^\/overlay\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (name === '') throw new OverlayError('No match is named. Open "/overlay/MATCH/score" of this server.');
  const decoded = decodeURIComponent(name);
  const isEvent = decoded.startsWith('~');
  if (isEvent && part === 'director') return { director: decoded.slice(1) };
  const params = new URLSearchParams(search);
  return {
    of: isEvent ? { event: decoded.slice(1) } : { match: decoded },
    part: partIn(part),
    theme: oneOf('theme', params.get('theme'), ['dark', 'light']),
    side: oneOf('side', params.get('side'), ['right', 'left']),
    lang: oneOf('language', params.get('lang'), LANGUAGES),
  };
};

/** Makes the address of a part that follows the director of an event. */
export const makeOverlayPath = (event: string, part: OverlayPart | 'director'): string =>
  `/overlay/~${encodeURIComponent(event)}/${part}`;
