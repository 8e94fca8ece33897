import { riftbound } from '#rulesets/riftbound';
import { describeRandomGames } from './games.js';

describeRandomGames(riftbound, { mode: 'ffa3', from: 5000, games: 2, length: 'whole', concede: 0.02 });
describeRandomGames(riftbound, { mode: 'ffa3', from: 5500, games: 24, length: 'short' });
describeRandomGames(riftbound, { mode: 'ffa4', from: 6000, games: 1, length: 'whole', concede: 0.02 });
describeRandomGames(riftbound, { mode: 'ffa4', from: 6500, games: 16, length: 'short' });
