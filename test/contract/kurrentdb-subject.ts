import { openKurrentStore } from '#event-store/kurrentdb';
import { useScopes } from './scope.js';
import { type Measures, type Subject, useClosing } from './subject.js';

/** The server takes a mebibyte an append, metadata included, and a scope's prefix is part of a stream's name. */
const MEASURES: Measures = {
  largestEvent: 900 * 1024,
  longestName: 980,
  longStream: 100_000,
  places: 200,
  rounds: 20,
  schedules: 25,
  openings: 20,
};

/** The store on a KurrentDB server, real or not, that the tests share with each other and with whoever else uses it. */
export const useKurrent = (name: string, connection: () => string, measures: Partial<Measures> = {}): Subject => {
  const keep = useClosing();
  return {
    name,
    can: {
      durable: true,
      contiguousPositions: false,
      alone: false,
      promptCheckpoints: false,
      erases: false,
      chain: true,
      queue: true,
    },
    measures: { ...MEASURES, ...measures },
    ...useScopes(async (options) => keep(await openKurrentStore({ ...options, connection: connection() }))),
  };
};

/** The connection string of the real server; a test file that needs one is called `*.server.test.ts`. */
export const realServer = (): string => process.env['MATCHTAPE_KURRENTDB'] ?? '';
