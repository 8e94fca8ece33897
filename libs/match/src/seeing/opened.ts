import { dealtBy, type MatchOptions, type PlayerEntry, type Viewer } from '#ruleset';
import type { MatchOpened } from '../events.js';
import { seePins } from '../pins.js';

/** The secret and the seed tell every shuffle: others see the commitment alone, or that there is a seed. */
const seeDealing = (options: MatchOptions): Pick<MatchOptions, 'seed' | 'dealing'> => {
  if (options.dealing?.by === 'secret') return { seed: null, dealing: { ...options.dealing, secret: null } };
  return { seed: null, ...(dealtBy(options) === 'seed' ? { dealing: { by: 'seed' } } : {}) };
};

/** What is dealt from tells every card and a deck list tells a hand: only the recorder knows both, a seat its own list. */
export const seeOpened = (data: MatchOpened['data'], viewer: Viewer): MatchOpened['data'] => {
  const players = data.options.players.map((player, seat): PlayerEntry =>
    seat === viewer ? player : { ...player, deck: null },
  );
  const pins = data.pins && seePins(data.pins, { players });
  return { ...data, options: { ...data.options, ...seeDealing(data.options), players }, pins };
};
