import { runeterra } from '#rulesets/runeterra';
import { describeWorlds } from './describe-worlds.js';

describeWorlds(runeterra, { mode: 'standard', from: 1, games: 12, plays: 80 });
