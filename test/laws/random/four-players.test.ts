import { riftbound } from '#rulesets/riftbound';
import { describeRandomGames } from './games.js';

describeRandomGames(riftbound, { mode: 'ffa4', from: 6000, games: 2, length: 'whole', concede: 0.02 });
describeRandomGames(riftbound, { mode: 'ffa4', from: 6500, games: 48, length: 'short' });
