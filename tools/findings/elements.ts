import ts from 'typescript';
import { isFunction, resultsOf } from './functions.js';
import { declarationOf } from './program.js';
import { bound, found, isNode, OPEN, then, type At, type Found } from './values.js';

const SAME = new Set(['filter', 'slice', 'toSorted', 'toReversed']);
const EACH = new Set(['map', 'flatMap', 'filter', 'forEach', 'some', 'every', 'find']);

/** What a function makes of each thing in a list. */
const mapped = (list: ts.Expression, made: ts.Expression | undefined, at: At): readonly Found[] => {
  if (!made || !isFunction(made)) return found(OPEN, at);
  const [parameter] = made.parameters;
  return then(elementsOf(list, at), at, (value, here) =>
    resultsOf(made).flatMap((result) => at.read(result, parameter ? bound(here, parameter, value) : here)),
  );
};

/** What a list may hold: each thing that the sources put into it, open for what the table does. */
export const elementsOf = (list: ts.Expression, at: At): readonly Found[] => {
  if (ts.isCallExpression(list) && ts.isPropertyAccessExpression(list.expression)) {
    const { expression, name } = list.expression;
    if (SAME.has(name.text)) return elementsOf(expression, at);
    return name.text === 'map' ? mapped(expression, list.arguments[0], at) : found(OPEN, at);
  }
  if (ts.isArrayLiteralExpression(list))
    return list.elements.flatMap((each) =>
      ts.isSpreadElement(each) ? elementsOf(each.expression, at) : at.read(each, at),
    );
  const declaration = ts.isIdentifier(list) ? declarationOf(at.sources.checker, list) : undefined;
  if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
    return elementsOf(declaration.initializer, at);
  return then(at.read(list, at), at, (value, here) =>
    isNode(value) && ts.isArrayLiteralExpression(value) ? elementsOf(value, here) : found(OPEN, here),
  );
};

/** What stands for the first parameter of a function that is given to a list. */
export const readCallback = ({ parent: called }: ts.ParameterDeclaration, at: At): readonly Found[] => {
  const { parent: call } = called;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return found(OPEN, at);
  return EACH.has(call.expression.name.text) ? elementsOf(call.expression.expression, at) : found(OPEN, at);
};
