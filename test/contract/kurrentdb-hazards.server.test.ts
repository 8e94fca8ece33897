import { describe } from '@jest/globals';
import { hazardCases } from './cases/kurrentdb-hazards.js';
import { realServer } from './kurrentdb-subject.js';

describe('the hazards of the client, on a real server', () => {
  hazardCases(realServer);
});
