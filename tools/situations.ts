// Writes docs/reference/runeterra-actions.md: what may be done in each situation, tried on the engine; with --check only says
// whether the page is what the engine says.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { editionOf } from '#rulebook';
import type { HeldRuleset } from '#ruleset';
import { runeterra } from '#rulesets/runeterra';
import { report } from './sources.js';
import { ACTIONS, SITUATIONS } from './situations/runeterra.js';
import { situationRows } from './situations/table.js';

const PAGE = 'docs/reference/runeterra-actions.md';

const edition = 'runeterra-actions-2021-02-28';

const rows = situationRows(runeterra as unknown as HeldRuleset, { situations: SITUATIONS, actions: ACTIONS, edition });
const head = ['situation', ...ACTIONS.map(({ title }) => title)];
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const text = [
  '# What a player may do in each situation',
  '',
  `Made by \`npm run situations\`: every cell is a play that was tried on a table laid out for its row, in strict recording under`,
  `"${editionOf(edition).title}". Nobody filled it in; \`.ci/run\` fails where the engine says otherwise than this page.`,
  '',
  '- **yes**: it is accepted, and the turn or the response is over; **may go on**: the same player is still to act',
  '- **no**: the rules refuse it, by the numbers behind it; **doubtful**: accepted, and the sources leave it open, by these',
  '- **–**: it is no action there at all: there is nothing to block, or nobody waits for the player',
  '',
  'Numbers are those of the page of actions; a word in italics is the heading of a keyword text, the article or a guide beside it.',
  '',
  '<!-- prettier-ignore -->',
  line(head),
  line(head.map(() => '---')),
  ...rows.map(line),
  '',
].join('\n');

if (process.argv.includes('--check')) {
  const isCurrent = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === text;
  report(
    isCurrent ? [] : [`${PAGE} is out of date; run: npm run situations`],
    `situations: ${String(rows.length)} tried`,
  );
} else {
  writeFileSync(PAGE, text);
  console.log(PAGE);
}
