import type { Delay } from '#access';
import { LONGEST_DELAY, parseDelay } from '#tournament';
import { CliError } from '../cli-error.js';

/** The delay that is typed. Throws where it is none. */
export const delayIn = (text: string): Delay => {
  const delay = parseDelay(text);
  if (delay !== undefined) return delay;
  throw new CliError('bad-delay', `"${text}" is no delay.`, {
    remedy: `Name whole minutes, up to ${String(LONGEST_DELAY)}, or after-game.`,
  });
};
