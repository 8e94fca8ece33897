// Writes docs/reference/cards/SET.md: what the encoding of each card does; with --check only says whether they are up to date.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOfReadings } from './readings/pages.js';
import { report } from './sources.js';

const folder = 'docs/reference/cards';

const pages = pagesOfReadings();
const isWritten = (name: string): boolean => existsSync(join(folder, name));

const problems = (): readonly string[] => {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => !pages.has(name)) : [];
  const stale = [...pages].filter(
    ([name, text]) => !isWritten(name) || readFileSync(join(folder, name), 'utf8') !== text,
  );
  return [
    ...others.map((name) => `${folder}/${name} is of no set`),
    ...stale.map(([name]) => `${folder}/${name} is out of date; run: npm run card-readings`),
  ];
};

if (process.argv.includes('--check')) report(problems(), `card readings: ${pages.size} pages`);
else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of pages) writeFileSync(join(folder, name), text);
  console.log(`${folder}: ${pages.size} pages`);
}
