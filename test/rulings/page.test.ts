import { readFileSync, writeFileSync } from 'node:fs';
import { EXPECTATION_NAMES } from '#rulings';
import { parse } from 'yaml';
import { cli, temporaryFolder } from '../cli/run.js';
import { rulingSchema } from './schema.js';

const pages = ['ruling-files', 'ruling-tables-riftbound', 'ruling-tables-runeterra'].map((name) =>
  readFileSync(`docs/reference/${name}.md`, 'utf8'),
);
const page = pages.join('\n');
const at = temporaryFolder();

const rulings = [...page.matchAll(/```yaml\n(?<text>.*?)```/gs)].map(({ groups }) => groups?.['text'] ?? '');

test.each(rulings)('ruling %# of the page passes', async (text) => {
  writeFileSync(at('page.yaml'), text);
  const said = await cli(['rulings', at('page.yaml')]);
  expect(said.code === 0 ? '' : said.out).toBe('');
});

test.each(EXPECTATION_NAMES)('the page explains `%s`', (name) => {
  expect(page).toContain(`\`${name}`);
});

test('the schema that editors complete with accepts the rulings of the page', () => {
  const accepts = rulingSchema();
  for (const text of rulings) expect(accepts(parse(text)) ? [] : accepts.errors).toEqual([]);
});
