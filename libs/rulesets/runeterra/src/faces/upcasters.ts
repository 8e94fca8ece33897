import type { Json, JsonObject, Upcaster } from '#kernel';
import type { EndReason } from '../state/ending.js';

/** What ended a game, of the sentence of schema 1: the loser is the one of two who has not won. */
const endReason = (words: string, winners: readonly number[]): EndReason => {
  const seat = winners[0] === 0 ? 1 : 0;
  if (words.endsWith(' concedes')) return { kind: 'concession', seat };
  if (words.endsWith(' has no card left to draw')) return { kind: 'no-card', seat };
  return winners.length === 0 ? { kind: 'both-nexuses' } : { kind: 'nexus', seat };
};

const gameEnded = (data: Json): Json => {
  const { reason, winners, ...rest } = data as { readonly reason: string; readonly winners: readonly number[] };
  return { ...rest, winners, reason: { ...endReason(reason, winners) } };
};

const closed = (data: Json): Json => {
  const { result, ...rest } = data as { readonly result: Json };
  return { ...rest, result: result && gameEnded(result) };
};

/** How facts of older shapes are read, oldest first. */
export const upcasters: readonly Upcaster[] = [
  // Schema 2 names an ability by its moment. By number it was the first of its card: one text alone had a limit that this counts for.
  {
    type: 'AbilityActed',
    from: 1,
    upcast: (data: Json): Json => ({ ...(data as JsonObject), ability: 'card-played' }),
  },
  // Schema 2 has what ended a game as data, where schema 1 has a sentence.
  { type: 'GameEnded', from: 1, upcast: gameEnded },
  { type: 'MatchClosed', from: 1, upcast: closed },
];
