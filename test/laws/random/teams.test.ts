import { describeRandomGames } from './games.js';

describeRandomGames({ mode: '2v2', from: 7000, games: 10, length: 'whole' });
describeRandomGames({ mode: '2v2', from: 7500, games: 40, length: 'short' });
