// Writes docs/reference/roles.md from the table of who may do what; with --check only says whether it is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rolesPage } from '#access';
import { format, resolveConfig } from 'prettier';
import { report } from './sources.js';

const page = 'docs/reference/roles.md';
const text = await format(rolesPage(), { ...(await resolveConfig(page)), parser: 'markdown' });

if (process.argv.includes('--check')) {
  const written = existsSync(page) ? readFileSync(page, 'utf8') : '';
  report(written === text ? [] : [`${page} is out of date; run: npm run roles`], 'roles: up to date');
} else {
  writeFileSync(page, text);
  console.log(page);
}
