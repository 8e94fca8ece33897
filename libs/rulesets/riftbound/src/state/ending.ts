import type { MatchResult } from '#ruleset';

/**
 * What ended a game or a match.
 * - `points`: the winners have them; `card`: the seat wins by what the card says (195), null where nobody knows the card
 * - `concession`: of the game that is played, or of the match between two games
 * - `penalty`: the seats lose the game or the match by a penalty
 * - `time`: the time of the round is up, and the additional turns are played
 * - `words`: a tape of schema 1 has no more than a sentence
 */
export type EndReason =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'card'; readonly seat: number; readonly card: string | null }
  | { readonly kind: 'concession'; readonly seat: number; readonly of: 'game' | 'match' }
  | { readonly kind: 'penalty'; readonly seats: readonly number[]; readonly of: 'game' | 'match' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'time'; readonly of: 'game' | 'match' }
  | { readonly kind: 'words'; readonly words: string };

export type RiftboundResult = MatchResult<EndReason>;

/**
 * The time of the round is up (TR 408.2).
 * - `lastTurn`: number of the turn after which the game ends; null where the time ran out between two games
 * - `playoff`: the match has to have a winner (TR 408.4)
 * - `scored`: once the next point wins, who scored it; null while nobody has, absent while the turns are counted
 */
export interface TimeUp {
  readonly lastTurn: number | null;
  readonly playoff: boolean;
  readonly scored?: number | null;
}
