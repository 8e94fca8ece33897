import { riftbound } from '#rulesets/riftbound';
import { describeRandomGames } from './games.js';

describeRandomGames(riftbound, { mode: 'duel', from: 1000, games: 12, length: 'whole' });
