import { readdir } from 'node:fs/promises';
import type { Configuration } from '../configuration.js';
import { StartError } from '../start-error.js';

/** The folder of rulings that the configuration names, if it does. Throws `StartError` where it cannot be read. */
export const ownRulings = async ({ rulings }: Pick<Configuration, 'rulings'>): Promise<readonly string[]> => {
  if (rulings === null) return [];
  try {
    await readdir(rulings);
  } catch {
    throw new StartError(
      'rulings-unreadable',
      `The folder of rulings ${rulings} is not there, or cannot be read.`,
      'Set MATCHTAPE_RULINGS to a folder of ruling files, or leave it out.',
    );
  }
  return [rulings];
};
