import type { ConnectionLimits } from './http/connections.js';
import type { Rates } from './http/rate-limit.js';
import type { StreamLimits } from './matches/event-streams.js';

/** What one asker, and all together, may take of the server. */
export interface Limits extends Rates, ConnectionLimits, StreamLimits {}

/** Where each limit stands in the environment, and what it is unless told; `max` is where a number makes no sense any more. */
export const LIMITS = {
  reads: { variable: 'MATCHTAPE_RATE', usual: 1200, max: 1_000_000 },
  writes: { variable: 'MATCHTAPE_WRITE_RATE', usual: 1200, max: 1_000_000 },
  connections: { variable: 'MATCHTAPE_CONNECTIONS', usual: 2000, max: 100_000 },
  addressConnections: { variable: 'MATCHTAPE_ADDRESS_CONNECTIONS', usual: 200, max: 100_000 },
  streams: { variable: 'MATCHTAPE_STREAMS', usual: 200, max: 100_000 },
  patience: { variable: 'MATCHTAPE_PATIENCE', usual: 30, max: 3600 },
} as const satisfies {
  readonly [Name in keyof Limits]: { readonly variable: string; readonly usual: number; readonly max: number };
};
