import { describeRandomGames } from './games.js';

describeRandomGames(1000, 120);
