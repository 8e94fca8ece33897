// Writes docs/reference/rules-map.md and examples.md; with --check only says whether they are true (lines of files may move).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { examplesOf, examplesPage } from './rules-map/examples.js';
import { citedInCode, citedInRulings } from './rules-map/evidence.js';
import { mapPage } from './rules-map/page.js';
import { readReasons } from './rules-map/reasons.js';
import { allRules } from './rules-map/rules.js';
import { standingsOf } from './rules-map/standing.js';
import { filesBelow, report } from './sources.js';

const rules = allRules();
const reasons = readReasons(rules);
const rulings = filesBelow('rulings/riftbound', ['.yaml']);
const { standings, problems } = standingsOf(rules, {
  code: citedInCode(filesBelow('libs/rulesets/riftbound/src', ['.ts']), rules),
  rulings: citedInRulings(rulings, rules),
  tests: citedInCode(filesBelow('test', ['.ts']), rules),
  reasons,
});
const examples = examplesOf(rulings, rules);
const pages = [
  { path: 'docs/reference/rules-map.md', text: mapPage(standings, reasons.kinds) },
  { path: 'docs/reference/examples.md', text: examplesPage(examples) },
];

/** What must not change unseen: lines of files move with every edit, so they are left out. */
const withoutLines = (text: string): string => text.replaceAll(/(\.ts):\d+\]/g, '$1]').replaceAll(/#L\d+/g, '');

const isCurrent = ({ path, text }: (typeof pages)[number]): boolean =>
  existsSync(path) && withoutLines(readFileSync(path, 'utf8')) === withoutLines(text);

const wrong = [...reasons.problems, ...problems, ...examples.problems];
if (process.argv.includes('--check')) {
  const old = pages
    .filter((page) => !isCurrent(page))
    .map(({ path }) => `${path} is out of date; run: npm run rules-map`);
  report([...wrong, ...old], `rules map: ${standings.length} rules and ${examples.examples.length} examples answered`);
} else {
  for (const { path, text } of pages) writeFileSync(path, text);
  report(wrong, pages.map(({ path }) => path).join('\n'));
}
