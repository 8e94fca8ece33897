import { describeRandomGames } from './games.js';

describeRandomGames(9000, 20, 'match');
