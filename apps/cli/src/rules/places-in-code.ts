import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { citationOf, numbersInComment, type RuleKey } from '#rulebook';
import { packageFolder } from '../files.js';

/** Where the code of the rulesets speaks of a rule: `path:line` from the root of the repository. */
export interface CodePlaces {
  /** Lines that hold its key, which a finding cites, or a fact as its reason. */
  readonly cited: readonly string[];
  /** Lines whose comment names its number: the function or row below or beside it builds the rule. */
  readonly named: readonly string[];
}

const SOURCES = join('libs', 'rulesets');

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Where a file says something: `path:line`, counted from 1. */
const linesWhere = (text: string, path: string, holds: (line: string) => boolean): readonly string[] =>
  text.split('\n').flatMap((line, index) => (holds(line) ? [`${path}:${index + 1}`] : []));

/** The number that comments name a rule by: that of the newest Core Rules. */
const numberInCode = (key: RuleKey): string | null => {
  const citation = citationOf('core-1.4', key);
  return citation?.edition === 'core-1.4' ? citation.rule : null;
};

/** Where the rulesets' sources speak of a rule; null where only what is built of them is there. */
export const placesInCode = (key: RuleKey): CodePlaces | null => {
  const root = packageFolder();
  const folder = join(root, SOURCES);
  if (!existsSync(folder)) return null;
  const files = sourcesBelow(folder).map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }));
  const literal = `'${key}'`;
  const number = numberInCode(key);
  const isNamed = (line: string): boolean => number !== null && numbersInComment(line).includes(number);
  return {
    cited: files
      .filter(({ text }) => text.includes(literal))
      .flatMap(({ path, text }) => linesWhere(text, path, (line) => line.includes(literal))),
    named: files
      .filter(({ text }) => number !== null && text.includes(number))
      .flatMap(({ path, text }) => linesWhere(text, path, isNamed)),
  };
};
