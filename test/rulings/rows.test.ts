import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = 'rulings/runeterra';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => (parse(readFileSync(join(folder, name), 'utf8')) as { source: readonly string[] }).source);

/** The rows that the page of available actions was cut into, L001 to L036. */
const ROWS = Array.from({ length: 36 }, (_, index) => `L${String(index + 1).padStart(3, '0')}`);

test('every row of the page of available actions has a ruling', () => {
  expect(ROWS.filter((row) => !sources.includes(row))).toEqual([]);
});
