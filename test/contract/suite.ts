import { appendCases } from './cases/append.js';
import { concurrencyCases } from './cases/concurrency.js';
import { contentCases } from './cases/content.js';
import { headCases } from './cases/heads.js';
import { longStreamCases } from './cases/long-stream.js';
import { openingCases } from './cases/opening.js';
import { readingCases } from './cases/reading.js';
import { retryCases } from './cases/retry.js';
import { subscriptionCases } from './cases/subscription.js';
import type { Subject } from './subject.js';

/** The contract of the port, the same for every store. Call it within `describe`. */
export const contractSuite = (subject: Subject): void => {
  appendCases(subject);
  retryCases(subject);
  contentCases(subject);
  readingCases(subject);
  headCases(subject);
  concurrencyCases(subject);
  subscriptionCases(subject);
  openingCases(subject);
  longStreamCases(subject);
};
