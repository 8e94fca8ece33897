import { describeRandomGames } from './games.js';

describeRandomGames(3000, 120);
