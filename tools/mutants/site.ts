import ts from 'typescript';
import type { Change } from './mutant.js';

/** The name by which an instrumented file knows the list that it marks. */
export const MARKED = 'mutantSites';

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** Where a node is only a part of what its parent does with it, a mark before it would change what is done. */
const isBound = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) return true;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression === node;
  if (ts.isBinaryExpression(parent)) return parent.left === node && isAssignment(parent.operatorToken.kind);
  return ts.isDeleteExpression(parent) || ts.isNonNullExpression(parent) || ts.isPostfixUnaryExpression(parent);
};

const isMarkable = (node: ts.Node): boolean =>
  ts.isSourceFile(node) ||
  (ts.isStatement(node) && (ts.isBlock(node.parent) || ts.isCaseOrDefaultClause(node.parent))) ||
  (ts.isExpression(node) && !ts.isSpreadElement(node) && !ts.isOmittedExpression(node) && !isBound(node));

/** The smallest part of the code around a node, or within a spread, that can tell that it is come to. */
export const siteOf = (node: ts.Node): ts.Node => {
  if (ts.isSpreadElement(node)) return siteOf(node.expression);
  return isMarkable(node) ? node : siteOf(node.parent);
};

const marksOf = (node: ts.Node, number: number): readonly Change[] => {
  const mark = `${MARKED}[${number}] = 1`;
  const at = (place: number, text: string): Change => ({ from: place, to: place, text });
  // What stands in no function is come to as the file is loaded.
  if (ts.isSourceFile(node)) return [at(node.getEnd(), `;${mark};`)];
  if (!ts.isExpression(node)) return [at(node.getStart(), `${mark}; `)];
  return [at(node.getStart(), `(${mark}, `), at(node.getEnd(), ')')];
};

/** A file that marks each of its sites as it comes there. `first` is the number of its first site. */
export const instrumented = (text: string, sites: readonly ts.Node[], first: number): string => {
  const marks = sites.flatMap((node, index) => marksOf(node, first + index).map((mark) => ({ node, mark })));
  const size = (node: ts.Node): number => node.getEnd() - node.getStart();
  // At one place what ends comes before what begins, of what ends the inner first, of what begins the outer.
  const order = ({ node, mark }: (typeof marks)[number]): number =>
    mark.text === ')' ? size(node) - 1e9 : -size(node);
  const sorted = marks.toSorted((one, other) => one.mark.from - other.mark.from || order(one) - order(other));
  let at = 0;
  let made = '';
  for (const { mark } of sorted) {
    made += text.slice(at, mark.from) + mark.text;
    at = mark.from;
  }
  return made + text.slice(at);
};
