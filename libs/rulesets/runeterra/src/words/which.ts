import type { Keyword } from './vocabulary.js';

/**
 * Which of many are meant, or what a target must be: all that is said holds, of power, health and damage as they are now.
 * - `subtype`: as the data files name it; `follower`: no champion
 * - `cost`: as printed, so much; `leastCost`: so much at least
 * - `mostPower`, `leastPower`, `mostHealth`: so much at most, or at least
 */
export interface Which {
  readonly keyword?: Keyword;
  readonly subtype?: string;
  readonly follower?: boolean;
  readonly damaged?: boolean;
  readonly cost?: number;
  readonly leastCost?: number;
  readonly mostPower?: number;
  readonly leastPower?: number;
  readonly mostHealth?: number;
}
