import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { madeByRun } from './made-by-run.js';
import { atRoot } from './root.js';

const CONFIGS = {
  installed: 'apps/replayer/vite.config.js',
  noughts: 'test/support/noughts-replayer.vite.js',
} as const;

/** Renaming is what two files that build at the same time are told apart by: who comes later takes what is there. */
const putAt = (built: string, folder: string): void => {
  try {
    renameSync(built, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(built, { recursive: true });
  }
};

/**
 * Builds the replayer once in a run of the tests and answers its folder: with the installed rulesets, or with the noughts of the tests. The former is there already
 * where dist/ was fresh as the run began (tools/jest-bundle.mjs).
 */
export const buildReplayer = (rulesets: keyof typeof CONFIGS): string => {
  const folder = madeByRun(`replayer-${rulesets}`);
  if (existsSync(folder)) return folder;
  const built = mkdtempSync(`${folder}-`);
  const vite = atRoot('node_modules/vite/bin/vite.js');
  const args = ['build', 'apps/replayer', '--config', CONFIGS[rulesets], '--outDir', built, '--logLevel', 'error'];
  // Jest says that this is a test; what is built is what is shipped.
  const env = { ...process.env, NODE_ENV: 'production', REPLAYER_OUT: built };
  execFileSync(process.execPath, [vite, ...args], { cwd: atRoot('.'), env, stdio: 'pipe' });
  const oneFile = atRoot('dist/one-file');
  if (existsSync(oneFile)) cpSync(oneFile, join(built, 'one-file'), { recursive: true });
  putAt(built, folder);
  return folder;
};
