import { describe } from '@jest/globals';
import { appendCases } from './cases/append.js';
import { concurrencyCases } from './cases/concurrency.js';
import { contentCases } from './cases/content.js';
import { readingCases } from './cases/reading.js';
import { retryCases } from './cases/retry.js';
import { subscriptionCases } from './cases/subscription.js';
import { leaveOut, useMemory } from './subject.js';

describe('the memory store keeps the contract', () => {
  const subject = useMemory();
  appendCases(subject);
  retryCases(subject);
  contentCases(subject);
  readingCases(subject);
  concurrencyCases(subject);
  subscriptionCases(subject);
  leaveOut(subject.name, 'has no disk', '9 after reopening, 13, 23 with two processes, 31 to 37');
});
