// The glossary holds words in use, once each, in order.
import { readFileSync } from 'node:fs';
import { glossaryProblems, termsOf } from './glossary-of.js';
import { filesBelow, report } from './sources.js';

const page = readFileSync('GLOSSARY.md', 'utf8');
const everything = ['libs', 'apps', 'docs']
  .flatMap((folder) => filesBelow(folder, ['.ts', '.tsx', '.md']))
  .map(({ text }) => text)
  .join('\n');
report(glossaryProblems(page, everything), `glossary: ${termsOf(page).length} words, all in use and in order`);
