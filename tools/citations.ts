// Keeps citations true: every rule key in the sources is in a table, every number in a table has a number's form, is one of its
// edition's and of one key alone, every number in a comment of the first game's ruleset is one of its book.
import { citationOf, CORE_EDITIONS, EDITION_IDS, editionOf, RULE_KEYS, ruleKeysOf } from '#rulebook';
import { citationProblems, commentProblems, literalsOf, numberProblems, tableProblems } from './citations-in.js';
import { numbersInComments } from './rules-map/evidence.js';
import { allRules, numbersOf } from './rules-map/rules.js';
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

const unknown = CORE_EDITIONS.flatMap((edition) =>
  numberProblems(
    edition,
    ruleKeysOf(edition).map((key) => [key, citationOf(edition, key)?.rule ?? '']),
    new Set(numbersOf(edition)),
  ),
);

const book = new Set(allRules().map(({ number }) => number));
const inComments = filesBelow('libs/rulesets/riftbound/src', ['.ts']).flatMap(numbersInComments);

const texts = new Set(literals.map(({ text }) => text));
const cited = RULE_KEYS.filter((key) => texts.has(key)).length;
report(
  [...tables, ...unknown, ...citationProblems(literals, RULE_KEYS), ...commentProblems(inComments, book)],
  `citations: ${sources.length} files cite ${cited} of ${RULE_KEYS.length} rule keys; every key is in a table, and ${inComments.length} numbers in comments are the book's`,
);
