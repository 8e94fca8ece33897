import { riftbound } from '#rulesets/riftbound';
import { describeRandomGames } from './games.js';

for (const [at, edition] of riftbound.editions.slice(0, -1).entries()) {
  describeRandomGames(riftbound, { mode: 'duel', edition, from: 9300 + 100 * at, games: 4, length: 'short' });
  describeRandomGames(riftbound, { mode: 'duel', edition, from: 9350 + 100 * at, games: 1, length: 'whole' });
  describeRandomGames(riftbound, { mode: 'ffa3', edition, from: 9380 + 100 * at, games: 2, length: 'short' });
}
