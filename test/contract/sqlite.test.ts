import { describe } from '@jest/globals';
import { appendCases } from './cases/append.js';
import { contentCases } from './cases/content.js';
import { retryCases } from './cases/retry.js';
import { useSqlite } from './subject.js';

describe('the SQLite store keeps the contract', () => {
  const subject = useSqlite();
  appendCases(subject);
  retryCases(subject);
  contentCases(subject);
});
