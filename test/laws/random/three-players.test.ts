import { describeRandomGames } from './games.js';

describeRandomGames({ mode: 'ffa3', from: 5000, games: 20, length: 'whole' });
describeRandomGames({ mode: 'ffa3', from: 5500, games: 50, length: 'short' });
