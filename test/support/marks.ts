import { fingerprint, makeCanonicalJson, type Fact } from '#kernel';

/**
 * An event without what it is pinned to: by what marks a game is kept is what it caused, and not with which version of the cards'
 * encodings, which change with every card that is mended.
 */
export const unpinned = (event: Fact): Fact => {
  if (event.type !== 'MatchOpened') return event;
  const { pins: _, ...data } = event.data as { readonly pins: unknown };
  return { ...event, data };
};

/** The mark by which a game is kept. */
export const markOf = (value: unknown): string => fingerprint(makeCanonicalJson(value));
