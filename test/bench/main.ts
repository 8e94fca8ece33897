import { writeFileSync } from 'node:fs';
import { run as append } from './append.bench.js';
import { run as browser } from './browser.bench.js';
import { run as cold } from './cold.bench.js';
import { run as decide } from './decide.bench.js';
import { run as audit } from './audit.bench.js';
import { aimOf, isMet, type BenchFigure } from './figure.js';
import { run as fold } from './fold.bench.js';
import { run as fullBoard } from './full-board.bench.js';
import { run as legal } from './legal.bench.js';
import { run as live } from './live.bench.js';
import { makePage, type Section } from './page.js';
import { run as readers } from './readers.bench.js';
import { run as scale } from './scale.bench.js';
import { run as search } from './search.bench.js';
import { run as seek } from './seek.bench.js';
import { run as server } from './server.bench.js';
import { run as size } from './size.bench.js';
import { run as stores } from './stores.bench.js';
import { takeWarmUps } from './warm-up.js';
import { rounded, warmed } from './words.js';

/** Every bench, in the order of the performance page. */
const BENCHES: Readonly<Record<string, () => Promise<readonly BenchFigure[]>>> = {
  decide,
  fold,
  legal,
  audit,
  'full-board': fullBoard,
  seek,
  cold,
  server,
  append,
  stores,
  live,
  readers,
  size,
  scale,
  search,
  browser,
};

const PAGE = new URL('../../../docs/reference/performance.md', import.meta.url);

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('-'));
const asJson = words.includes('--json');
const writes = words.includes('--write');

const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}". There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
if (writes && names.length > 0) {
  console.error('The page holds every bench: write it with no bench named, as `npm run bench -- --write`.');
  process.exit(2);
}

const line = (figure: BenchFigure): string => {
  const { name, unit, value, baselineName, baseline, ratio } = figure;
  const met = isMet(figure);
  const aim = met === null ? '' : `  [aim: ${aimOf(figure)}: ${met ? 'met' : 'missed'}]`;
  return `  ${name}: ${rounded(value)} ${unit}; ${baselineName}: ${rounded(baseline)}; ratio ${rounded(ratio)}${aim}`;
};

const sections: Section[] = [];
for (const [bench, run] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(bench)) continue;
  if (process.stderr.isTTY) console.error(`measuring ${bench} ...`);
  const start = performance.now();
  const figures = await run();
  const seconds = (performance.now() - start) / 1000;
  const warmUps = takeWarmUps();
  sections.push({ bench, figures, warmUps });
  const head = [bench, `took ${rounded(seconds)} s`, warmed(warmUps)].filter((part) => part !== '').join('; ');
  if (!asJson) console.log([head, ...figures.map(line)].join('\n'));
}

if (asJson) {
  const figures = sections.flatMap(({ bench, figures: measured }) =>
    measured.map((figure) => ({ bench, ...figure, aim: aimOf(figure) || null, met: isMet(figure) })),
  );
  const warmUps = sections.map(({ bench, warmUps: of }) => ({ bench, warmUps: of }));
  console.log(JSON.stringify({ figures, warmUps }, null, 2));
}
if (writes) writeFileSync(PAGE, makePage(sections));
