import { riftbound } from '#rulesets/riftbound';
import { describeRandomGames } from './games.js';

describeRandomGames(riftbound, { mode: 'duel', from: 3000, games: 10, length: 'whole' });
describeRandomGames(riftbound, { mode: 'duel', from: 3500, games: 200, length: 'short' });
