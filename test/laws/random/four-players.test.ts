import { describeRandomGames } from './games.js';

describeRandomGames({ mode: 'ffa4', from: 6000, games: 10, length: 'whole' });
describeRandomGames({ mode: 'ffa4', from: 6500, games: 40, length: 'short' });
