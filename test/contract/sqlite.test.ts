import { describe } from '@jest/globals';
import { appendCases } from './cases/append.js';
import { concurrencyCases } from './cases/concurrency.js';
import { contentCases } from './cases/content.js';
import { readingCases } from './cases/reading.js';
import { retryCases } from './cases/retry.js';
import { subscriptionCases } from './cases/subscription.js';
import { useSqlite } from './subject.js';

describe('the SQLite store keeps the contract', () => {
  const subject = useSqlite();
  appendCases(subject);
  retryCases(subject);
  contentCases(subject);
  readingCases(subject);
  concurrencyCases(subject);
  subscriptionCases(subject);
});
