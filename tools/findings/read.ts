import ts from 'typescript';
import { blankFor, isNamed, listed, literalsOf } from './blanks.js';
import { elementsOf, readCallback } from './elements.js';
import { declarationOf } from './program.js';
import { isFunction, readCalled } from './functions.js';
import { ABSENT, bound, found, isNode, isText, OPEN, then, type At, type Found, type Value } from './values.js';

/** What may stand where a text is wanted: what the sources say, else a blank; open where nobody can say what would stand there. */
export const readText = (node: ts.Expression, at: At): readonly Found[] => {
  const { checker } = at.sources;
  if (isCount(checker.getTypeAtLocation(node))) return found(blankFor(node, checker) ?? OPEN, at);
  return then(read(node, at), at, (value, here) => {
    if (isText(value)) return found(value, here);
    return value === ABSENT ? [] : found(blankFor(node, checker) ?? OPEN, here);
  });
};

/** Numbers and yes or no are the table's to say. */
const isCount = ({ flags }: ts.Type): boolean => (flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)) !== 0;

/** Texts one behind the other. */
const joined = (before: readonly Found[], node: ts.Expression, at: At): readonly Found[] =>
  then(before, at, (text, here) =>
    then(readText(node, here), here, (value, after) =>
      found(isText(text) && isText(value) ? text + value : OPEN, after),
    ),
  );

const readTemplate = (node: ts.TemplateExpression, at: At): readonly Found[] =>
  node.templateSpans.reduce<readonly Found[]>(
    (before, { expression, literal }) =>
      then(joined(before, expression, at), at, (text, here) => found(isText(text) ? text + literal.text : OPEN, here)),
    found(node.head.text, at),
  );

const readBinary = (node: ts.BinaryExpression, at: At): readonly Found[] => {
  const { left, right, operatorToken } = node;
  switch (operatorToken.kind) {
    case ts.SyntaxKind.PlusToken:
      return joined(readText(left, at), right, at);
    case ts.SyntaxKind.BarBarToken:
      return [...readText(left, at), ...read(right, at)];
    case ts.SyntaxKind.QuestionQuestionToken:
      return then(read(left, at), at, (value, here) => {
        if (value === ABSENT) return read(right, here);
        return value === OPEN ? [...found(OPEN, here), ...read(right, here)] : found(value, here);
      });
    default:
      return found(OPEN, at);
  }
};

/** Both branches, but that of one text being another, which can be said. */
const readConditional = ({ condition, whenTrue, whenFalse }: ts.ConditionalExpression, at: At): readonly Found[] => {
  const isEqual =
    ts.isBinaryExpression(condition) && condition.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  if (!isEqual || !ts.isStringLiteral(condition.right)) return [...read(whenTrue, at), ...read(whenFalse, at)];
  const { text } = condition.right;
  return then(read(condition.left, at), at, (value, here) => {
    if (isText(value) || value === ABSENT) return read(value === text ? whenTrue : whenFalse, here);
    return [...read(whenTrue, here), ...read(whenFalse, here)];
  });
};

/** The properties of a literal: the one of a name, all where the name is open. */
const propertiesOf = (literal: ts.Node, name: string | null, at: At): readonly Found[] => {
  if (ts.isArrayLiteralExpression(literal)) {
    const elements = name === null ? [...literal.elements] : literal.elements.slice(Number(name), Number(name) + 1);
    return elements.flatMap((element) => read(element, at));
  }
  if (!ts.isObjectLiteralExpression(literal)) return found(OPEN, at);
  const named = literal.properties.filter(
    (property) => name === null || (property.name !== undefined && nameText(property.name) === name),
  );
  const values = named.flatMap((property) => {
    if (ts.isPropertyAssignment(property)) return read(property.initializer, at);
    return ts.isShorthandPropertyAssignment(property) ? read(property.name, at) : found(OPEN, at);
  });
  if (values.length > 0) return values;
  return found(literal.properties.some(ts.isSpreadAssignment) ? OPEN : ABSENT, at);
};

const nameText = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText();

/** All that a literal has, where the key is open: a name that stands for the key means the same one from there on. */
const eachOf = (literal: ts.Node, key: ts.Expression, at: At): readonly Found[] => {
  const declaration = ts.isIdentifier(key) ? declarationOf(at.sources.checker, key) : undefined;
  if (!declaration || !ts.isObjectLiteralExpression(literal)) return propertiesOf(literal, null, at);
  const names = literal.properties.flatMap(({ name }) => (name ? [nameText(name)] : []));
  return names.flatMap((name) => propertiesOf(literal, name, bound(at, declaration, name)));
};

const readMember = (object: ts.Expression, key: ts.Expression | string, at: At): readonly Found[] => {
  const named =
    ts.isCallExpression(object) && typeof key === 'string' ? blankFor(object.parent, at.sources.checker) : null;
  if (named !== null) return found(named, at);
  return then(read(object, at), at, (value, here) => {
    if (value === ABSENT) return found(ABSENT, here);
    if (!isNode(value)) return found(OPEN, here);
    if (typeof key === 'string') return propertiesOf(value, key, here);
    return then(read(key, here), here, (name, after) =>
      isText(name) ? propertiesOf(value, name, after) : eachOf(value, key, after),
    );
  });
};

const argumentOf = (call: ts.Node, index: number, at: At): readonly Found[] => {
  const argument = ts.isCallExpression(call) ? call.arguments[index] : undefined;
  if (!argument) return found(ABSENT, at);
  return then(read(argument, at), at, (value, here) =>
    found(value === OPEN ? (textBlank(argument, at) ?? OPEN) : value, here),
  );
};

const textBlank = (node: ts.Expression, { sources: { checker } }: At): string | null =>
  checker.getTypeAtLocation(node).flags & ts.TypeFlags.StringLike ? blankFor(node, checker) : null;

/**
 * What is given for a parameter by one of the calls; all parameters of a function are those of the same call. A function that is also
 * given away may be called with anything.
 */
const readParameter = (parameter: ts.ParameterDeclaration, at: At): readonly Found[] => {
  const called = parameter.parent;
  const given = (call: ts.Node): readonly Found[] =>
    argumentOf(
      call,
      called.parameters.indexOf(parameter),
      bound(bound(at, called, call as ts.Expression), parameter, OPEN),
    );
  const chosen = at.scope.get(called);
  if (chosen !== undefined) return isNode(chosen) ? given(chosen) : found(OPEN, at);
  const calls = at.sources.callsOf(called);
  if (at.sources.isGivenAway(called)) return [...calls.flatMap(given), ...found(OPEN, bound(at, called, OPEN))];
  return calls.length > 0 ? calls.flatMap(given) : readCallback(parameter, at);
};

const readDeclaration = (declaration: ts.Node, at: At): readonly Found[] => {
  if (ts.isBindingElement(declaration)) {
    const { parent: pattern, propertyName, name } = declaration;
    const key = ts.isArrayBindingPattern(pattern)
      ? String(pattern.elements.indexOf(declaration))
      : (propertyName ?? name).getText();
    return then(readBound(pattern.parent, at), at, (value, here) =>
      isNode(value) ? propertiesOf(value, key, here) : found(value === ABSENT ? ABSENT : OPEN, here),
    );
  }
  if (ts.isParameter(declaration)) return readParameter(declaration, at);
  if (ts.isFunctionDeclaration(declaration)) return found(declaration, at);
  return ts.isVariableDeclaration(declaration) && declaration.initializer
    ? read(declaration.initializer, at)
    : found(OPEN, at);
};

const readBound = (declaration: ts.Node, at: At): readonly Found[] => {
  const known = at.scope.get(declaration);
  if (known !== undefined) return found(known, at);
  return readDeclaration(declaration, at).map(({ value, scope }) => ({
    value,
    scope: bound({ ...at, scope }, declaration, value).scope,
  }));
};

const readName = (name: ts.Identifier, at: At): readonly Found[] => {
  if (name.text === 'undefined') return found(ABSENT, at);
  const { checker } = at.sources;
  const declaration = declarationOf(checker, name);
  if (!declaration) return found(OPEN, at);
  const type = checker.getTypeAtLocation(name);
  return readBound(declaration, at).filter(({ value }) => isPossible(value, type));
};

/** What the compiler has ruled out where the name stands is not read there. */
const isPossible = (value: Value, type: ts.Type): boolean => {
  if (value === ABSENT) return (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & EMPTY) !== 0);
  const texts = isText(value) ? literalsOf(type) : null;
  return texts === null || texts.length === 0 || texts.some((each) => each === value);
};

const EMPTY = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** A list that is joined shows so many of what it may hold. */
const FEW = 3;

/** What methods of texts and lists give that says more than the types do. */
const readMethod = (call: ts.CallExpression, on: ts.PropertyAccessExpression, at: At): readonly Found[] => {
  const [between] = call.arguments;
  if (on.name.text === 'toLowerCase')
    return then(readText(on.expression, at), at, (value, here) =>
      found(isText(value) ? value.toLowerCase() : OPEN, here),
    );
  if (on.name.text !== 'join' || !between || !ts.isStringLiteral(between)) return found(OPEN, at);
  const texts = elementsOf(on.expression, at).flatMap(({ value }) => (isText(value) ? [value] : []));
  const [only = blankFor(on.expression, at.sources.checker)] = texts;
  if (texts.length > 1) return found(texts.slice(0, FEW).join(between.text), at);
  return found(only === null ? OPEN : listed(only, between.text), at);
};

const readCall = (call: ts.CallExpression, at: At): readonly Found[] => {
  const { expression: callee } = call;
  const [first] = call.arguments;
  if (isNamed(call)) return found(blankFor(call, at.sources.checker) ?? OPEN, at);
  if (ts.isIdentifier(callee) && callee.text === 'String' && first) return readText(first, at);
  if (isCount(at.sources.checker.getTypeAtLocation(call))) return found(OPEN, at);
  const isOwn = ts.isIdentifier(callee) || ts.isElementAccessExpression(callee);
  if (!isOwn) return ts.isPropertyAccessExpression(callee) ? readMethod(call, callee, at) : found(OPEN, at);
  return then(read(callee, at), at, (value, here) => {
    if (value === ABSENT) return found(ABSENT, here);
    return isNode(value) && isFunction(value) ? readCalled(value, call, here) : found(OPEN, here);
  });
};

type Reader = (node: ts.Expression, at: At) => readonly Found[];

/** Each reads its own kind of expression, which the list below says: the compiler names kinds by numbers. */
const inner = ((node: ts.ParenthesizedExpression, at: At) => read(node.expression, at)) as Reader;
const itself: Reader = (node, at) => found(node, at);
const text = ((node: ts.LiteralExpression, at: At) => found(node.text, at)) as Reader;
const property = ((node: ts.PropertyAccessExpression, at: At) =>
  readMember(node.expression, node.name.text, at)) as Reader;
const element = ((node: ts.ElementAccessExpression, at: At) =>
  readMember(node.expression, node.argumentExpression, at)) as Reader;

const READERS: ReadonlyMap<ts.SyntaxKind, Reader> = new Map([
  [ts.SyntaxKind.ParenthesizedExpression, inner],
  [ts.SyntaxKind.AsExpression, inner],
  [ts.SyntaxKind.SatisfiesExpression, inner],
  [ts.SyntaxKind.NonNullExpression, inner],
  [ts.SyntaxKind.StringLiteral, text],
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral, text],
  [ts.SyntaxKind.NumericLiteral, text],
  [ts.SyntaxKind.NullKeyword, (_, at) => found(ABSENT, at)],
  [ts.SyntaxKind.ObjectLiteralExpression, itself],
  [ts.SyntaxKind.ArrayLiteralExpression, itself],
  [ts.SyntaxKind.ArrowFunction, itself],
  [ts.SyntaxKind.FunctionExpression, itself],
  [ts.SyntaxKind.TemplateExpression, readTemplate as Reader],
  [ts.SyntaxKind.ConditionalExpression, readConditional as Reader],
  [ts.SyntaxKind.BinaryExpression, readBinary as Reader],
  [ts.SyntaxKind.Identifier, readName as Reader],
  [ts.SyntaxKind.CallExpression, readCall as Reader],
  [ts.SyntaxKind.PropertyAccessExpression, property],
  [ts.SyntaxKind.ElementAccessExpression, element],
]);

/** What an expression may come to. */
export const read: Reader = (node, at) => READERS.get(node.kind)?.(node, at) ?? found(OPEN, at);
