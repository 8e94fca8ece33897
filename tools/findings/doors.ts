import ts from 'typescript';
import { filled, literalsOf } from './blanks.js';
import { declarationOf, walk, type Sources } from './program.js';
import { read, readText } from './read.js';
import { ABSENT, bound, isText, type At, type Found } from './values.js';

/** The functions that make findings, and what a finding of each does to a verdict. */
export const DOORS: Readonly<Record<string, { readonly does: string; readonly means: string }>> = {
  illegal: { does: 'forbids', means: 'strict recording refuses the play, other recording keeps it with the finding' },
  doubtful: { does: 'leaves open', means: 'the book has two readings, or an unknown card decides' },
  told: { does: 'is told', means: 'what happens is the word of the table, which no rule has looked at' },
  note: { does: 'is worth knowing', means: 'nothing is held against the play' },
};

const DOOR_FILE = 'libs/ruleset/src/engine/findings.ts';

/** A finding that the sources can give: its rule, what it does, its sentence with examples in it, and where it is made. */
export interface FoundFinding {
  readonly rule: string;
  readonly does: string;
  readonly sentence: string;
  readonly path: string;
  readonly line: number;
}

/** More rules than these are not what an expression can come to, but that nobody can say which. */
const MOST_RULES = 40;

const doorAt = ({ checker }: Sources, name: ts.Node): string | undefined => {
  const declaration =
    ts.isIdentifier(name) && Object.hasOwn(DOORS, name.text) ? declarationOf(checker, name) : undefined;
  return declaration?.getSourceFile().fileName.endsWith(DOOR_FILE) ? DOORS[name.getText()]?.does : undefined;
};

/** A door that is handed on instead of called would make findings that nobody sees here. */
const isHandedOn = (name: ts.Node): boolean => {
  const { parent } = name;
  if (ts.isCallExpression(parent) && parent.expression === name) return false;
  return !ts.isImportSpecifier(parent) && !ts.isExportSpecifier(parent);
};

/** The rules that an expression may come to; where the sources do not say which, those of its type. */
const readRule = (node: ts.Expression, at: At): readonly Found[] =>
  read(node, at).flatMap((each): readonly Found[] => {
    // What is null never comes here: the compiler sees to that.
    if (each.value === ABSENT) return [];
    if (isText(each.value)) return [each];
    const rules = literalsOf(at.sources.checker.getTypeAtLocation(node)) ?? [];
    if (rules.length === 0 || rules.length > MOST_RULES) return [each];
    const declaration = ts.isIdentifier(node) ? declarationOf(at.sources.checker, node) : undefined;
    return rules.map((value) => ({
      value,
      scope: declaration ? bound({ ...at, scope: each.scope }, declaration, value).scope : each.scope,
    }));
  });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const placeOf = (node: ts.Node): { readonly path: string; readonly line: number } => {
  const file = node.getSourceFile();
  const path = file.fileName.replace(/^.*?(?=(?:libs|apps)\/)/, '');
  return { path, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
};

/** What one call can give, and what nobody can say of it. */
const findingsOf = (sources: Sources, call: ts.CallExpression, does: string): readonly (FoundFinding | string)[] => {
  const [rule, message] = call.arguments;
  const place = placeOf(call);
  const at = `${place.path}:${String(place.line)}`;
  if (!rule || !message) return [`${at} makes a finding without a rule or a sentence`];
  const found = readRule(rule, { sources, scope: new Map(), inside: [], read }).flatMap(({ value, scope }) => {
    if (!isText(value)) return [`${at}: nobody can say which rule "${rule.getText()}" is; give it by its key`];
    const sentences = readText(message, { sources, scope, inside: [], read });
    if (sentences.length === 0) return [`${at}: ${value} has no sentence`];
    return sentences.map((each): FoundFinding | string => {
      if (!isText(each.value)) return `${at}: nobody can say what "${message.getText()}" reads like`;
      if (each.value.trim() === '') return `${at}: the sentence of ${value} is empty`;
      return { rule: value, does, sentence: capital(filled(each.value)), ...place };
    });
  });
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
};

/** Findings are made by their doors alone: nobody writes one down as a literal. */
const isLiteralFinding = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node) && node.properties.some(({ name }) => name?.getText() === 'severity');

/** What one node of the sources makes, or what is wrong with it. */
const readNode = (sources: Sources, node: ts.Node): readonly (FoundFinding | string)[] => {
  const { path, line } = placeOf(node);
  const at = `${path}:${String(line)}`;
  if (isLiteralFinding(node))
    return [`${at} writes a finding as a literal; make it by ${Object.keys(DOORS).join(', ')}`];
  const does = doorAt(sources, node);
  if (does === undefined) return [];
  if (isHandedOn(node)) return [`${at} hands "${node.getText()}" on; call it where the finding is made`];
  return ts.isCallExpression(node.parent) ? findingsOf(sources, node.parent, does) : [];
};

/** Every finding that the files can give, and what is wrong with them. */
export const readFindings = (
  sources: Sources,
): { readonly findings: readonly FoundFinding[]; readonly problems: readonly string[] } => {
  const all: (FoundFinding | string)[] = [];
  for (const file of sources.files.filter(({ fileName }) => !fileName.endsWith(DOOR_FILE))) {
    walk(file, (node) => {
      all.push(...readNode(sources, node));
    });
  }
  return {
    findings: all.filter((each) => typeof each !== 'string'),
    problems: all.filter((each) => typeof each === 'string'),
  };
};
