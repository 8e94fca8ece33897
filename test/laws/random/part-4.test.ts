import { describeRandomGames } from './games.js';

describeRandomGames(4000, 120);
