import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';

/** How much is logged: `info` each request besides what went wrong, `silent` nothing. */
export const LOG_WORDS = ['warn', 'info', 'error', 'silent'] as const;

export type LogLevel = (typeof LOG_WORDS)[number];

const STANDARD_ERROR = 2;

/**
 * The server's log: one JSON object a line, on the standard error, so that what is said to whoever started it stands apart. Lines hold no
 * name of a player, no card, no key, no address of a person and none of a request: what is logged says so field by field, and nothing is logged whole.
 */
export const makeLogger = (level: LogLevel, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      // Neither the machine's name nor the process: whoever collects lines knows where they come from.
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to ?? destination({ dest: STANDARD_ERROR, sync: true }),
  );
