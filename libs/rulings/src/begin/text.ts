import type { JsonObject } from '#kernel';
import { Document, isCollection, visit } from 'yaml';

/** What the comments of a begun file say: what its table cannot say of the one it was made of, and lines that it takes. */
export interface Remarks {
  /** In a few words each. */
  readonly unsaid: readonly string[];
  /** Where it looks otherwise, a sentence each. */
  readonly differences: readonly string[];
  /** As they are written in plays. */
  readonly taken: readonly string[];
}

const LINE = 120;
/** What is shorter stands in one line. */
const SHORT = 90;

/** Lists and groups that are short stand in a line, as a person writes them. */
const inLines = (document: Document): Document => {
  visit(document, (key, node) => {
    if (key === null || !isCollection(node)) return undefined;
    node.flow = JSON.stringify(node.toJSON()).length <= SHORT;
    return node.flow ? visit.SKIP : undefined;
  });
  return document;
};

const commented = (head: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`# ${head}`, ...lines.map((line) => `# - ${line.replaceAll('\n', ' ')}`)];

const quoted = (line: string): string => `'${line.replaceAll("'", "''")}'`;

/** What is left to write: an example that this very table takes, and other lines that it takes. */
const leftToWrite = ([first = 'Ana: passes', ...others]: readonly string[]): string =>
  [
    '',
    '# Write what is played and what must be so, and run it: npx matchtape rulings FILE',
    '# plays:',
    `#   - ${quoted(first)}`,
    '# expect:',
    '#   verdict: legal',
    ...(others.length === 0 ? [] : ['# It also takes:', ...others.map((line) => `#   - ${quoted(line)}`)]),
    '',
  ].join('\n');

/** The text of a ruling file that is begun: what its table does not say comes first, and what is left to write last. */
export const rulingText = (ruling: JsonObject, { unsaid, differences, taken }: Remarks): string => {
  const head = [
    ...commented('Left out, because no table of a ruling says it:', unsaid),
    ...commented('Otherwise than on the table that this one was made of:', differences),
  ];
  const before = head.length === 0 ? '' : `${head.join('\n')}\n`;
  return `${before}${inLines(new Document(ruling)).toString({ lineWidth: LINE })}${leftToWrite(taken)}`;
};
