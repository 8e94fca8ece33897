import { describeRandomGames } from './games.js';

describeRandomGames({ mode: 'match', from: 9000, games: 10, length: 'whole' });
describeRandomGames({ mode: 'match5', from: 9100, games: 10, length: 'whole' });
describeRandomGames({ mode: 'match5', from: 9200, games: 10, length: 'short' });
