import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { describeRandomGames } from './games.js';

describeRandomGames(riftbound, { mode: 'duel', from: 8100, games: 10, length: 'short', rewindOneIn: 12 });
describeRandomGames(riftbound, { mode: 'ffa3', from: 8200, games: 5, length: 'short', rewindOneIn: 12 });
describeRandomGames(runeterra, { mode: 'standard', from: 8300, games: 10, length: 'short', rewindOneIn: 12 });
