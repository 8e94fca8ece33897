import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const CONFIGS = {
  installed: 'apps/replayer/vite.config.js',
  noughts: 'test/support/noughts-replayer.vite.js',
} as const;

/** Builds the replayer into a folder of its own and answers the folder: with the installed rulesets, or with the noughts of the tests. */
export const buildReplayer = (rulesets: keyof typeof CONFIGS): string => {
  const folder = mkdtempSync(join(tmpdir(), 'matchtape-replayer-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [
    vite,
    'build',
    'apps/replayer',
    '--config',
    CONFIGS[rulesets],
    '--outDir',
    folder,
    '--logLevel',
    'error',
  ];
  execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, REPLAYER_OUT: folder }, stdio: 'pipe' });
  return folder;
};
