import ts from 'typescript';
import { bound, found, OPEN, type At, type Found } from './values.js';

export type Called = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

export const isFunction = (node: ts.Node): node is Called =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** What a function may give back. */
export const resultsOf = ({ body }: Called): readonly ts.Expression[] => {
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return [body];
  const results: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) return;
    if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
    node.forEachChild(visit);
  };
  visit(body);
  return results;
};

const isInside = (node: ts.Node, called: Called): boolean =>
  node.getSourceFile() === called.getSourceFile() && node.pos >= called.pos && node.end <= called.end;

const forgetting = ({ scope, ...rest }: At, called: Called): At => ({
  ...rest,
  scope: new Map([...scope].filter(([declaration]) => !isInside(declaration, called))),
});

/** What one call of a function gives: what another call made of its names is forgotten, before and after. */
export const readCalled = (called: Called, call: ts.CallExpression, at: At): readonly Found[] => {
  if (at.inside.includes(called)) return found(OPEN, at);
  const inside = bound(forgetting({ ...at, inside: [...at.inside, called] }, called), called, call);
  return resultsOf(called)
    .flatMap((result) => at.read(result, inside))
    .map(({ value, scope }) => ({ value, scope: forgetting({ ...at, scope }, called).scope }));
};
