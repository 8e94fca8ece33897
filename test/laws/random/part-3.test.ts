import { describeRandomGames } from './games.js';

describeRandomGames({ mode: 'duel', from: 3000, games: 40, length: 'whole' });
describeRandomGames({ mode: 'duel', from: 3500, games: 170, length: 'short' });
