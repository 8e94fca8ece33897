import type { BenchFigure } from './figure.js';
import { run as seek } from './seek.bench.js';

/** Every bench, in the order of the performance page. */
const benches: Readonly<Record<string, () => Promise<readonly BenchFigure[]>>> = { seek };

const [wanted] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const asJson = process.argv.includes('--json');

const number = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 4 });

const line = ({ name, unit, value, baselineName, baseline, ratio, aim }: BenchFigure): string =>
  `${name}: ${number(value)} ${unit}; ${baselineName}: ${number(baseline)} ${unit}; ` +
  `${number(ratio)} times as good${aim === undefined ? '' : ` (aim: ${aim})`}`;

const chosen = Object.entries(benches).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`There is no bench "${String(wanted)}"; there are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

const figures: BenchFigure[] = [];
for (const [, run] of chosen) {
  const measured = await run();
  figures.push(...measured);
  if (!asJson) for (const figure of measured) console.log(line(figure));
}
if (asJson) console.log(JSON.stringify({ figures }, null, 2));
