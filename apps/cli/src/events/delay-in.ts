import type { Delay } from '#access';
import { DELAY_WORDS, parseDelay } from '#tournament';
import { CliError } from '../cli-error.js';

/** The delay that is typed. Throws where it is none. */
export const delayIn = (text: string): Delay => {
  const delay = parseDelay(text);
  if (delay !== undefined) return delay;
  throw new CliError('bad-delay', `"${text}" is no delay.`, {
    remedy: `Name ${DELAY_WORDS}.`,
  });
};
