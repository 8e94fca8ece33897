import { type Played, withRecentPlays } from '../disputes/played.js';
import { type Past, recentPast } from './past.js';

/** A match that stays in memory while it is played: it goes on as it was, holds no more games the longer it gets, and its older plays as text. */
export const withRecentPast = <Match extends { readonly past: Past<unknown>; readonly played: Played }>(
  match: Match,
): Match => {
  const [past, played] = [recentPast(match.past), withRecentPlays(match.played)];
  return past === match.past && played === match.played ? match : { ...match, past, played };
};
