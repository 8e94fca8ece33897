import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { describeRandomGames } from './games.js';

const games = { games: 2, length: 'whole' } as const;

describeRandomGames(riftbound, { mode: 'duel', from: 9100, ...games, disputes: { oneIn: 3, level: 'casual' } });
describeRandomGames(riftbound, {
  mode: 'match',
  from: 9200,
  ...games,
  games: 1,
  disputes: { oneIn: 3, level: 'competitive' },
});
describeRandomGames(riftbound, {
  mode: 'ffa3',
  from: 9300,
  ...games,
  games: 1,
  disputes: { oneIn: 3, level: 'professional' },
});
describeRandomGames(runeterra, {
  mode: 'standard',
  from: 9400,
  ...games,
  disputes: { oneIn: 3, level: 'competitive' },
});
