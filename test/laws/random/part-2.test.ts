import { describeRandomGames } from './games.js';

describeRandomGames({ mode: 'duel', from: 2000, games: 40, length: 'whole' });
describeRandomGames({ mode: 'duel', from: 2500, games: 170, length: 'short' });
