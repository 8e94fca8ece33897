import type { MatchResult } from '#ruleset';

/** What ended a game: the seat whose nexus has fallen, who has no card left to draw or who gives up, or both nexuses at once. */
export type EndReason =
  { readonly kind: 'nexus' | 'no-card' | 'concession'; readonly seat: number } | { readonly kind: 'both-nexuses' };

export type RuneterraResult = MatchResult<EndReason>;
