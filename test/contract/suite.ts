import { appendCases } from './cases/append.js';
import { concurrencyCases } from './cases/concurrency.js';
import { contentCases } from './cases/content.js';
import { headCases } from './cases/heads.js';
import { longStreamCases } from './cases/long-stream.js';
import { openingCases } from './cases/opening.js';
import { readingCases } from './cases/reading.js';
import { retryCases } from './cases/retry.js';
import { sealingCases } from './cases/sealing.js';
import { subscriptionCases } from './cases/subscription.js';
import type { Subject } from './subject.js';

/**
 * The parts of the contract. A store that takes its time is tested part by part, in files of their own: several workers share
 * them, and what verifies a whole store does not read the thousands of events of other parts.
 */
const PARTS = {
  writing: [appendCases, retryCases, contentCases, headCases, sealingCases, concurrencyCases, openingCases],
  reading: [readingCases, longStreamCases],
  following: [subscriptionCases],
} as const;

/** A part of the contract of the port. Call it within `describe`. */
export const contractPart = (part: keyof typeof PARTS, subject: Subject): void => {
  for (const cases of PARTS[part]) cases(subject);
};

/** The contract of the port, the same for every store. Call it within `describe`. */
export const contractSuite = (subject: Subject): void => {
  contractPart('writing', subject);
  contractPart('following', subject);
  contractPart('reading', subject);
};
