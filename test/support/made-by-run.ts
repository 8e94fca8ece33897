import { join } from 'node:path';

/** Where what a run of the tests makes for all its files lies, and goes with it (tools/jest-bundle.mjs). */
export const madeByRun = (path: string): string => {
  const folder = process.env['MATCHTAPE_TESTED'];
  if (folder === undefined) throw new Error('MATCHTAPE_TESTED names no folder: run this as a test of `npm run jest`.');
  return join(folder, path);
};

/** A program of the tests, named by where its source lies below test/, as one that Node runs as it is. */
export const programOf = (source: string): string =>
  madeByRun(join('bundle/test', source.replace(/\.(ts|mjs)$/, '.mjs')));
