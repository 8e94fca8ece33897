import { runeterra } from '#rulesets/runeterra';
import { describeRandomGames } from './games.js';

describeRandomGames(runeterra, { mode: 'standard', from: 1, games: 90, length: 'whole' });
describeRandomGames(runeterra, { mode: 'standard', from: 501, games: 5, length: 'short' });
