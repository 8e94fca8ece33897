// Writes docs/reference/seed-rows.md: which rulings show the rows of the first case lists, and what comes of them; with --check only
// says whether the page is true. Either way a row that is shown nowhere, or whose ruling fails, is a problem.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { seedRowsPage } from './seed-rows/page.js';
import { seedProblems, seedRows } from './seed-rows/rows.js';
import { filesBelow, report } from './sources.js';

const PAGE = 'docs/reference/seed-rows.md';

const rows = seedRows(filesBelow('rulings', ['.yaml']), filesBelow('test/rulesets', ['.test.ts']));
const text = seedRowsPage(rows);
const isCurrent = (): boolean => existsSync(PAGE) && readFileSync(PAGE, 'utf8') === text;

const isCheck = process.argv.includes('--check');
if (!isCheck) writeFileSync(PAGE, text);
const old = isCheck && !isCurrent() ? [`${PAGE} is out of date; run: npm run seed-rows`] : [];
report([...seedProblems(rows), ...old], `${PAGE}: ${rows.length} rows`);
