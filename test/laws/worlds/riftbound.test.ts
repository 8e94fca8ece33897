import { riftbound } from '#rulesets/riftbound';
import { describeWorlds } from './describe-worlds.js';

describeWorlds(riftbound, { mode: 'duel', from: 1, games: 6, plays: 90 });
describeWorlds(riftbound, { mode: 'ffa3', from: 100, games: 1, plays: 90 });
