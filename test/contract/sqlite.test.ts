import { describe } from '@jest/globals';
import { useSqlite } from './subject.js';
import { contractSuite } from './suite.js';

describe('the SQLite store keeps the contract', () => {
  contractSuite(useSqlite());
});
