import { describeRulings } from './every-ruling.js';

describeRulings('riftbound: cards');
