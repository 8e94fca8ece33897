// npm links the bins of dependencies, not those of the package itself; this makes `npx matchtape` work in the clone.
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';

const bin = new URL('../node_modules/.bin/', import.meta.url);
mkdirSync(bin, { recursive: true });
const link = new URL('matchtape', bin);
rmSync(link, { force: true });
if (process.platform === 'win32') {
  writeFileSync(new URL('matchtape.cmd', bin), '@node "%~dp0\\..\\..\\bin\\matchtape.mjs" %*\r\n');
} else {
  chmodSync(new URL('../bin/matchtape.mjs', import.meta.url), 0o755);
  symlinkSync('../../bin/matchtape.mjs', link);
}
