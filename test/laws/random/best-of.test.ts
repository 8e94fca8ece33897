import { riftbound } from '#rulesets/riftbound';
import { describeRandomGames } from './games.js';

describeRandomGames(riftbound, { mode: 'match', from: 9000, games: 1, length: 'whole' });
describeRandomGames(riftbound, { mode: 'match5', from: 9100, games: 1, length: 'whole' });
describeRandomGames(riftbound, { mode: 'match5', from: 9200, games: 10, length: 'short' });
describeRandomGames(riftbound, { mode: 'match1', from: 9300, games: 5, length: 'short' });
