import { describeRulings } from './every-ruling.js';

describeRulings(1);
