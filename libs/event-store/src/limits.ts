import type { StoreLimits } from './port.js';

const MIB = 1024 * 1024;

/** What a store takes unless told otherwise. */
export const DEFAULT_LIMITS: StoreLimits = {
  maxEventBytes: 4 * MIB,
  maxBatchEvents: 10_000,
  maxQueuedAppends: 4096,
  maxQueuedBytes: 64 * MIB,
};
