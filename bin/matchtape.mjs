#!/usr/bin/env node
// The command-line door. Runs the built program; builds it first when the clone is fresh.
import { existsSync } from 'node:fs';

const program = new URL('../dist/programs/matchtape.js', import.meta.url);
if (!existsSync(program)) {
  const { prepare } = await import('../tools/prepare.mjs');
  prepare();
  const { build } = await import('../tools/build.mjs');
  build();
}
await import(program.href);
