import { describeRulings } from './every-ruling.js';

describeRulings('riftbound: the game');
