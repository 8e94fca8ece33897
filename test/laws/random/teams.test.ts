import { riftbound } from '#rulesets/riftbound';
import { describeRandomGames } from './games.js';

describeRandomGames(riftbound, { mode: '2v2', from: 7000, games: 1, length: 'whole' });
describeRandomGames(riftbound, { mode: '2v2', from: 7500, games: 16, length: 'short' });
