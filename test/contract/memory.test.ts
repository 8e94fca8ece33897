import { describe } from '@jest/globals';
import { useMemory } from './subject.js';
import { contractSuite } from './suite.js';

describe('the memory store keeps the contract', () => {
  contractSuite(useMemory());
});
