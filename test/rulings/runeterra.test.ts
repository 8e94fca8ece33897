import { describeRulings } from './every-ruling.js';

describeRulings('runeterra');
