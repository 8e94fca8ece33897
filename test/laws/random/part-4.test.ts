import { describeRandomGames } from './games.js';

describeRandomGames({ mode: 'duel', from: 4000, games: 40, length: 'whole' });
describeRandomGames({ mode: 'duel', from: 4500, games: 170, length: 'short' });
