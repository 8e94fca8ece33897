import { describeRandomGames } from './games.js';

describeRandomGames(2000, 120);
