import ts from 'typescript';
import type { Place, SourceFile } from './sources.js';

/** A string in the sources that names a rule: where it stands and what it says. */
export interface Literal {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

const keyForm = /^[a-z]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
/** Numbers and letters take turns behind the first number, as in 471.1.b; an address such as a loopback's has numbers only. */
const numberForm = /^\d{3}(?:\.(?:\d+(?:\.[a-z](?:\.\d+(?:\.[a-z](?:\.\d+)?)?)?)?|[a-z]))?$/;

/** Every string literal of a TypeScript file. */
export function literalsOf({ path, text }: SourceFile): readonly Literal[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, false);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ path, line: line + 1, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The chapters of the rule keys: `scoring` of `scoring.final-point`. A literal is a citation when it starts with one. */
const chaptersOf = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.map((key) => key.slice(0, key.indexOf('.'))));

/** What is wrong with the rules that the literals name: keys that no table knows, and bare numbers (law 6). */
export function citationProblems(literals: readonly Literal[], keys: readonly string[]): readonly string[] {
  const known = new Set(keys);
  const chapters = chaptersOf(keys);
  return literals.flatMap(({ path, line, text }) => {
    const chapter = text.slice(0, text.indexOf('.'));
    if (keyForm.test(text) && chapters.has(chapter) && !known.has(text)) {
      return [`${path}:${line} cites '${text}', which no table of libs/rulebook knows`];
    }
    if (numberForm.test(text) && text.includes('.')) {
      return [`${path}:${line} holds the bare rule number '${text}'; cite its key instead`];
    }
    return [];
  });
}

/** What is wrong with the numbers that comments name: each is a number of the book. */
export function commentProblems(
  named: readonly (readonly [number: string, place: Place])[],
  numbers: ReadonlySet<string>,
): readonly string[] {
  return named
    .filter(([number]) => !numbers.has(number))
    .map(([number, { path, line }]) => `${path}:${String(line)} names rule ${number}, which the book does not have`);
}

/** Where a rule may stand: Core Rules count `471.1.b.2`, other numbered documents `7.2.1` and the like; some have headings only. */
const placeFormOf = (edition: string, places: 'number' | 'heading'): RegExp => {
  if (places === 'heading') return /^[A-Z][A-Za-z' ]*(?:: [a-z' ]+)?$/;
  return edition.startsWith('core-') ? numberForm : /^\d{3}(?:\.(?:\d+|[a-z]))*$|^\d+(?:\.(?:\d+|[a-z]))*$/;
};

/** What is wrong with a table of numbers, or of headings where the document has no numbers. */
export function tableProblems(
  edition: string,
  numbers: readonly (readonly [key: string, rule: string])[],
  places: 'number' | 'heading' = 'number',
): readonly string[] {
  const form = placeFormOf(edition, places);
  return numbers
    .filter(([key, rule]) => !form.test(rule) || !keyForm.test(key))
    .map(([key, rule]) => `${edition}: '${key}' -> '${rule}' is not a rule key with a rule ${places}`);
}

/** What is wrong with the numbers that keys have in an edition of the Core Rules: each is a number of that edition, and of one key alone. */
export function numberProblems(
  edition: string,
  numbers: readonly (readonly [key: string, rule: string])[],
  known: ReadonlySet<string>,
): readonly string[] {
  const rules = [...new Set(numbers.map(([, rule]) => rule))];
  return rules.flatMap((rule) => {
    const rows = numbers.filter((row) => row[1] === rule);
    const keys = rows.map(([key]) => key).join(', ');
    return [
      ...(known.has(rule) ? [] : [`${edition}: ${keys} -> ${rule}, which that edition does not have`]),
      ...(rows.length > 1 ? [`${edition}: ${rule} is the number of several keys: ${keys}`] : []),
    ];
  });
}
