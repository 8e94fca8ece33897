// Keeps citations true: every rule key in the sources is in a table, every number in a table has a number's form.
import { citationOf, EDITION_IDS, editionOf, RULE_KEYS, ruleKeysOf } from '#rulebook';
import { citationProblems, literalsOf, tableProblems } from './citations-in.js';
import { filesBelow, report } from './sources.js';

const sources = ['libs', 'apps']
  .flatMap((folder) => filesBelow(folder, ['.ts', '.tsx']))
  .filter(({ path }) => !path.startsWith('libs/rulebook/src/') && !path.includes('.test.'));
const literals = sources.flatMap(literalsOf);
const tables = EDITION_IDS.flatMap((edition) =>
  tableProblems(
    edition,
    ruleKeysOf(edition).map((key) => [key, citationOf(edition, key)?.rule ?? '']),
    editionOf(edition).places,
  ),
);

const texts = new Set(literals.map(({ text }) => text));
const cited = RULE_KEYS.filter((key) => texts.has(key)).length;
report(
  [...tables, ...citationProblems(literals, RULE_KEYS)],
  `citations: ${sources.length} files cite ${cited} of ${RULE_KEYS.length} rule keys; every key is in a table`,
);
