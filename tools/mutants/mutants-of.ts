import ts from 'typescript';
import { isWording, waysOf } from './kinds.js';
import type { Change, Mutant } from './mutant.js';
import { siteOf } from './site.js';
import type { Way } from './way.js';

/** A source file with the faults that could be in it, and the places that tell when one is come to. */
export interface MutableFile {
  readonly path: string;
  readonly text: string;
  readonly source: ts.SourceFile;
  readonly mutants: readonly Mutant[];
  /** By number of the mutant: which node is changed, and how. */
  readonly ways: readonly Way[];
  /** By number: what each site is, as a node of the file. */
  readonly sites: readonly ts.Node[];
}

/** An element goes with the comma behind it, the last one with the comma before it. */
const withoutElement = (node: ts.Node, file: ts.SourceFile): Change => {
  const { elements } = node.parent as ts.ArrayLiteralExpression;
  const at = elements.indexOf(node as ts.Expression);
  const next = elements[at + 1];
  const before = elements[at - 1];
  if (next !== undefined) return { from: node.getStart(file), to: next.getStart(file), text: '' };
  return { from: before?.getEnd() ?? node.getStart(file), to: node.getEnd(), text: '' };
};

const changeOf = ({ kind, node, text }: Way, file: ts.SourceFile): Change => {
  if (kind === 'element') return withoutElement(node, file);
  const whole = kind === 'condition' || kind === 'method' || kind === 'statement' || kind === 'result';
  return {
    from: node.getStart(file),
    to: node.getEnd(),
    text: whole || !ts.isBinaryExpression(node) ? text : `(${text})`,
  };
};

const nodesBelow = (node: ts.Node): readonly ts.Node[] => {
  if (isWording(node) || ts.isTypeNode(node)) return [];
  const nodes: ts.Node[] = [node];
  ts.forEachChild(node, (child) => {
    nodes.push(...nodesBelow(child));
  });
  return nodes;
};

/** Every mutant of a source file, in the order of the code. */
export const mutantsOf = (path: string, text: string): MutableFile => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const lines = text.split('\n');
  const sites = new Map<ts.Node, number>();
  const ways = nodesBelow(file).flatMap(waysOf);
  const mutants = ways.map((way): Mutant => {
    const node = siteOf(way.node);
    const site = sites.get(node) ?? sites.size;
    sites.set(node, site);
    const { line } = file.getLineAndCharacterOfPosition(way.node.getStart(file));
    const within = lines[line]?.trim() ?? '';
    return {
      path,
      line: line + 1,
      kind: way.kind,
      change: changeOf(way, file),
      was: way.node.getText(file),
      within,
      site,
    };
  });
  return { path, text, source: file, mutants, ways, sites: [...sites.keys()] };
};
