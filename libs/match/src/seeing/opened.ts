import type { PlayerEntry, Viewer } from '#ruleset';
import type { MatchOpened } from '../events.js';

/** The seed tells every shuffle and a deck list tells a hand: only the recorder knows both, a seat its own list. */
export const seeOpened = (data: MatchOpened['data'], viewer: Viewer): MatchOpened['data'] => {
  const players = data.options.players.map((player, seat): PlayerEntry =>
    seat === viewer ? player : { ...player, deck: null },
  );
  return { ...data, options: { ...data.options, seed: null, players } };
};
