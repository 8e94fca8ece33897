import { riftbound } from '#rulesets/riftbound';
import { describeRandomGames } from './games.js';

describeRandomGames(riftbound, { mode: 'ffa3', from: 5000, games: 4, length: 'whole', concede: 0.02 });
describeRandomGames(riftbound, { mode: 'ffa3', from: 5500, games: 66, length: 'short' });
