import { describeRandomGames } from './games.js';

describeRandomGames({ mode: 'duel', from: 1000, games: 40, length: 'whole' });
describeRandomGames({ mode: 'duel', from: 1500, games: 170, length: 'short' });
