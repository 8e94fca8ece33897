import { riftbound } from '#rulesets/riftbound';
import { inSoak } from '../../support/soak.js';
import { describeRandomGames } from './games.js';

// A soak plays forty times as many: a thousand.
describeRandomGames(riftbound, {
  mode: 'duel',
  from: 2000,
  games: inSoak(25, 3),
  length: 'whole',
  decks: 'of any cards',
});
