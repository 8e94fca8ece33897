import { describeRulings } from './every-ruling.js';

describeRulings('riftbound: what follows');
