// Runs every ruling once. Writes docs/reference/seed-rows.md: which rulings show the rows of the first case lists, and what comes of them; with
// --check only says whether the page is true. Either way these are problems: a row that is shown nowhere, or whose ruling fails; a rule that code
// cites, that no ruling comes to and no reason is given for; a ruling about editions that comes out the same under them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { seedRowsPage } from './ruling-book/page.js';
import { ruledKeys } from './ruling-book/ruled-keys.js';
import { seedProblems, seedRows } from './ruling-book/rows.js';
import { shownBy } from './ruling-book/shown.js';
import { readAlikeReasons, toldApart } from './ruling-book/told-apart.js';
import { filesBelow, report } from './sources.js';

const PAGE = 'docs/reference/seed-rows.md';

const files = filesBelow('rulings', ['.yaml']);
const shown = files.map(shownBy);
const editions = toldApart(files, readAlikeReasons());
const rows = seedRows(shown, filesBelow('test/rulesets', ['.test.ts']));
const { cited, ruled, problems } = ruledKeys(filesBelow('libs/rulesets', ['.ts']), shown);
const text = seedRowsPage(rows);
const isCurrent = (): boolean => existsSync(PAGE) && readFileSync(PAGE, 'utf8') === text;

const isCheck = process.argv.includes('--check');
if (!isCheck) writeFileSync(PAGE, text);
const old = isCheck && !isCurrent() ? [`${PAGE} is out of date; run: npm run ruling-book`] : [];
report(
  [...seedProblems(rows), ...old, ...problems, ...editions.problems],
  `${PAGE}: ${rows.length} rows; rulings come to ${ruled} of the ${cited} rules that code cites, the others have their test or reason; ${editions.cases} cases tell editions apart, or have a reason`,
);
