// Installs the dependencies when they are missing or older than the lock file. Uses nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modifiedAt = (name) => (existsSync(root + name) ? statSync(root + name).mtimeMs : 0);

function runNpm(...args) {
  const options = { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' };
  return spawnSync('npm', [...args, '--no-audit', '--no-fund'], options).status === 0;
}

/** Runs `npm ci` if `node_modules` does not answer to `package-lock.json`; throws when npm fails. */
export function prepare() {
  const installed = modifiedAt('node_modules/.package-lock.json');
  // A minute's grace: `npm install` writes both files in one go, in no fixed order.
  if (installed > 0 && installed + 60_000 >= modifiedAt('package-lock.json')) return;
  console.error('matchtape: installing dependencies (once; better-sqlite3 may compile for about a minute) ...');
  // `npm ci` refuses the lock where a registry lacks another platform's binary; `npm install` can do without it.
  if (!runNpm('ci') && !runNpm('install', '--no-save')) {
    console.error('matchtape: the install failed. Check the network and that a C++ compiler and python3 are present.');
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) prepare();
