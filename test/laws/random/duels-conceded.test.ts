import { riftbound } from '#rulesets/riftbound';
import { describeRandomGames } from './games.js';

describeRandomGames(riftbound, { mode: 'duel', from: 1500, games: 60, length: 'short' });
