import { describe } from '@jest/globals';
import { realServer, useKurrent } from './kurrentdb-subject.js';
import { contractSuite } from './suite.js';

describe('the store on a real KurrentDB server keeps the contract', () => {
  contractSuite(useKurrent('kurrentdb', realServer));
});
