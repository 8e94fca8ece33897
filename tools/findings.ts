// Writes docs/reference/findings-riftbound.md and findings-runeterra.md from the sources; with --check only says whether they are true
// (lines of files may move).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { citationOf, NEWEST_CORE, RULE_KEYS } from '#rulebook';
import { readFindings, type FoundFinding } from './findings/doors.js';
import { findingsPage } from './findings/page.js';
import { programOf, sourcesOf } from './findings/program.js';
import { readReadings } from './findings/readings.js';
import { report } from './sources.js';

const isOurs = ({ fileName, isDeclarationFile }: { readonly fileName: string; readonly isDeclarationFile: boolean }) =>
  fileName.includes('/libs/') && !isDeclarationFile && !fileName.includes('/cards/data/');

const { findings, problems } = readFindings(sourcesOf(programOf('tsconfig.pure.json'), isOurs));

const GAMES = [
  { game: 'Riftbound', id: 'riftbound', edition: NEWEST_CORE },
  { game: 'Legends of Runeterra', id: 'runeterra', edition: 'runeterra-actions-2021-02-28' },
] as const;

/** Findings that the engines of all games make belong to the game whose rules they cite. */
const isOf = ({ path, rule }: FoundFinding, { id, edition }: (typeof GAMES)[number]): boolean =>
  path.startsWith('libs/rulesets/') ? path.startsWith(`libs/rulesets/${id}/`) : citationOf(edition, rule) !== undefined;

const { readings, problems: unread } = readReadings(new Set(findings.map(({ rule }) => rule)));

const chapters = GAMES.map((game) => ({ ...game, readings, findings: findings.filter((each) => isOf(each, game)) }));

const pages = chapters.map((chapter) => ({
  path: `docs/reference/findings-${chapter.id}.md`,
  text: findingsPage(chapter, RULE_KEYS),
}));

const strangers = chapters.flatMap(({ edition, game, findings: own }) =>
  own
    .filter(({ rule }) => citationOf(edition, rule) === undefined)
    .map(({ path, line, rule }) => `${path}:${String(line)} cites ${rule}, which is no rule of ${game}`),
);
const wrong = [...problems, ...strangers, ...unread];

/** What must not change unseen: lines of files move with every edit, so they are left out. */
const withoutLines = (text: string): string => text.replaceAll(/(\.ts):\d+\]/g, '$1]').replaceAll(/#L\d+/g, '');

const isCurrent = ({ path, text }: (typeof pages)[number]): boolean =>
  existsSync(path) && withoutLines(readFileSync(path, 'utf8')) === withoutLines(text);

if (process.argv.includes('--check')) {
  const old = pages
    .filter((page) => !isCurrent(page))
    .map(({ path }) => `${path} is out of date; run: npm run findings`);
  report([...wrong, ...old], `findings: ${String(findings.length)} sentences beside their rules`);
} else {
  for (const { path, text } of pages) writeFileSync(path, text);
  report(wrong, pages.map(({ path }) => path).join('\n'));
}
