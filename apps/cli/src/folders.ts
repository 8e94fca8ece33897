import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are not there. Step by step, because Node's own way never ends where the system
 * answers that a folder which is there is not (below /proc). Throws what Node throws.
 */
export const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  mkdirSync(path);
};
