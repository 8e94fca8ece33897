import ts from 'typescript';
import { way, type Ways } from './way.js';
import { truths } from './truths.js';

const BOUNDARIES: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
};

const ARITHMETIC: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

/** The sign that a mutant has for a sign, if there is such a mutant. */
export const otherSignOf = (sign: ts.SyntaxKind): string | undefined => BOUNDARIES[sign] ?? ARITHMETIC[sign];

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const coalesces = ({ operatorToken }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;

const ofBinary: Ways = (node) => {
  if (!ts.isBinaryExpression(node)) return [];
  const { left, right, operatorToken: sign } = node;
  const signed = (other: string): string => `${left.getText()} ${other} ${right.getText()}`;
  const boundary = BOUNDARIES[sign.kind];
  if (boundary !== undefined) return [way('boundary', node, signed(boundary))];
  if (coalesces(node)) return [way('fallback', node, right.getText())];
  const other = ARITHMETIC[sign.kind];
  return other === undefined || isText(left) || isText(right) ? [] : [way('arithmetic', node, signed(other))];
};

/** `?? -1` stands for no number: any other below none would do. So do `= -1` in a pattern and `?? { of: -1 }`. */
const isNoNumber = ({ parent }: ts.NumericLiteral): boolean => {
  if (!ts.isPrefixUnaryExpression(parent)) return false;
  const whole = ts.isPropertyAssignment(parent.parent) ? parent.parent.parent : parent;
  return ts.isBindingElement(whole.parent) || (ts.isBinaryExpression(whole.parent) && coalesces(whole.parent));
};

const isLookUp = (node: ts.Expression): boolean =>
  ts.isElementAccessExpression(node) &&
  !(ts.isBinaryExpression(node.argumentExpression) && coalesces(node.argumentExpression));

/** Whether nothing comes of it only where an index is not there: `pieces[number]`, `pieces[number]?.damage`, `pieces[number]?.tags.includes(tag)`. */
const isOfLookUp = (node: ts.Expression): boolean => {
  if (!ts.isPropertyAccessExpression(node) && !ts.isCallExpression(node)) return isLookUp(node);
  return node.questionDotToken === undefined ? isOfLookUp(node.expression) : isLookUp(node.expression);
};

const isBehindLookUp = (node: ts.Node): boolean => {
  const { parent } = node;
  return ts.isBinaryExpression(parent) && coalesces(parent) && parent.right === node && isOfLookUp(parent.left);
};

/** `{ zone = 0 }` of `pieces[number] ?? {}`. */
const isInLookUp = ({ parent }: ts.Node): boolean => {
  if (!ts.isBindingElement(parent) || !ts.isVariableDeclaration(parent.parent.parent)) return false;
  const { initializer } = parent.parent.parent;
  return initializer !== undefined && ts.isBinaryExpression(initializer) && isLookUp(initializer.left);
};

/**
 * What stands for an index that is not there: the compiler asks for it, which does not know that the number is one of the list. An index that may
 * be none (`pieces[number ?? -1]`) is another thing.
 */
const isForNoIndex = (node: ts.Node): boolean => {
  const whole = ts.isPrefixUnaryExpression(node.parent) ? node.parent : node;
  return isBehindLookUp(whole) || isInLookUp(whole);
};

/** A literal that is a type, names a property or stands for no index says nothing that could be otherwise. */
const isValue = (node: ts.Node): boolean =>
  !ts.isLiteralTypeNode(node.parent) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
  !isForNoIndex(node);

/** No length is below 0: to compare it with less is what the mutants of the comparison do. */
const isLeastOfLength = (node: ts.NumericLiteral): boolean =>
  node.text === '0' &&
  ts.isBinaryExpression(node.parent) &&
  ts.isPropertyAccessExpression(node.parent.left) &&
  ['length', 'size'].includes(node.parent.left.name.text);

const ofLiteral: Ways = (node) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return isValue(node) ? [way('boolean', node, 'false')] : [];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return isValue(node) ? [way('boolean', node, 'true')] : [];
  if (!ts.isNumericLiteral(node) || !isValue(node) || isNoNumber(node)) return [];
  const value = Number(node.text);
  const less = isLeastOfLength(node) ? [] : [way('number', node, `(${value - 1})`)];
  return [way('number', node, String(value + 1)), ...less];
};

const OPPOSITES: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  findLastIndex: 'findIndex',
  max: 'min',
  min: 'max',
};

/** Methods that answer what they were asked of, or less of it, or in another order. */
const LEFT_OUT: ReadonlySet<string> = new Set(['filter', 'slice', 'toReversed', 'toSorted', 'sort', 'reverse']);

/** Of things told apart by their `id` there is but one: whichever is found first. */
const isById = (method: string, { arguments: [test] }: ts.CallExpression): boolean =>
  method.startsWith('find') &&
  test !== undefined &&
  /^(?:\(\{ id \}\) => |\((\w+)\) => \1\.)id === [\w.]+$/.test(test.getText());

const ofCall: Ways = (node) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: receiver, name } = node.expression;
  if (isById(name.text, node)) return [];
  const opposite = Object.hasOwn(OPPOSITES, name.text) ? OPPOSITES[name.text] : undefined;
  if (opposite !== undefined) return [way('method', name, opposite)];
  return LEFT_OUT.has(name.text) ? [way('method', node, receiver.getText())] : [];
};

/** What a fact or a finding cites changes nothing that is decided. */
const isCitation = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === 'because';

const ofList: Ways = (node) =>
  ts.isArrayLiteralExpression(node) && !isCitation(node)
    ? node.elements.map((element) => way('element', element, ''))
    : [];

const isList = (type: ts.TypeNode | undefined): boolean =>
  type !== undefined && (ts.isArrayTypeNode(type) || (ts.isTypeOperatorNode(type) && ts.isArrayTypeNode(type.type)));

const answerOf = (node: ts.Node): { readonly answer: ts.Expression; readonly type: ts.TypeNode | undefined } | null => {
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? null : { answer: node.body, type: node.type };
  if (!ts.isReturnStatement(node) || node.expression === undefined) return null;
  const { type } = ts.findAncestor(node, ts.isFunctionLike) ?? {};
  return { answer: node.expression, type };
};

/** A name that its file gives to a list with nothing in it: `NONE`. */
const isEmptyByName = (node: ts.Expression): boolean =>
  ts.isIdentifier(node) &&
  node
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .some(
      ({ name, initializer }) =>
        name.getText() === node.text &&
        initializer !== undefined &&
        ts.isArrayLiteralExpression(initializer) &&
        initializer.elements.length === 0,
    );

const ofResult: Ways = (node) => {
  const found = answerOf(node);
  if (found === null || ts.isArrayLiteralExpression(found.answer) || !isList(found.type)) return [];
  if (isEmptyByName(found.answer)) return [];
  return [way('result', found.answer, '[]')];
};

/** A constructor without it is none. */
const isSuper = ({ expression }: ts.ExpressionStatement): boolean =>
  ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword;

const ofStatement: Ways = (node) =>
  ts.isExpressionStatement(node) && !isSuper(node) ? [way('statement', node, ';')] : [];

const ALL: readonly Ways[] = [truths, ofBinary, ofLiteral, ofCall, ofList, ofResult, ofStatement];

/** Every way to change a node itself. */
export const waysOf: Ways = (node) => ALL.flatMap((ways) => ways(node));

const isSentence = (node: ts.Node): boolean =>
  ts.isTemplateExpression(node) || (ts.isStringLiteralLike(node) && node.text.includes(' '));

/** `if (…) return 'a sentence';` where the function answers a text whatever it is asked: it chooses between two as well. */
const isSaying = (node: ts.Node): boolean =>
  ts.isIfStatement(node) &&
  ts.isReturnStatement(node.thenStatement) &&
  node.thenStatement.expression !== undefined &&
  isSentence(node.thenStatement.expression) &&
  ts.findAncestor(node, ts.isFunctionLike)?.type?.kind === ts.SyntaxKind.StringKeyword;

/** Words for people: what is put into a sentence, and the choice between two. How a rule is told decides nothing. */
export const isWording = (node: ts.Node): boolean =>
  ts.isTemplateExpression(node) ||
  isSaying(node) ||
  (ts.isConditionalExpression(node) && (isSentence(node.whenTrue) || isSentence(node.whenFalse)));
